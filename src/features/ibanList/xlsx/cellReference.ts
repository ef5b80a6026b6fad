/** Excel specifications and limits: rows and columns of a worksheet. */
export const EXCEL_ROWS = 1_048_576;
export const EXCEL_COLUMNS = 16_384;

/** Row and column, both from 1. */
export interface CellPlace {
  readonly row: number;
  readonly column: number;
}

/** `B3` → row 3, column 2; null if there is no such cell. */
export function readReference(reference: string): CellPlace | null {
  const [, letters = '', digits = ''] = /^([A-Z]{1,3})([1-9]\d{0,6})$/.exec(reference) ?? [];
  let column = 0;
  for (let at = 0; at < letters.length; at += 1) column = column * 26 + letters.charCodeAt(at) - 64;
  const row = Number(digits);
  return column === 0 || column > EXCEL_COLUMNS || row > EXCEL_ROWS ? null : { row, column };
}

/** `A1:D5` or a single cell, as its first and last cell. */
export function readRange(range: string): readonly [CellPlace, CellPlace] | null {
  const [from = '', to = from] = range.split(':');
  const first = readReference(from);
  const last = readReference(to);
  return first && last && [first, last];
}

/** 28 → `AB` */
export function columnName(column: number): string {
  const letter = String.fromCharCode(65 + ((column - 1) % 26));
  return column <= 26 ? letter : columnName(Math.floor((column - 1) / 26)) + letter;
}
