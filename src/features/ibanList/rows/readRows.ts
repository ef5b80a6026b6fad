import { LF } from '../../../table/lines.ts';
import { type ParsedRow, parseRow, QUOTE } from '../../../table/parseRow.ts';
import { CSV_DELIMITER, quotedCell } from '../../../table/writeCell.ts';
import { RESULT_COLUMNS } from '../convert/resultColumns.ts';
import { bareResult, PROBLEMS, type RowResult } from '../convert/rowOutcome.ts';
import { outcomeTexts } from '../convert/rowTexts.ts';
import { BLOCK, isRepaired, outcomeOf, type RowIndex } from './rowIndex.ts';

/** The result of a conversion. */
export interface ConvertedList {
  readonly csv: Blob;
  readonly index: RowIndex;
  /** Columns of the list, without those of the result. */
  readonly columnCount: number;
  /** Number of rows above the list: titles and the header. */
  readonly headerRow: number;
}

export interface RowToShow {
  /** Counted from 0 below the header. */
  readonly row: number;
  /** The cells of the list as they are in the CSV. */
  readonly cells: readonly string[];
  readonly result: RowResult;
}

/** Reads some rows of a result, in this order. @throws DOMException if the browser has lost the file */
export async function readRows(
  { csv, columnCount, index: { starts, classes } }: ConvertedList,
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
      const end = columnCount + RESULT_COLUMNS.length;
      const result = resultOf(cells.slice(columnCount, end), classes[row] ?? 0);
      return { row, cells: [...cells.slice(0, columnCount), ...cells.slice(end)], result };
    }),
  );
}

/** How many rows are in memory at a time. */
const MANY = 4096;

/** Reads any number of rows of a result, in this order. */
export async function* rowsInTurn(
  list: ConvertedList,
  rows: readonly number[] | Uint32Array,
): AsyncGenerator<RowToShow> {
  for (let at = 0; at < rows.length; at += MANY) yield* await readRows(list, [...rows.slice(at, at + MANY)]);
}

/** The rows of a part of a result as they are in the file. */
export function* linesOf(bytes: Uint8Array<ArrayBuffer>): Generator<Uint8Array<ArrayBuffer>> {
  let isQuoted = false;
  let start = 0;
  for (let at = 0; at < bytes.length; at += 1) {
    if (bytes[at] === QUOTE) isQuoted = !isQuoted;
    if (bytes[at] !== LF || isQuoted) continue;
    yield bytes.subarray(start, at + 1);
    start = at + 1;
  }
}

export function parseLine(line: Uint8Array): Pick<ParsedRow, 'cells' | 'quoted'> {
  return parseRow(line, 0, line.length, SYNTAX, true) ?? { cells: [], quoted: [] };
}

const MARK_LENGTH = 3;
const SYNTAX = { delimiter: CSV_DELIMITER, rowWidth: 0, isWellFormed: true } as const;

async function readBlock(part: Blob): Promise<(readonly string[])[]> {
  const bytes = new Uint8Array(await part.arrayBuffer());
  return Array.from(linesOf(bytes), (line) => parseLine(line).cells);
}

/** The cells of each row of the CSV of a conversion, also of those above the list. */
export function* rowsOfResult(
  csv: Uint8Array<ArrayBuffer>,
  onRead: (bytes: number) => void = () => undefined,
): Generator<readonly string[], undefined> {
  for (const line of linesOf(csv.subarray(MARK_LENGTH))) {
    yield parseLine(line).cells;
    onRead(line.length);
  }
}

/**
 * A result as spreadsheets paste it: cells between tabs.
 *
 * @param column of the IBANs, to copy them alone, without doubtful ones; null for all cells
 */
export async function pastedTable(csv: Blob, column: number | null): Promise<Blob> {
  const rows = await readBlock(csv.slice(MARK_LENGTH));
  const lines = rows.map((cells) =>
    (column === null ? cells : [certainIban(cells, column)])
      .map((cell) => (/[\t\r\n"]/.test(cell) ? quotedCell(cell) : cell))
      .join('\t'),
  );
  return new Blob([lines.join('\r\n')], { type: 'text/plain' });
}

const OUTCOME = RESULT_COLUMNS.findIndex(({ field }) => field === 'outcome');
const IN_QUESTION: ReadonlySet<string | undefined> = new Set(
  [...PROBLEMS].map((outcome) => outcomeTexts[outcome]),
);

/** What is pasted into a transfer must not be an IBAN that its row calls doubtful or wrong. */
function certainIban(cells: readonly string[], column: number): string {
  return IN_QUESTION.has(cells[column + OUTCOME]) ? '' : (cells[column] ?? '');
}

/** The result that `resultCells` has written. */
export function resultOf(cells: readonly string[], ofRow: number): RowResult {
  const fields = RESULT_COLUMNS.map(({ field }, place) => [field, cells[place] ?? '']);
  const outcome = outcomeOf(ofRow);
  return {
    ...bareResult(outcome, ''),
    ...Object.fromEntries(fields),
    outcome,
    isRepaired: isRepaired(ofRow),
  };
}
