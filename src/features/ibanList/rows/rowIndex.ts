import { ROW_OUTCOMES, type RowOutcome } from '../convert/rowOutcome.ts';
import { outcomeTexts, repairTexts } from '../convert/rowTexts.ts';
import type { RowScanner } from './rowScanner.ts';
import { type ConvertedList, scanRows } from './scanRows.ts';

/** Rows that are read and shown together. */
export const BLOCK = 16;

/** Where the rows of a result are, and what became of them: a byte for each row, so that a million fit in memory. */
export interface RowIndex {
  /** Position of every `BLOCK`-th row in the file, and the end of the last row. */
  readonly starts: Float64Array<ArrayBuffer>;
  /** For each row its index in `ROW_OUTCOMES`, plus `REPAIRED`. */
  readonly classes: Uint8Array<ArrayBuffer>;
  /** The number of rows by class, counted in the worker: counting a million on the page takes a frame. */
  readonly counts: Uint32Array<ArrayBuffer>;
}

/** Added to the class of a row with a number in an unusual notation. */
const REPAIRED = 128;

export function classOf(outcome: RowOutcome, isRepaired: boolean): number {
  return ROW_OUTCOMES.indexOf(outcome) + (isRepaired ? REPAIRED : 0);
}

export function outcomeOf(ofRow: number): RowOutcome {
  return ROW_OUTCOMES[ofRow & ~REPAIRED] as RowOutcome;
}

export function isRepaired(ofRow: number): boolean {
  return ofRow >= REPAIRED;
}

/**
 * Makes the index of a result. It reads the finished file, so that the conversion itself does not have to keep anything
 * about its rows.
 */
export async function indexRows(list: ConvertedList): Promise<RowIndex> {
  const starts = new Float64Array(Math.ceil(list.rowCount / BLOCK) + 1);
  const classes = new Uint8Array(list.rowCount);
  const counts = new Uint32Array(2 * REPAIRED);
  await scanRows(list, (row, { scanner, bytes, position, start }) => {
    if (row < 0) return;
    if (row % BLOCK === 0) starts[row / BLOCK] = position;
    if (row === list.rowCount - 1) starts[starts.length - 1] = position + scanner.next - start;
    const ofRow = classAt(bytes, scanner);
    classes[row] = ofRow;
    counts[ofRow] = (counts[ofRow] as number) + 1;
  });
  return { starts, classes, counts };
}

/** The class of the row that was scanned last. */
export function classAt(bytes: Uint8Array, scanner: RowScanner): number {
  const outcome = outcomeAt(bytes, scanner.outcomeStart, scanner.outcomeEnd);
  return outcome + (isRepairAt(bytes, scanner.reasonStart) ? REPAIRED : 0);
}

const encoder = new TextEncoder();
const OUTCOMES = ROW_OUTCOMES.map((outcome) => encoder.encode(outcomeTexts[outcome]));
const REPAIRS = Object.values(repairTexts).map((text) => encoder.encode(text));
const QUOTE = 34;

function outcomeAt(bytes: Uint8Array, start: number, end: number): number {
  for (let index = 0; index < OUTCOMES.length; index += 1) {
    const text = OUTCOMES[index] as Uint8Array;
    if (text.length === end - start && startsWith(bytes, start, text)) return index;
  }
  throw new Error('a row of the result has no outcome');
}

/** The sentences about a repair are the first of a reason (`convertRow.ts`). */
function isRepairAt(bytes: Uint8Array, reasonStart: number): boolean {
  const start = bytes[reasonStart] === QUOTE ? reasonStart + 1 : reasonStart;
  for (let index = 0; index < REPAIRS.length; index += 1)
    if (startsWith(bytes, start, REPAIRS[index] as Uint8Array)) return true;
  return false;
}

function startsWith(bytes: Uint8Array, start: number, text: Uint8Array): boolean {
  for (let at = 0; at < text.length; at += 1) if (bytes[start + at] !== text[at]) return false;
  return true;
}
