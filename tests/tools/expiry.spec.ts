import type { Page } from '@playwright/test';
import { newestDirectory } from '../support/bankDirectory.ts';
import { calculate, calculatorOn } from '../support/calculatorPage.ts';
import { checkEach } from '../support/checkEach.ts';
import { fill, giroCodeOn } from '../support/giroCodePage.ts';
import { expect, test } from '../support/siteTest.ts';
import { startTool } from '../support/startTool.ts';
import { widgetOn } from '../support/widgetPage.ts';

const { validUntil } = newestDirectory();
const LAST_DAY = validUntil.split('-').reverse().join('.');
const SENTENCE = `Die Bankdaten galten bis ${LAST_DAY}.`;
const IBAN = 'DE89 3704 0044 0532 0130 00';

/** How a visitor gets an answer of a tool, and what of the page has come with it. */
const TOOLS: readonly { name: string; path: string; ask: (page: Page) => Promise<void> }[] = [
  {
    name: 'the calculator',
    path: '/',
    ask: async (page) => {
      const calculator = calculatorOn(page);
      await calculate(calculator, '37040044', '532013000');
      await expect(calculator.iban(IBAN)).toBeVisible();
    },
  },
  {
    name: 'the check',
    path: '/iban-pruefen',
    ask: async (page) => {
      await page.getByRole('textbox', { name: 'IBAN oder Text mit IBANs' }).fill(IBAN);
      await page.getByRole('button', { name: 'IBAN prüfen', exact: true }).click();
      await expect(
        page.getByRole('region', { name: 'Ergebnis' }).getByText('Commerzbank, Köln', { exact: true }),
      ).toBeVisible();
    },
  },
  { name: 'the bank search', path: '/bank-suchen', ask: (page) => searchFor(page, '37040044') },
  { name: '/bic', path: '/bic', ask: (page) => searchFor(page, '37040044') },
  {
    name: 'a GiroCode for an IBAN',
    path: '/girocode',
    ask: async (page) => {
      const tool = giroCodeOn(page);
      await fill(tool, { IBAN, Empfängername: 'Erika' });
      await expect(tool.picture).toBeVisible();
    },
  },
  {
    name: 'a GiroCode for bank code and account number',
    path: '/girocode',
    ask: async (page) => {
      await giroCodeOn(page).way('Bankleitzahl und Kontonummer').check();
      await page.getByRole('textbox', { name: 'Bankleitzahl (BLZ)' }).fill('37040044');
      await page.getByRole('textbox', { name: 'Kontonummer' }).fill('532013000');
      await expect(page.getByText('Das ist die IBAN nach der Regel der Bank.')).toBeVisible();
    },
  },
  {
    name: 'a series of GiroCodes',
    path: '/girocode',
    ask: async (page) => {
      await page.getByText('Viele GiroCodes aus einer Liste', { exact: true }).click();
      await page
        .getByRole('textbox', { name: 'Aus der Tabelle kopieren und hier einfügen' })
        .fill(`Empfängername;IBAN;Betrag;Verwendungszweck;Überschrift\nErika;${IBAN};1;x;y\n`);
      await page.getByRole('button', { name: 'Liste lesen' }).click();
      await expect(page.getByRole('button', { name: 'PNG-Bilder als ZIP speichern' })).toBeVisible();
    },
  },
  { name: 'the list', path: '/iban-liste', ask: convertList },
  {
    name: 'the example for developers',
    path: '/entwickler',
    ask: async (page) => {
      await page.getByRole('textbox', { name: 'Kontonummer', exact: true }).fill('10');
      await page.getByRole('button', { name: 'Ausführen' }).click();
      await expect(page.getByRole('region', { name: /^Die Antwort auf .*'10'/ })).toBeVisible();
    },
  },
];

async function searchFor(page: Page, text: string): Promise<void> {
  await page.getByRole('search').getByRole('textbox').or(page.getByRole('searchbox')).first().fill(text);
  await expect(page.getByText('COBADEFFXXX').filter({ visible: true }).first()).toBeVisible();
}

async function convertList(page: Page): Promise<void> {
  await page.locator('input[type=file]').setInputFiles({
    name: 'liste.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from('BLZ;Konto\n37040044;532013000\n'),
  });
  await expect(page.getByRole('button', { name: 'Als CSV speichern' })).toBeVisible();
}

/** By the clock in Germany; src/domain/bankFile and src/bankData test other days. */
const MOMENTS = [
  ['a minute before the end of the last day', `${validUntil}T23:59:00+01:00`, false],
  ['the first minute after it', `${validUntil}T23:00:00Z`, true],
  ['half a year later', '2027-07-01T12:00:00Z', true],
] as const;

for (const [when, now, isPast] of MOMENTS)
  test.describe(when, () => {
    test.beforeEach(({ page }) => page.clock.setFixedTime(now));

    test('every tool says that its bank data are past, once they are [11.28]', async ({ page }) => {
      await checkEach(TOOLS, async ({ path, ask }) => {
        await page.goto(path);
        await startTool(page);
        await ask(page);
        const sentence = page.getByText(SENTENCE).filter({ visible: true });
        if (isPast) await expect(sentence.first()).toBeVisible();
        else await expect(sentence).toHaveCount(0);
      });
    });

    test('the page with the widget and the widget itself say so [11.28]', async ({ page }) => {
      await page.goto('/einbetten');
      await expect(page.getByText(SENTENCE).filter({ visible: true })).toHaveCount(isPast ? 1 : 0);
      await page.getByRole('button', { name: 'Beispiel starten' }).click();
      const widget = widgetOn(page);
      await widget.bankCode.fill('37040044');
      await widget.accountNumber.fill('532013000');
      await widget.calculate.click();
      await expect(widget.result).toContainText(IBAN);
      if (isPast) await expect(widget.result).toContainText(SENTENCE);
      else await expect(widget.result).not.toContainText('galten bis');
    });

    test('the files of a list say so in their names, once they are past [11.28]', async ({ page }) => {
      await page.goto('/iban-liste');
      await startTool(page);
      await convertList(page);
      for (const [ending, button] of [
        ['csv', 'Als CSV speichern'],
        ['xlsx', 'Als Excel-Datei (XLSX) speichern'],
      ] as const) {
        const [download] = await Promise.all([
          page.waitForEvent('download'),
          page.getByRole('button', { name: button }).click(),
        ]);
        const past = isPast ? ` (Bankdaten galten bis ${LAST_DAY})` : '';
        expect(download.suggestedFilename()).toBe(`liste-IBAN${past}.${ending}`);
      }
    });
  });
