// @vitest-environment jsdom

import fc from 'fast-check';
import { HyperFormula } from 'hyperformula';
import deDE from 'hyperformula/i18n/languages/deDE';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { CodeFigure } from '../../../prose/CodeFigure.tsx';
import { sampleAccount } from '../../../prose/sampleAccount.ts';
import { spreadsheetFormula } from './spreadsheetFormula.ts';

HyperFormula.registerLanguage('deDE', deDE);

const spreadsheets = {
  de: { language: 'deDE', functionArgSeparator: ';', decimalSeparator: ',', thousandSeparator: '.' },
  en: { language: 'enGB', functionArgSeparator: ',', decimalSeparator: '.', thousandSeparator: '' },
} as const;

type Cell = string | number | null;
/** As in a column with the format „Text“. */
const text = (value: string) => `'${value}`;

function shownFormula(language: 'de' | 'en'): string {
  const html = renderToStaticMarkup(<CodeFigure code={spreadsheetFormula(language)} />);
  const page = new DOMParser().parseFromString(html, 'text/html');
  return page.querySelector('pre')?.textContent ?? '';
}

/** The value that a spreadsheet shows for the formula of the page in C2. */
function shown(language: 'de' | 'en', bankCode: Cell, accountNumber: Cell): unknown {
  const rows = [
    ['BLZ', 'Konto', 'IBAN'],
    [bankCode, accountNumber, shownFormula(language)],
  ];
  const sheet = HyperFormula.buildFromArray(rows, { licenseKey: 'gpl-v3', ...spreadsheets[language] });
  const value = sheet.getCellValue({ sheet: 0, row: 1, col: 2 });
  sheet.destroy();
  return typeof value === 'object' ? 'an error' : value;
}

describe.each(['de', 'en'] as const)('The formula for a spreadsheet (%s) [11.23]', (language) => {
  test.each<[Cell, Cell, string]>([
    [text('37040044'), text('532013000'), 'DE89370400440532013000'],
    [37040044, 532013000, 'DE89370400440532013000'],
    [text('37040044'), text('0000000024'), 'DE02370400440000000024'],
    [37040044, 9999999999, 'DE33370400449999999999'],
  ])('gives the IBAN of bank code %s and account number %s', (bankCode, accountNumber, iban) => {
    expect(shown(language, bankCode, accountNumber)).toBe(iban);
  });

  const REFUSAL = /^(bitte prüfen|please check|an error)$/;
  const bankCodes = [3704004, 370400440, null, ...['037040044', '370 400 44', '3704004X'].map(text)];
  test.each(bankCodes)('refuses bank code %s', (bankCode) => {
    expect(shown(language, bankCode, 24)).toMatch(REFUSAL);
  });

  const asText = ['01234567890', '12345678901', '1.234', '1,234', '1E5', '12 34', 'abc'].map(text);
  test.each([null, 0, 12345678901, 12.5, -12, ...asText])('refuses account number %s', (accountNumber) => {
    expect(shown(language, 37040044, accountNumber)).toMatch(REFUSAL);
  });

  test('gives the same IBAN as the calculator for any numbers, as numbers or as text', () => {
    const bankCodes = fc.integer({ min: 10_000_000, max: 99_999_999 });
    const accountNumbers = fc.integer({ min: 1, max: 9_999_999_999 });
    fc.assert(
      fc.property(bankCodes, accountNumbers, fc.boolean(), (bankCode, accountNumber, areText) => {
        const { iban } = sampleAccount(String(bankCode), String(accountNumber));
        const cell = (number: number) => (areText ? text(String(number)) : number);
        expect(shown(language, cell(bankCode), cell(accountNumber))).toBe(iban);
      }),
      { numRuns: 50 },
    );
  });

  test('takes the remainders before it multiplies, because spreadsheets keep 15 digits and Excel divides no larger ones', () => {
    expect(shownFormula(language)).toMatch(/\(62\*\w+\(A2[;,]97\)\+27\*\w+\(B2[;,]97\)\+62[;,]97\)/);
    expect([10n ** 16n % 97n, 10n ** 6n % 97n, 131400n % 97n]).toEqual([62n, 27n, 62n]);
  });
});
