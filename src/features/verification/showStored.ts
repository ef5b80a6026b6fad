import { fillTable, type Line, livePart, say } from './dom.ts';
import { NOT_TOLD, NOTHING, PLACE_NAMES, purposeOf, storedInSum } from './storedTexts.ts';
import { PLACES, type Place, readStored, type StoredThing } from './storedThings.ts';

/** Shows what the browser stores for this site, and reads it again when it may have changed. */
export function showStored(): void {
  const part = livePart('stored');
  if (!part) return;
  const prefix = document.querySelector<HTMLElement>('[data-cache-prefix]')?.dataset.cachePrefix ?? '';
  const show = async () => {
    const stored = await readStored();
    const count = PLACES.reduce((sum, place) => sum + (stored[place]?.length ?? 0), 0);
    say(part, storedInSum(count));
    fillTable(
      part,
      PLACES.map((place) => ({
        head: PLACE_NAMES[place],
        lines: linesOf(place, stored[place], prefix),
      })),
    );
  };
  part.querySelector('button')?.addEventListener('click', show);
  // What the visitor's answer has changed, here or in another tab.
  for (const type of ['kept-read', 'storage', 'pageshow']) addEventListener(type, show);
  document.addEventListener('visibilitychange', show);
  void show();
}

function linesOf(place: Place, things: readonly StoredThing[] | null, prefix: string): Line[] {
  if (things === null) return [{ text: NOT_TOLD }];
  if (things.length === 0) return [{ text: NOTHING }];
  return things.flatMap((thing) => {
    const { text, isExpected } = purposeOf(place, thing, prefix);
    return [
      { text: thing.name, isCode: true },
      { text, tone: isExpected ? undefined : ('caution' as const) },
    ];
  });
}
