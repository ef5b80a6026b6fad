import { OutputBuffer } from '../convert/outputBuffer.ts';
import { resultLine } from '../convert/resultColumns.ts';
import { PROBLEMS, type RowResult } from '../convert/rowOutcome.ts';
import { classAt, outcomeOf } from './rowIndex.ts';
import { type ConvertedList, scanRows } from './scanRows.ts';

export interface RowsToWrite {
  readonly list: ConvertedList;
  /** Only the rows that need attention are wanted. */
  readonly isOnlyProblems: boolean;
  /** The results of corrected rows. */
  readonly corrected: ReadonlyMap<number, RowResult>;
}

/** Writes a result again: with the results of corrected rows, and all rows or only those that need attention. */
export async function writeRows({ list, isOnlyProblems, corrected }: RowsToWrite): Promise<Blob> {
  const output = new OutputBuffer();
  output.write('\uFEFF');
  await scanRows(list, (row, { scanner, bytes, start }) => {
    const result = corrected.get(row);
    if (row >= 0 && isOnlyProblems) {
      const outcome = result?.outcome ?? outcomeOf(classAt(bytes, scanner));
      if (!PROBLEMS.has(outcome)) return;
    }
    if (result === undefined) output.writeBytes(bytes.subarray(start, scanner.next));
    else {
      output.writeBytes(bytes.subarray(start, scanner.resultStart));
      output.write(resultLine(result).replace(/\r\n$/, ''));
      output.writeBytes(bytes.subarray(scanner.resultEnd, scanner.next));
    }
  });
  return output.toBlob(list.csv.type);
}
