import type { Page } from '@playwright/test';
import { everyTool, open } from '../../../tests/everyTool.ts';
import type { Verdict } from '../bounds.ts';
import { soakTab } from './soakTab.ts';
import { beginAgain, convertListFile, use } from './useTool.ts';
import { visit } from './visit.ts';

type Report = (line: string) => void;

/**
 * Makes visits in one tab, each with another tool.
 *
 * @param visitsPerState after so many the consent changes
 * @returns also how many pages the browser had kept for the way back and forth
 */
export async function soakVisits(
  page: Page,
  visits: number,
  visitsPerState: number,
  report: Report,
): Promise<{ verdicts: Verdict[]; restored: number }> {
  let restored = 0;
  await page.exposeFunction('soakRestored', () => {
    restored += 1;
  });
  await page.addInitScript(() =>
    addEventListener('pageshow', ({ persisted }) => {
      if (persisted) (window as never as { soakRestored: () => void }).soakRestored();
    }),
  );
  const verdicts = await soakTab({
    ...{ page, visits, report },
    // An attached debugger keeps some MB of every service worker that ends (docs/reliability.md).
    unjudged: ['process'],
    visit: (tab, index) => visit(tab, index, visitsPerState),
  });
  return { verdicts, restored };
}

/** Uses each tool, or that of `path`, many times in a page that stays open. */
export async function soakUses(page: Page, uses: number, report: Report, path?: string): Promise<Verdict[]> {
  const verdicts: Verdict[] = [];
  for (const tool of everyTool.filter((tool) => path === undefined || tool.path === path)) {
    report(tool.name);
    const own = await page.context().newPage();
    await open(own, tool.path);
    await fillUndoHistory(own);
    const found = await soakTab({
      ...{ page: own, visits: uses, report },
      async visit(tab) {
        await (tool.path === '/iban-liste' ? convertListFile(tab) : use(tab, tool));
        await beginAgain(tab, tool);
      },
    });
    await own.close();
    verdicts.push(...found.map((verdict) => ({ ...verdict, what: `${tool.name}: ${verdict.what}` })));
  }
  return verdicts;
}

/**
 * Chromium keeps the text nodes of the last 1,000 changes of fields for „Undo“. Once it is full, hardly a node is added. The
 * field stays, because its changes would be forgotten with it.
 */
async function fillUndoHistory(page: Page): Promise<void> {
  await page.evaluate(() => {
    document.body.appendChild(document.createElement('input')).focus();
    for (let changes = 0; changes < 1000; changes += 1) {
      document.execCommand('insertText', false, '1');
      document.execCommand('delete');
    }
  });
}
