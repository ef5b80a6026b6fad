import { addedTitle } from '../../../table/addedTitle.ts';
import { CSV_DELIMITER, writtenCell } from '../../../table/writeCell.ts';
import type { RowResult } from './rowOutcome.ts';
import { outcomeTexts } from './rowTexts.ts';

/** A column that is appended to a list: in the CSV, in the XLSX and on the page. */
export interface ResultColumn {
  readonly title: string;
  /** Width in a spreadsheet, in characters. */
  readonly width: number;
  /** The field of the result that is the cell; of the outcome, its words. */
  readonly field: Exclude<keyof RowResult, 'isRepaired'>;
}

/**
 * In the order of the file. The IBAN is the first, because the fast path writes its digits at fixed offsets. The cell of a
 * new column must not depend on the account number, because the fast path writes one result for many accounts. On the page, what is before the outcome is beside the IBAN.
 */
export const RESULT_COLUMNS: readonly ResultColumn[] = [
  { title: 'IBAN', width: 26, field: 'iban' },
  { title: 'BIC', width: 14, field: 'bic' },
  { title: 'Bank', width: 34, field: 'bank' },
  { title: 'Ergebnis', width: 26, field: 'outcome' },
  { title: 'Grund', width: 60, field: 'reason' },
];

/** The titles to append to a header. A title that the list already has gets a suffix: `Bank (neu)`, `Bank (neu 2)`. */
export function resultTitles(header: readonly string[]): string[] {
  const known = new Set(header.map((name) => name.trim().toLowerCase()));
  return RESULT_COLUMNS.map(({ title }) => {
    let copy = 0;
    while (known.has(addedTitle(title, copy).toLowerCase())) copy += 1;
    return addedTitle(title, copy);
  });
}

/** The cells to append to a row above the header, so that all rows are equally wide. */
export const NO_RESULT: readonly string[] = RESULT_COLUMNS.map(() => '');

export function resultCells(result: RowResult, columns = RESULT_COLUMNS): string[] {
  return columns.map(({ field }) => (field === 'outcome' ? outcomeTexts[result.outcome] : result[field]));
}

/** A line of the CSV. @param written cells of the list: those beyond its columns follow the result */
export function csvLine(written: readonly string[], columnCount: number, result: readonly string[]): string {
  const own = written.slice(0, columnCount);
  while (own.length < columnCount) own.push('');
  const added = result.map((cell) => writtenCell(cell, false));
  return `${[...own, ...added, ...written.slice(columnCount)].join(CSV_DELIMITER)}\r\n`;
}
