import { parseRow } from '../../../table/parseRow.ts';
import { quotedCell } from '../../../table/writeCell.ts';
import { RESULT_COLUMNS } from '../convert/resultColumns.ts';
import { bareResult, type RowResult } from '../convert/rowOutcome.ts';
import { BLOCK, isRepaired, outcomeOf, type RowIndex } from './rowIndex.ts';
import { type ConvertedList, MARK_LENGTH } from './scanRows.ts';

export interface RowToShow {
  /** From 0, without the rows above the list. */
  readonly row: number;
  /** The cells of the list as they are in the CSV. */
  readonly cells: readonly string[];
  readonly result: RowResult;
}

/** Reads some rows of a result, in this order. @throws DOMException if the browser has lost the file */
export async function readRows(
  { csv, columnCount }: ConvertedList,
  { starts, classes }: RowIndex,
  rows: readonly number[],
): Promise<RowToShow[]> {
  const blocks = new Map<number, Promise<(readonly string[])[]>>();
  for (const row of rows) {
    const block = Math.floor(row / BLOCK);
    if (!blocks.has(block)) blocks.set(block, readBlock(csv.slice(starts[block], starts[block + 1])));
  }
  return Promise.all(
    rows.map(async (row) => {
      const cells = (await blocks.get(Math.floor(row / BLOCK)))?.[row % BLOCK] ?? [];
      const result = resultOf(
        cells.slice(columnCount, columnCount + RESULT_COLUMNS.length),
        classes[row] ?? 0,
      );
      const extra = cells.slice(columnCount + RESULT_COLUMNS.length);
      return { row, cells: [...cells.slice(0, columnCount), ...extra], result };
    }),
  );
}

const SYNTAX = { delimiter: ';'.charCodeAt(0), rowWidth: 0, isWellFormed: true };

async function readBlock(part: Blob): Promise<(readonly string[])[]> {
  return [...rowsIn(new Uint8Array(await part.arrayBuffer()), 0)];
}

/** The cells of each row of the CSV of a conversion, also of those above the list. */
export function rowsOfResult(
  csv: Uint8Array,
  onRead?: (bytes: number) => void,
): Generator<readonly string[], undefined> {
  return rowsIn(csv, MARK_LENGTH, onRead);
}

function* rowsIn(
  csv: Uint8Array,
  start: number,
  onRead: (bytes: number) => void = () => undefined,
): Generator<readonly string[], undefined> {
  for (let at = start; at < csv.length; ) {
    const row = parseRow(csv, at, csv.length, SYNTAX, true);
    if (row === null) return;
    yield row.cells;
    onRead(row.next - at);
    at = row.next;
  }
}

/**
 * A result as spreadsheets paste it: cells between tabs.
 *
 * @param column only this one, which stays beside its rows
 */
export async function pastedTable(csv: Blob, column: number | null): Promise<Blob> {
  const rows = await readBlock(csv.slice(MARK_LENGTH));
  const lines = rows.map((cells) =>
    (column === null ? cells : [cells[column] ?? ''])
      .map((cell) => (/[\t\r\n"]/.test(cell) ? quotedCell(cell) : cell))
      .join('\t'),
  );
  return new Blob([lines.join('\r\n')], { type: 'text/plain' });
}

/** The result that `resultCells` has written. */
export function resultOf(cells: readonly string[], ofRow: number): RowResult {
  const fields = RESULT_COLUMNS.flatMap(({ field }, place) => (field ? [[field, cells[place] ?? '']] : []));
  return {
    ...bareResult(outcomeOf(ofRow), ''),
    ...Object.fromEntries(fields),
    isRepaired: isRepaired(ofRow),
  };
}
