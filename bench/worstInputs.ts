/**
 * Measures a megabyte of the worst texts: the time of each reader in Node, and how long a page of the built site is blocked
 * when the text is pasted into a field. Build first: npm run build
 *
 * Usage: node bench/worstInputs.ts
 */
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { type Browser, chromium } from '@playwright/test';
import { chromiumArguments, findChromium } from '../scripts/chromium.ts';
import { createSiteServer } from '../scripts/siteServer.ts';
import { searchedText } from '../src/bankData/searchedText.ts';
import { makeBankSearch } from '../src/domain/bankSearch/bankSearch.ts';
import { parseAmount } from '../src/domain/giroCode/amount.ts';
import { readPayeeIban } from '../src/domain/giroCode/payeeIban.ts';
import { cleanLine } from '../src/domain/giroCode/text.ts';
import { readIban } from '../src/domain/iban/readIban.ts';
import { checkIban } from '../src/domain/ibanCheck/checkIban.ts';
import { findIbans } from '../src/domain/ibanCheck/findIbans.ts';
import { readAccountNumber } from '../src/domain/reading/readNumber.ts';
import { readPair } from '../src/domain/reading/readPair.ts';
import { newestDirectory } from '../tests/bankDirectory.ts';
import { startTool } from '../tests/startTool.ts';

const MEGABYTE = 1_000_000;
const filledWith = (text: string) => text.repeat(Math.ceil(MEGABYTE / text.length)).slice(0, MEGABYTE);

const INPUTS: Readonly<Record<string, string>> = {
  'line breaks': filledWith('\n'),
  blanks: filledWith(' '),
  'a minus sign and blanks': `-${filledWith(' ')}x`,
  digits: filledWith('1'),
  letters: filledWith('A'),
  'DE, glued': filledWith('DE'),
  'DE12, apart': filledWith('DE12 '),
  'single characters': filledWith('D 1 '),
  quotes: filledWith('"'),
  'the word IBAN': filledWith('IBAN '),
  'right IBANs': filledWith('DE89 3704 0044 0532 0130 00\n'),
  'wrong IBANs': filledWith('DE89 3704 0044 0532 0130 01\n'),
  'invisible characters': filledWith('\u200B\u2068'),
};

const search = makeBankSearch(newestDirectory());
const READERS: Readonly<Record<string, (text: string) => unknown>> = {
  check: (text) => findIbans(text).map((iban) => checkIban(iban)),
  amount: parseAmount,
  line: cleanLine,
  payee: readPayeeIban,
  field: readIban,
  pair: (text) => readPair(text, () => true, true),
  account: readAccountNumber,
  search: (text) => search.find(searchedText(text).text, 20),
};

const FIELDS: Readonly<Record<string, readonly [path: string, label: string]>> = {
  check: ['/iban-pruefen', 'IBAN oder Text mit IBANs'],
  account: ['/', 'Kontonummer'],
  name: ['/girocode', 'Empfängername'],
  text: ['/girocode', 'Verwendungszweck'],
  amount: ['/girocode', 'Betrag'],
  search: ['/bank-suchen', 'Bank, Ort, PLZ, BLZ oder BIC'],
};

const row = (name: string, cells: readonly string[]) =>
  console.log([name.padEnd(26), ...cells.map((cell) => cell.padStart(9))].join(''));

function milliseconds(work: () => unknown): number {
  const start = performance.now();
  work();
  return performance.now() - start;
}

console.log('The readers in Node: ms per MB, the better of two runs');
row('', Object.keys(READERS));
for (const [name, text] of Object.entries(INPUTS))
  row(
    name,
    Object.values(READERS).map((read) =>
      Math.min(...[1, 2].map(() => milliseconds(() => read(text)))).toFixed(0),
    ),
  );

const site = createSiteServer('dist').listen(0, '127.0.0.1');
await once(site, 'listening');
const address = `http://127.0.0.1:${(site.address() as AddressInfo).port}`;
const browser = await chromium.launch({ executablePath: findChromium(), args: [...chromiumArguments] });
try {
  console.log('\nA paste of 1 MB on the page: ms of the longest standstill');
  row('', Object.keys(FIELDS));
  for (const [name, text] of Object.entries(INPUTS)) {
    const cells: string[] = [];
    for (const [path, label] of Object.values(FIELDS))
      cells.push((await standstill(browser, address + path, label, text)).toFixed(0));
    row(name, cells);
  }
} finally {
  await browser.close();
  site.close();
  site.closeAllConnections();
}

/** Pastes as a visitor does. @returns the longest time in which the page did not respond until it had drawn the result */
async function standstill(browser: Browser, url: string, label: string, text: string): Promise<number> {
  const context = await browser.newContext({ permissions: ['clipboard-read', 'clipboard-write'] });
  try {
    const page = await context.newPage();
    await page.addInitScript(() => localStorage.setItem('gdpr-consent', 'declined'));
    await page.goto(url);
    await startTool(page);
    const field = page.getByRole('textbox', { name: label, exact: true });
    await field.focus();
    await page.waitForLoadState('networkidle');
    await page.evaluate((copied) => navigator.clipboard.writeText(copied), text);
    await page.evaluate(() => {
      const turns: number[] = [];
      let last = performance.now();
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => {
        const now = performance.now();
        turns.push(now - last);
        last = now;
        setTimeout(() => port2.postMessage(null));
      };
      port2.postMessage(null);
      Object.assign(window, { turns });
    });
    await page.keyboard.press('ControlOrMeta+v');
    // Two frames: the first draws the change, the second starts after it is drawn.
    await page.evaluate(
      () =>
        new Promise((resolve) => {
          requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve, 300)));
        }),
    );
    return await page.evaluate(() => Math.max(...(window as never as { turns: number[] }).turns));
  } finally {
    await context.close();
  }
}
