import { expect, type Page } from '@playwright/test';
import { startTool } from './startTool.ts';

/**
 * A bank code of eight digits that no bank has (it is in no list of the Bundesbank). The calculator applies the plain
 * formula to it (requirement 9.6).
 */
export const unknownBankCode = '12345678';

export function calculatorOn(page: Page) {
  const card = page.locator('#rechner');
  const result = page.getByRole('region', { name: 'Ergebnis', exact: true });
  const bankCode = page.getByRole('textbox', { name: 'Bankleitzahl (BLZ)' });
  const accountNumber = page.getByRole('textbox', { name: 'Kontonummer' });
  return {
    bankCode,
    accountNumber,
    async expectFields(ofBankCode: string, ofAccountNumber: string) {
      await expect(bankCode).toHaveValue(ofBankCode);
      await expect(accountNumber).toHaveValue(ofAccountNumber);
    },
    button: (name: string | RegExp) => card.getByRole('button', { name }),
    calculate: page.getByRole('button', { name: 'IBAN berechnen' }),
    result,
    /** The displayed IBAN, in groups of four. */
    iban: (grouped: string) => result.getByText(grouped, { exact: true }).filter({ visible: true }).first(),
    copy: result.getByRole('button', { name: 'IBAN kopieren' }),
    copyAsWritten: result.getByRole('button', { name: 'IBAN mit Leerzeichen kopieren' }),
    heading: (name: string | RegExp) => result.getByRole('heading', { level: 2, name, exact: true }),
    restart: result.getByRole('button', { name: 'Neue Berechnung' }),
    /** A status message, for screen readers or for everybody. */
    status: (text: string | RegExp) => card.getByRole('status').filter({ hasText: text }),
    arithmetic: result.getByRole('list', { name: 'Rechenweg', includeHidden: true }),
    openArithmetic: () => result.getByRole('button', { name: 'Rechenweg' }).click(),
    more: result.getByRole('button', { name: 'Mehr', exact: true }),
  };
}

export type Calculator = ReturnType<typeof calculatorOn>;

/** Opens the home page, waits until its calculator is hydrated, and calculates the IBAN of the numbers, if there are any. */
export async function openCalculator(page: Page, bankCode = '', account = ''): Promise<Calculator> {
  await page.goto('/');
  await startTool(page);
  const calculator = calculatorOn(page);
  if (bankCode !== '') await calculate(calculator, bankCode, account);
  return calculator;
}

/** The same, and waits until the directory is there, which loads at the first touch. */
export async function openReader(page: Page): Promise<Calculator> {
  const directory = page.waitForEvent('requestfinished', (request) => request.url().includes('/daten/'));
  const calculator = await openCalculator(page);
  await calculator.bankCode.focus();
  await directory;
  return calculator;
}

/** Of the calculator or of the widget. */
export async function calculate(
  calculator: Pick<Calculator, 'bankCode' | 'accountNumber' | 'calculate'>,
  bankCode: string,
  accountNumber: string,
) {
  await calculator.bankCode.fill(bankCode);
  await calculator.accountNumber.fill(accountNumber);
  await calculator.calculate.click();
}
