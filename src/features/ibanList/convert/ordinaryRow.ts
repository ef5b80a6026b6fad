import { countDigits, fourDigits } from '../../../domain/bulkAccount.ts';
import type { Columns } from '../cells/columns.ts';
import type { RowSyntax } from '../table/parseRow.ts';
import type { InputBuffer } from './inputBuffer.ts';
import { FREE_FOR_A_ROW } from './outputBuffer.ts';

const LF = 10;
const CR = 13;
const BANK_CODE_LENGTH = 8;
const LONGEST_ACCOUNT_NUMBER = 10;
/** Nothing is appended to a longer row without asking for room. */
const LONGEST_ROW = FREE_FOR_A_ROW / 2;

/** At the beginning of a cell: what could be a quote or a formula. Non-ASCII bytes: 0xEF leads the full-width = + - @. */
const NEEDS_CARE = bytesOf('"=+-@\t', 0xef);

/**
 * Reads rows as nearly all rows are: without quotes and formulas, with as many cells as the list has columns, eight
 * digits of bank code, one to ten of account number. Texts are not made of them.
 */
export class OrdinaryRow {
  bankCode = 0;
  accountStart = 0;
  accountEnd = 0;
  /** Behind the last cell. */
  end = 0;
  /** Where the next row begins. */
  next = 0;
  readonly #delimiter: number;
  readonly #lineBreak: number;
  readonly #bankCodeCell: number;
  readonly #accountCell: number;
  readonly #columnCount: number;
  readonly #stops: Uint8Array;

  constructor(
    { delimiter, lineBreak }: RowSyntax,
    { bankCode, accountNumber }: Columns & { kind: 'accounts' },
    columnCount: number,
  ) {
    this.#delimiter = delimiter;
    this.#lineBreak = lineBreak;
    this.#bankCodeCell = bankCode;
    this.#accountCell = accountNumber;
    this.#columnCount = columnCount;
    this.#stops = bytesOf('";\r\n', delimiter);
  }

  /**
   * Reads the row that begins there. False where it goes on behind the end of what has been read, or is another than
   * described above.
   *
   * @param isLast nothing follows behind the end
   */
  read({ bytes, view, end }: InputBuffer, start: number, isLast: boolean): boolean {
    const stops = this.#stops;
    const lastCell = this.#columnCount - 1;
    let at = start;
    for (let cell = 0; ; cell += 1) {
      if (cell === this.#bankCodeCell) {
        const high = fourDigits(view.getInt32(at, true));
        const low = fourDigits(view.getInt32(at + 4, true));
        if (high < 0 || low < 0) return false;
        this.bankCode = high * 10_000 + low;
        at += BANK_CODE_LENGTH;
      } else if (cell === this.#accountCell) {
        const length = countDigits(view, at);
        if (length === 0 || length > LONGEST_ACCOUNT_NUMBER) return false;
        this.accountStart = at;
        at += length;
        this.accountEnd = at;
      } else {
        if (NEEDS_CARE[bytes[at] as number] === 1) return false;
        while (stops[bytes[at] as number] === 0) at += 1;
      }
      if (cell === lastCell) break;
      if (bytes[at] !== this.#delimiter) return false;
      at += 1;
    }
    this.end = at;
    if (bytes[at] === CR && this.#lineBreak === LF && bytes[at + 1] === LF) at += 1;
    // Behind the end stands a line break that the file has not.
    if (bytes[at] !== this.#lineBreak || (at >= end && !isLast)) return false;
    this.next = Math.min(at + 1, end);
    return this.end - start <= LONGEST_ROW;
  }
}

/** A table that says 1 for these bytes. */
function bytesOf(characters: string, ...more: readonly number[]): Uint8Array {
  const table = new Uint8Array(256);
  for (const character of characters) table[character.charCodeAt(0)] = 1;
  for (const byte of more) table[byte] = 1;
  return table;
}
