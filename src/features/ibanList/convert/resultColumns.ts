import { writtenCell } from '../../../table/writeCell.ts';
import type { RowResult } from './rowOutcome.ts';
import { outcomeTexts } from './rowTexts.ts';

/** A column that is appended to a list: in the CSV, in the XLSX and on the page. */
export interface ResultColumn {
  readonly title: string;
  /** Width in a spreadsheet, in characters. */
  readonly width: number;
  readonly cellOf: (result: RowResult) => string;
  /** Position on the page, where outcome and reason come first. */
  readonly placeOnPage: number;
  /** Set for a column that is formatted differently on the page. */
  readonly look?: 'iban' | 'outcome' | 'long';
}

/**
 * In the order of the file. The IBAN is the first, because the fast path writes its digits at fixed offsets; a new column
 * comes after the first three (`HEAD_COLUMNS` in `fast/preparedResults.ts`). Its cell must not depend on the account number,
 * because the fast path writes one result for many accounts.
 */
export const RESULT_COLUMNS: readonly ResultColumn[] = [
  { title: 'IBAN', width: 26, cellOf: ({ iban }) => iban, placeOnPage: 1, look: 'iban' },
  { title: 'BIC', width: 14, cellOf: ({ bic }) => bic, placeOnPage: 5 },
  { title: 'Bank', width: 34, cellOf: ({ bank }) => bank, placeOnPage: 4 },
  {
    title: 'Ergebnis',
    width: 26,
    cellOf: ({ outcome }) => outcomeTexts[outcome],
    placeOnPage: 2,
    look: 'outcome',
  },
  { title: 'Grund', width: 60, cellOf: ({ reason }) => reason, placeOnPage: 3, look: 'long' },
];

/** The titles to append to a header. A title that the list already has gets a suffix. */
export function resultTitles(header: readonly string[]): string[] {
  const known = new Set(header.map((name) => name.trim().toLowerCase()));
  return RESULT_COLUMNS.map(({ title }) => (known.has(title.toLowerCase()) ? `${title} (neu)` : title));
}

export function resultCells(result: RowResult): string[] {
  return RESULT_COLUMNS.map(({ cellOf }) => cellOf(result));
}

/** The end of a line in the CSV, after the cells of the list. */
export function resultLine(result: RowResult): string {
  return `;${resultCells(result)
    .map((cell) => writtenCell(cell, false))
    .join(';')}\r\n`;
}
