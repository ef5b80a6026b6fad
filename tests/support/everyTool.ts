import { expect, type Page } from '@playwright/test';
import { calculate, calculatorOn } from './calculatorPage.ts';
import { contactFormOn } from './contactPage.ts';
import { giroCodeOn } from './giroCodePage.ts';
import { ibanFormula } from './ibanFormula.ts';
import { startTool } from './startTool.ts';

export interface Tool {
  readonly name: string;
  readonly path: string;
  /** Typed texts that occur nowhere else on the site, without spaces. */
  readonly typed: readonly string[];
  /** Types all of them and waits for the result. */
  readonly use: (page: Page) => Promise<void>;
}

const bankCode = '37040044';

/** Every page with an input, each with its own numbers and words. */
export const everyTool: readonly Tool[] = [
  {
    name: 'the calculator',
    path: '/',
    typed: ['7315926408', ibanFormula(bankCode, '7315926408').iban, 'Quarzhausen'],
    use: async (page) => {
      const calculator = calculatorOn(page);
      await page.getByRole('button', { name: 'Bank suchen' }).click();
      await page.getByRole('textbox', { name: /^Bank, Ort/ }).fill('Quarzhausen');
      await expect(page.getByText(/^Nichts (gefunden|passt genau)/).first()).toBeVisible();
      await page.getByRole('button', { name: 'Suche schließen' }).click();
      await calculate(calculator, bankCode, '7315926408');
      await expect(calculator.iban(ibanFormula(bankCode, '7315926408').grouped)).toBeVisible();
      await calculator.openArithmetic();
      await calculator.result.getByRole('button', { name: 'Teilen' }).click();
    },
  },
  {
    name: 'the check',
    path: '/iban-pruefen',
    typed: ['8426037', ibanFormula(bankCode, '8426037').iban],
    use: async (page) => {
      const field = page.getByRole('textbox', { name: 'IBAN oder Text mit IBANs' });
      await field.fill(`Bitte an ${ibanFormula(bankCode, '8426037').grouped} zahlen`);
      await page.getByRole('button', { name: 'IBAN prüfen', exact: true }).click();
      await expect(page.getByRole('link', { name: 'GiroCode erstellen' })).toBeVisible();
      await expect(page.getByRole('region', { name: 'Ergebnis' }).getByText('Commerzbank')).toBeVisible();
    },
  },
  {
    name: 'the bank search',
    path: '/bank-suchen',
    typed: ['Nixenbüttel', ibanFormula('20070000', '6193847').iban, '6193847'],
    use: async (page) => {
      const field = page.getByRole('textbox', { name: /^Bank, Ort/ });
      await field.fill('Nixenbüttel');
      await expect(page.getByText(/^Nichts (gefunden|passt genau)/).first()).toBeVisible();
      await field.fill(ibanFormula('20070000', '6193847').grouped);
      await expect(page.getByText('IBAN rechnerisch richtig, aber fraglich', { exact: true })).toBeVisible();
      await expect(page.getByRole('link', { name: /^IBAN berechnen: / }).first()).toBeVisible();
    },
  },
  {
    name: 'the list',
    path: '/iban-liste',
    typed: ['9537148', ibanFormula(bankCode, '9537148').iban, 'Zwirbelhuber'],
    use: async (page) => {
      await page
        .getByRole('textbox', { name: 'Aus der Tabelle kopieren und hier einfügen' })
        .fill(`BLZ;Konto;Name\n${bankCode};9537148;Zwirbelhuber`);
      await page.getByRole('button', { name: 'Liste lesen' }).click();
      await expect(page.getByRole('heading', { name: 'Ergebnis' })).toBeVisible();
    },
  },
  {
    name: 'the GiroCode',
    path: '/girocode',
    typed: [
      ...['528401300', ibanFormula(bankCode, '528401300').iban, 'Brezelmoser', '4713,57', 'Q-583920174'],
      ...['836101600', 'Zimtgruber'],
    ],
    use: async (page) => {
      const { field, picture } = giroCodeOn(page);
      await field('IBAN').fill(ibanFormula(bankCode, '528401300').grouped);
      await field('Empfängername').fill('Brezelmoser');
      await field('Betrag').fill('4713,57');
      await field('Verwendungszweck').fill('Rechnung Q-583920174');
      await expect(picture).toBeVisible();
      await page.getByText('Viele GiroCodes aus einer Liste', { exact: true }).click();
      await field('Aus der Tabelle kopieren und hier einfügen').fill(
        `Empfängername;IBAN\nZimtgruber;${ibanFormula(bankCode, '836101600').iban}`,
      );
      await page.getByRole('button', { name: 'Liste lesen' }).click();
      await page.getByLabel('Wer bekommt das Geld?').selectOption('list');
      await expect(page.getByText(/^1\sKarte/)).toBeVisible();
    },
  },
  {
    name: 'the BIC field',
    path: '/bic',
    typed: ['Grützenbach', ibanFormula(bankCode, '2750183').iban, '2750183'],
    use: async (page) => {
      const field = page.getByRole('textbox', { name: 'IBAN, Bank, Ort, BLZ oder BIC' });
      await field.fill('Grützenbach');
      await expect(page.getByText(/^Nichts (gefunden|passt genau)/).first()).toBeVisible();
      await field.fill(ibanFormula(bankCode, '2750183').grouped);
      await expect(page.getByRole('button', { name: 'BIC COBADEFFXXX kopieren' })).toBeVisible();
    },
  },
  {
    name: 'the letter to the bank',
    path: '/falsch-ueberwiesen',
    typed: ['Kaiserschmarrn', ibanFormula(bankCode, '5172936').iban, '5172936', '4826,19'],
    use: async (page) => {
      await page.getByLabel('Ihr Name und Ihre Anschrift').fill('Kaiserschmarrn');
      await page.getByLabel('Betrag in Euro').fill('4826,19');
      await page.getByLabel('Ihre IBAN').fill(ibanFormula(bankCode, '5172936').grouped);
      await expect(page.getByRole('figure', { name: 'Brief an die Bank' })).toContainText('Kaiserschmarrn');
    },
  },
  {
    name: 'the contact form',
    path: '/kontakt',
    typed: ['Knödelmaier', 'knoedelmaier@example.org', 'Kontonummer3047192'],
    use: async (page) => {
      const form = contactFormOn(page);
      await form.name.fill('Knödelmaier');
      await form.email.fill('knoedelmaier@example.org');
      await form.message.fill('Kontonummer 3047192');
    },
  },
];

/** Returns the words that the text contains, also with spaces or as part of a URL. */
export function found(text: string, typed: readonly string[]): string[] {
  const plain = text.replaceAll('%20', '').replaceAll(/[\s\u00A0+]/g, '');
  return typed.filter((word) => plain.includes(word) || plain.includes(encodeURIComponent(word)));
}

/** Opens a page and waits until its tool, if it has one, is hydrated. */
export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await startTool(page);
  // The attribute is removed when React starts. Changing the page before React has finished would be a mismatch.
  await page.waitForFunction(() =>
    [...document.querySelectorAll('astro-island')].every((island) => {
      const key = Object.keys(island).find((name) => name.startsWith('__reactContainer$'));
      const root = key && (island as never as Record<string, ReactRootFiber>)[key];
      return root ? root.stateNode.current.memoizedState.isDehydrated === false : false;
    }),
  );
}

/** The internal state of React 19 on a root element. */
interface ReactRootFiber {
  readonly stateNode: { readonly current: { readonly memoizedState: { readonly isDehydrated: boolean } } };
}
