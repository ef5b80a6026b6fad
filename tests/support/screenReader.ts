import { readFileSync } from 'node:fs';
import { expect, type Locator, type Page } from '@playwright/test';

const address = '/virtual-screen-reader.js';
const code = readFileSync(new URL(import.meta.resolve('@guidepup/virtual-screen-reader/browser.js')), 'utf8');

/** The part of the package that is used here; it runs in the page. */
interface Reader {
  start(options: { container: Node }): Promise<void>;
  stop(): Promise<void>;
  next(): Promise<void>;
  lastSpokenPhrase(): Promise<string>;
  spokenPhraseLog(): Promise<string[]>;
}

/** Phrases that tell only where an element without a name begins or ends. */
const STRUCTURE = /^(end\b.*|paragraph|status|term|definition|rowgroup|polite: )$/;

/** Leaves out structure, repetitions, and the content of buttons and links, which their names contain. */
function readable(phrases: readonly string[]): string[] {
  const heard: string[] = [];
  for (let index = 0; index < phrases.length; index++) {
    const phrase = (phrases[index] ?? '').replace(/[\u00A0\u202F]/g, ' ');
    if (!STRUCTURE.test(phrase) && phrase !== heard.at(-1)) heard.push(phrase);
    const end = phrases.indexOf(`end of ${phrases[index]}`, index);
    if (/^(button|link|columnheader|cell),/.test(phrase) && end > index) index = end;
  }
  return heard;
}

/** A screen reader in the page that says what the specifications of ARIA ask for; the words of real ones differ. */
export async function startScreenReader(page: Page) {
  await page.route(`**${address}`, (route) => route.fulfill({ contentType: 'text/javascript', body: code }));
  const reader = await page.evaluateHandle(
    async (path): Promise<Reader> => (await import(path)).virtual,
    address,
  );
  return {
    read: async (element: Locator): Promise<string[]> =>
      readable(
        await element.evaluate(async (container, virtual) => {
          await virtual.start({ container });
          const first = await virtual.lastSpokenPhrase();
          do await virtual.next();
          while ((await virtual.lastSpokenPhrase()) !== first);
          const phrases = await virtual.spokenPhraseLog();
          await virtual.stop();
          return phrases.slice(0, -1);
        }, reader),
      ),

    /** Expects what is heard while somebody acts: the elements that get the focus, and announcements. */
    async expectHeard(act: () => Promise<void>, expected: readonly string[]): Promise<void> {
      await reader.evaluate((virtual) => virtual.start({ container: document.body }));
      await act();
      const heard = () => reader.evaluate((virtual) => virtual.spokenPhraseLog());
      // The first phrase is the page itself.
      await expect.poll(async () => readable((await heard()).slice(1))).toEqual(expected);
      await reader.evaluate((virtual) => virtual.stop());
    },
  };
}
