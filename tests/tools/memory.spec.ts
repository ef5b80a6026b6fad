import { type CDPSession, expect, type Page } from '@playwright/test';
import { chromiumArguments } from '../../scripts/browsers.ts';
import { calculatorOn } from '../support/calculatorPage.ts';
import { contactFormOn, sentText } from '../support/contactPage.ts';
import { everyTool, open, type Tool } from '../support/everyTool.ts';
import { chooseFile } from '../support/files.ts';
import { test } from '../support/siteTest.ts';

// Machine code that the browser compiles with use counts as heap: 200 kB of a list, sooner or later as the machine is busy.
test.use({
  launchOptions: {
    executablePath: process.env.HEADLESS_SHELL_FOUND,
    args: [...chromiumArguments, '--js-flags=--no-opt --no-maglev --no-sparkplug'],
  },
});

const MEASURES = ['JSHeapUsedSize', 'Nodes', 'JSEventListeners'] as const;

for (const tool of everyTool)
  test(`${tool.name} holds at most a tenth more after 15 uses than after 5 [16.2]`, async ({ page }) => {
    await open(page, tool.path);
    await fillUndoHistory(page);
    const debuggerOfPage = await page.context().newCDPSession(page);
    await debuggerOfPage.send('Performance.enable');
    const heldAfter = async (uses: number) => {
      for (let use = 0; use < uses; use += 1) await oneUse(page, tool);
      return held(debuggerOfPage);
    };
    const [before, after] = [await heldAfter(5), await heldAfter(10)];
    for (const measure of MEASURES)
      expect(after[measure], measure).toBeLessThanOrEqual(before[measure] * 1.1);
  });

type Held = Readonly<Record<(typeof MEASURES)[number], number>>;

async function held(debuggerOfPage: CDPSession): Promise<Held> {
  // The first collection ends objects whose finalizers release others.
  for (let times = 0; times < 2; times += 1) await debuggerOfPage.send('HeapProfiler.collectGarbage');
  const { metrics } = await debuggerOfPage.send('Performance.getMetrics');
  return Object.fromEntries(metrics.map(({ name, value }) => [name, value])) as Held;
}

/** Uses a tool until it shows a result, and empties it without loading the page. */
async function oneUse(page: Page, tool: Tool): Promise<void> {
  const main = page.getByRole('main');
  await (tool.path === '/iban-liste' ? convertListFile(page) : tool.use(page));
  if (tool.path === '/') await calculatorOn(page).restart.click();
  if (tool.path === '/iban-liste') await main.getByRole('button', { name: 'Neue Liste' }).click();
  if (tool.path === '/girocode') {
    await main.getByRole('button', { name: 'Neue Liste' }).click();
    await expect(main.getByRole('button', { name: 'Liste lesen' })).toBeVisible();
    await main.getByText('Viele GiroCodes aus einer Liste', { exact: true }).click();
  }
  if (tool.path === '/kontakt') {
    const form = contactFormOn(page);
    await form.send.click();
    await expect(form.notification).toContainText(sentText);
  }
  for (const field of await main.getByRole('textbox').all()) await field.fill('');
}

/** What is typed in several lines would leave a node for each in the history for „Undo“. */
async function convertListFile(page: Page): Promise<void> {
  await chooseFile(page, 'liste.csv', 'BLZ;Konto;Name\n37040044;9537148;Zwirbelhuber');
  await expect(page.getByRole('heading', { name: 'Ergebnis' })).toBeVisible();
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
