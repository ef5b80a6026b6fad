import { writtenCell } from '../../../table/writeCell.ts';
import { csvLine, RESULT_COLUMNS, resultCells } from '../convert/resultColumns.ts';
import { PROBLEMS, type RowResult } from '../convert/rowOutcome.ts';
import { type ConvertedList, linesOf, parseLine } from './readRows.ts';
import { outcomeOf } from './rowIndex.ts';

export interface RowsToWrite {
  readonly list: ConvertedList;
  readonly isOnlyProblems: boolean;
  readonly corrected: ReadonlyMap<number, RowResult>;
}

/** Writes a result again: with the results of corrected rows, and all rows or only those that need attention. */
export async function writeRows({ list, isOnlyProblems, corrected }: RowsToWrite): Promise<Blob> {
  const { csv, columnCount, index } = list;
  const [start] = index.starts;
  const bytes = new Uint8Array(await csv.slice(start).arrayBuffer());
  const parts: BlobPart[] = [csv.slice(0, start)];
  let row = -1;
  /** The rows up to here are written or left out. */
  let done = 0;
  for (const line of linesOf(bytes)) {
    row += 1;
    const result = corrected.get(row);
    const outcome = result?.outcome ?? outcomeOf(index.classes[row] as number);
    const isWanted = !isOnlyProblems || PROBLEMS.has(outcome);
    if (isWanted && !result) continue;
    parts.push(bytes.subarray(done, line.byteOffset));
    done = line.byteOffset + line.length;
    if (!isWanted || !result) continue;
    const { cells, quoted } = parseLine(line);
    const others = cells.map((cell, place) => writtenCell(cell, quoted[place] ?? false));
    others.splice(columnCount, RESULT_COLUMNS.length);
    parts.push(csvLine(others, columnCount, resultCells(result)));
  }
  parts.push(bytes.subarray(done));
  return new Blob(parts, { type: csv.type });
}
