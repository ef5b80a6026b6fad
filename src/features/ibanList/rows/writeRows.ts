import { writtenCell } from '../../../table/writeCell.ts';
import { csvLine, RESULT_COLUMNS, resultCells } from '../convert/resultColumns.ts';
import { PROBLEMS, type RowResult } from '../convert/rowOutcome.ts';
import { type ConvertedList, groupsOfRows, type Line, parseLine } from './readRows.ts';
import { outcomeOf } from './rowIndex.ts';

export interface RowsToWrite {
  readonly list: ConvertedList;
  /** Only the rows that need attention are wanted. */
  readonly isOnlyProblems: boolean;
  /** The results of corrected rows. */
  readonly corrected: ReadonlyMap<number, RowResult>;
}

/** Writes a result again: with the results of corrected rows, and all rows or only those that need attention. */
export async function writeRows({ list, isOnlyProblems, corrected }: RowsToWrite): Promise<Blob> {
  const { csv, columnCount, index } = list;
  const isProblem = (row: number) =>
    PROBLEMS.has(corrected.get(row)?.outcome ?? outcomeOf(index.classes[row] as number));
  const parts = [csv.slice(0, index.starts[0])];
  const isRead = isOnlyProblems ? isProblem : (row: number) => corrected.has(row);
  for await (const { part, lines } of groupsOfRows(list, isRead)) {
    const read = [...lines];
    if (read.length === 0 && !isOnlyProblems) parts.push(part);
    const wanted = isOnlyProblems ? read.filter(({ row }) => isProblem(row)) : read;
    parts.push(new Blob(wanted.map((line) => written(line, columnCount, corrected.get(line.row)))));
  }
  return new Blob(parts, { type: csv.type });
}

function written(line: Line, columnCount: number, result: RowResult | undefined): BlobPart {
  if (result === undefined) return line.line;
  const { cells, quoted } = parseLine(line);
  const others = cells.map((cell, place) => writtenCell(cell, quoted[place] ?? false));
  others.splice(columnCount, RESULT_COLUMNS.length);
  return csvLine(others, columnCount, resultCells(result));
}
