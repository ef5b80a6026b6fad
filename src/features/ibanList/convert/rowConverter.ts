import type { BankDirectory } from '../../../domain/bankDirectory.ts';
import type { Columns } from '../cells/columns.ts';
import { isUtf8 } from '../table/isUtf8.ts';
import { parseRow, type RowSyntax } from '../table/parseRow.ts';
import type { TableFormat } from '../table/tableFormat.ts';
import { withoutFormula, writtenCell } from '../table/writeCell.ts';
import { convertRow } from './convertRow.ts';
import { FastRows } from './fastRows.ts';
import type { InputBuffer } from './inputBuffer.ts';
import type { OutputBuffer } from './outputBuffer.ts';
import { cellsOf } from './resultCells.ts';
import { resultColumnsBeside } from './rowTexts.ts';
import { emptySummary, FIRST_ROWS, isProblem, PROBLEM_ROWS, type SummaryInProgress } from './summary.ts';

/** How the rows of a list are written. */
export interface RowShape {
  readonly format: TableFormat;
  /** Of the list; rows with fewer cells are filled up, cells beyond it come behind the result. */
  readonly columnCount: number;
}

/** A text that began as UTF-8 and goes on otherwise: it is Windows-1252. */
export class NotUtf8 extends Error {}

export interface RowConverter {
  /** Of all pieces so far. */
  readonly summary: SummaryInProgress;
  /**
   * Converts the whole rows that have been read and forgets them; what is left is the beginning of a row.
   *
   * @param isLast nothing follows: the last row may lack its line break
   * @throws NotUtf8
   */
  convertPiece(input: InputBuffer, isLast: boolean): void;
}

/** Makes what converts the rows of a list, from its beginning, into the output. */
export function makeRowConverter(
  directory: BankDirectory,
  { format, columnCount }: RowShape,
  columns: Columns,
  output: OutputBuffer,
): RowConverter {
  const syntax = syntaxOf(format);
  const summary = emptySummary();
  const fastRows =
    columns.kind === 'accounts'
      ? new FastRows(directory, output, summary, syntax, columns, columnCount)
      : null;
  let rowsWithoutResult = format.headerRow;

  function writeRow(cells: readonly string[], quoted: readonly boolean[], result: readonly string[]): void {
    const written = cells.map((cell, index) => {
      if (withoutFormula(cell) !== cell) summary.formulaCount += 1;
      return writtenCell(cell, quoted[index] ?? false);
    });
    while (written.length < columnCount) written.push('');
    const appended = result.map((cell) => writtenCell(cell, false));
    const line = [...written.slice(0, columnCount), ...appended, ...written.slice(columnCount)].join(';');
    output.write(`${line}\r\n`);
  }

  function convertSlowly(cells: readonly string[], quoted: readonly boolean[]): void {
    const result = convertRow(directory, cells, columns);
    summary.rowCount += 1;
    summary.counts[result.outcome] += 1;
    if (result.isRepaired) summary.repairedCount += 1;
    if (cells.length > columnCount) summary.longRowCount += 1;
    const row = { number: summary.rowCount + format.headerRow, cells, result };
    if (summary.firstRows.length < FIRST_ROWS) summary.firstRows.push(row);
    if (summary.problemRows.length < PROBLEM_ROWS && isProblem(result)) summary.problemRows.push(row);
    writeRow(cells, quoted, cellsOf(result));
  }

  /** Works off all whole rows, and says where the first incomplete one begins. */
  function convertRows(input: InputBuffer, isLast: boolean): number {
    const { bytes, end } = input;
    let position = 0;
    while (position < end) {
      output.makeRoom();
      if (fastRows && rowsWithoutResult === 0) {
        position = fastRows.convert(input, position, isLast);
        if (position >= end) break;
      }
      const row = parseRow(bytes, position, end, syntax, isLast);
      if (row === null) return position;
      position = row.next;
      if (rowsWithoutResult === 0) convertSlowly(row.cells, row.quoted);
      else {
        writeRow(row.cells, row.quoted, rowsWithoutResult === 1 ? resultColumnsBeside(row.cells) : []);
        rowsWithoutResult -= 1;
      }
    }
    return position;
  }

  return {
    summary,
    convertPiece(input, isLast) {
      const consumed = convertRows(input, isLast);
      if (format.encoding === 'utf-8' && !isUtf8(input.bytes, input.view, consumed)) throw new NotUtf8();
      input.drop(consumed);
    },
  };
}

export function syntaxOf({ delimiter, lineBreak }: TableFormat): RowSyntax {
  return { delimiter: delimiter.charCodeAt(0), lineBreak: lineBreak === 'cr' ? 13 : 10 };
}
