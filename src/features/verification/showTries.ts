import { fillTable, type Line, livePart, say } from './dom.ts';
import { tryAll } from './tries.ts';
import type { TryResult } from './tryResult.ts';
import { errorInWords, OUTCOMES, reasonOf, TONES, TRYING, triesInSum, WAY_NAMES } from './tryTexts.ts';

/** Tries to send something when the button is pressed, and shows how the browser has refused it. */
export function showTries(): void {
  const part = livePart('tries');
  const button = part?.querySelector('button');
  if (!part || !button) return;
  fillTable(part, []);
  button.addEventListener('click', async () => {
    if (button.ariaDisabled === 'true') return;
    // Not disabled: the button keeps the focus.
    button.ariaDisabled = 'true';
    say(part, TRYING);
    fillTable(part, []);
    const results = await tryAll();
    fillTable(
      part,
      results.map((result) => ({ head: WAY_NAMES[result.way], lines: linesOf(result) })),
    );
    const isSafe = results.every(({ outcome }) => outcome === 'refused');
    say(part, triesInSum(results), isSafe ? 'good' : 'wrong');
    button.ariaDisabled = null;
  });
}

function linesOf(result: TryResult): Line[] {
  return [
    { text: OUTCOMES[result.outcome], tone: TONES[result.outcome] },
    { text: reasonOf(result) },
    ...(result.error ? [{ text: errorInWords(result.error) }] : []),
  ];
}
