import { OutputBuffer } from '../convert/outputBuffer.ts';
import { isProblem } from './rowFilter.ts';
import { type ConvertedList, scanRows } from './scanRows.ts';

export interface RowsToWrite {
  readonly list: ConvertedList;
  /** The class of each row (`RowIndex`), if only the rows that need attention are wanted; null for all rows. */
  readonly classes: Uint8Array<ArrayBuffer> | null;
  /** The result of each corrected row, as the CSV has it (`resultLine`). */
  readonly corrected: ReadonlyMap<number, string>;
}

/** Writes a result again: with the results of corrected rows, and all rows or only those that need attention. */
export async function writeRows({ list, classes, corrected }: RowsToWrite): Promise<Blob> {
  const output = new OutputBuffer();
  output.write('\uFEFF');
  await scanRows(list, (row, { scanner, bytes, start }) => {
    if (row >= 0 && classes !== null && !isProblem(classes[row] as number)) return;
    const line = corrected.get(row);
    if (line === undefined) output.writeBytes(bytes.subarray(start, scanner.next));
    else {
      output.writeBytes(bytes.subarray(start, scanner.resultStart));
      output.write(line.replace(/\r\n$/, ''));
      output.writeBytes(bytes.subarray(scanner.resultEnd, scanner.next));
    }
  });
  return output.toBlob(list.csv.type);
}
