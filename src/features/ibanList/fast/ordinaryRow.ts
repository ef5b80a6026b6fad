import type { Columns } from '../cells/columns.ts';
import type { InputBuffer } from '../convert/inputBuffer.ts';
import { hasStatement } from '../convert/notes.ts';
import {
  DIGITS_BEHIND_WORDS,
  DIGITS_BESIDE_WORDS,
  DIGITS_OF_PAIR,
  type Evidence,
  KINDS,
  mayNameAccount,
  type OtherColumn,
} from '../convert/otherCells.ts';
import { FREE_FOR_A_ROW } from '../convert/outputBuffer.ts';
import { CUTS, DIGIT, INSIDE, kindsOfBytes, LETTER, MARK, NEEDS_CARE, SIGN, STOP } from './byteKinds.ts';
import { mayBeDoubtful } from './doubtfulWords.ts';

const LF = 10;
const CR = 13;
const BLANK = 32;
const ZERO = 48;
const SMALL = 32;
const BANK_CODE_LENGTH = 8;
/** Fewer digits may be the first group of a number that was split into cells at its commas. */
const SHORTEST_ACCOUNT_NUMBER = 4;
const LONGEST_ACCOUNT_NUMBER = 10;
/** In bytes. A longer row and its result might not fit after `makeRoom`. */
const LONGEST_ROW = FREE_FOR_A_ROW / 2;

const DECODER = new TextDecoder();

export interface OrdinarySyntax {
  /** One byte. */
  readonly delimiter: number;
  readonly columnCount: number;
  /** Columns that are read slowly where they are filled. */
  readonly evidence?: Evidence | undefined;
}

/**
 * Reads an ordinary row, which nearly all rows are: no quotes or formulas, as many cells as the list has columns, a
 * bank code of eight digits and an account number of four to ten digits, not 0, no sub-account, and no cell that may name
 * another account. It makes no strings.
 */
export class OrdinaryRow {
  bankCode = 0;
  accountStart = 0;
  accountEnd = 0;
  /** After the last cell. */
  end = 0;
  /** Start of the next row. */
  next = 0;
  readonly #delimiter: number;
  readonly #bankCodeCell: number;
  readonly #accountCell: number;
  readonly #columnCount: number;
  /** By cell, what the list shows of its column; see below. */
  readonly #traits: Uint8Array;
  /** By cell, its usual kind; 0 if there is none. */
  readonly #usual: Uint8Array;
  readonly starts: Uint32Array;
  readonly ends: Uint32Array;
  /** Digits of each cell. */
  readonly #digits: Uint16Array;
  /** By the form of a cell, whether it may name an account or is a statement. */
  readonly #forms = new Map<string, boolean>();
  readonly #kinds: Uint8Array;

  constructor(
    { delimiter, columnCount, evidence }: OrdinarySyntax,
    { bankCode, accountNumber }: Columns & { kind: 'accounts' },
  ) {
    this.#delimiter = delimiter;
    this.#bankCodeCell = bankCode;
    this.#accountCell = accountNumber;
    this.#columnCount = columnCount;
    this.#traits = new Uint8Array(columnCount);
    this.#usual = new Uint8Array(columnCount);
    for (const column of evidence?.others ?? []) {
      this.#traits[column.index] = traitsOf(column);
      this.#usual[column.index] = column.usual ?? 0;
    }
    this.#digits = new Uint16Array(columnCount);
    this.starts = new Uint32Array(columnCount);
    this.ends = new Uint32Array(columnCount);
    // The bank code is a number, too.
    this.#digits[bankCode] = BANK_CODE_LENGTH;
    this.#traits[bankCode] = OF_NUMBERS;
    this.#kinds = kindsOfBytes(delimiter);
  }

  /**
   * Reads the row at a position. Returns false if it is not ordinary or incomplete.
   *
   * @param isLast nothing follows after the input
   */
  read({ bytes, end }: InputBuffer, start: number, isLast: boolean): boolean {
    const kinds = this.#kinds;
    const lastCell = this.#columnCount - 1;
    let at = start;
    for (let cell = 0; ; cell += 1) {
      if (cell === this.#bankCodeCell) {
        let bankCode = 0;
        const cellEnd = at + BANK_CODE_LENGTH;
        this.starts[cell] = at;
        this.ends[cell] = cellEnd;
        for (; at < cellEnd; at += 1) {
          const digit = (bytes[at] as number) ^ ZERO;
          if (digit > 9) return false;
          bankCode = bankCode * 10 + digit;
        }
        this.bankCode = bankCode;
      } else if (cell === this.#accountCell) {
        this.accountStart = at;
        while (bytes[at] === ZERO) at += 1;
        const firstDigit = at;
        while (((bytes[at] as number) ^ ZERO) <= 9) at += 1;
        this.accountEnd = at;
        const length = at - this.accountStart;
        if (at === firstDigit || length < SHORTEST_ACCOUNT_NUMBER || length > LONGEST_ACCOUNT_NUMBER)
          return false;
      } else {
        const first = bytes[at] as number;
        if (NEEDS_CARE[first] === 1) return false;
        const traits = this.#traits[cell] as number;
        if ((traits & EMPTY) !== 0 && kinds[first] !== STOP) return false;
        this.starts[cell] = at;
        let digits = 0;
        let run = 0;
        let seen = 0;
        for (;;) {
          let before = 0;
          for (let kind = kinds[bytes[at] as number] as number; kind !== STOP; ) {
            if (kind === LETTER) {
              if (before !== LETTER) {
                if ((traits & OF_BANK) === 0 && mayBeDoubtful(bytes, at)) return false;
                if (isSmall(bytes, at)) seen |= STATEMENT;
              }
            } else if (kind === SIGN) return false;
            digits += kind & DIGIT;
            run = (run + 1) * (kind & DIGIT);
            if (run === DIGITS_BESIDE_WORDS) seen |= DIGIT;
            seen |= kind & (LETTER | MARK);
            if (kind !== INSIDE) before = kind;
            at += 1;
            kind = kinds[bytes[at] as number] as number;
          }
          if (CUTS[bytes[at] as number] === 0 || bytes[at] === this.#delimiter) break;
          seen |= MARK;
          at += 1;
          while (bytes[at] === BLANK) at += 1;
          if (NEEDS_CARE[bytes[at] as number] === 1) return false;
        }
        const kind =
          (seen & LETTER) !== 0
            ? KINDS.words
            : digits === 0
              ? KINDS.empty
              : (seen & MARK) !== 0
                ? KINDS.figures
                : KINDS.digits;
        if (kind !== KINDS.empty && this.#usual[cell] !== 0 && kind !== this.#usual[cell]) return false;
        const isLong = digits >= (kinds[first] === DIGIT ? DIGITS_OF_PAIR : DIGITS_BEHIND_WORDS);
        const hasNumber = (seen & DIGIT) !== 0 && (kind === KINDS.words || (traits & OF_NUMBERS) === 0);
        const mayState = (seen & traits & STATEMENT) !== 0;
        if (
          (isLong || hasNumber || mayState) &&
          this.#needsCare(bytes.subarray(this.starts[cell], at), mayState)
        )
          return false;
        this.#digits[cell] = digits;
        this.ends[cell] = at;
      }
      if (cell === lastCell) break;
      if (bytes[at] !== this.#delimiter) return false;
      at += 1;
    }
    this.end = at;
    if (bytes[at] === CR) at += 1;
    // The line break at the end of the buffer is not part of the file.
    if (bytes[at] !== LF || (at >= end && !isLast)) return false;
    this.next = Math.min(at + 1, end);
    return this.end - start <= LONGEST_ROW && !this.#isElsewhere(bytes);
  }

  /** Whether a cell for another number repeats the account number. */
  #isElsewhere(bytes: Uint8Array): boolean {
    const length = this.accountEnd - this.accountStart;
    for (let cell = 0; cell < this.#columnCount; cell += 1)
      if (
        this.#digits[cell] === length &&
        cell !== this.#accountCell &&
        ((this.#traits[cell] as number) & OF_NUMBERS) !== 0 &&
        this.#repeatsAccount(bytes, this.starts[cell] as number, this.ends[cell] as number)
      )
        return true;
    return false;
  }

  #repeatsAccount(bytes: Uint8Array, start: number, end: number): boolean {
    let next = this.accountStart;
    for (let at = start; at < end; at += 1) {
      if (((bytes[at] as number) ^ ZERO) > 9) continue;
      if (bytes[at] !== bytes[next]) return false;
      next += 1;
    }
    return true;
  }

  #needsCare(cell: Uint8Array, mayState: boolean): boolean {
    const text = DECODER.decode(cell);
    const form = text.replace(/[1-9]/g, '9');
    const known = this.#forms.get(form) ?? (mayNameAccount(form) || (mayState && hasStatement(text)));
    if (this.#forms.size > 5000) this.#forms.clear();
    this.#forms.set(form, known);
    return known;
  }
}

/** The cell must be empty: what it says depends on the account. */
const EMPTY = 1;
/** The caller judges its words. */
const OF_BANK = 2;
/** Its numbers are none of accounts. */
const OF_NUMBERS = 4;
/** A word with a small letter may be that of a remark. */
const STATEMENT = 64;

function traitsOf(column: OtherColumn): number {
  return (
    (column.isSubAccount || column.isRepeated ? EMPTY : 0) |
    (column.isOfBank ? OF_BANK : 0) |
    (column.isExplained || column.isOfNumbers ? OF_NUMBERS : 0) |
    (column.notes === 'statements' ? STATEMENT : 0)
  );
}

/** Whether a word begins with a small letter: of ASCII, or of Latin-1 in UTF-8. */
function isSmall(bytes: Uint8Array, at: number): boolean {
  const first = bytes[at] as number;
  return first === 0xc3 ? (bytes[at + 1] as number) >= 0x9f : (first & SMALL) !== 0;
}
