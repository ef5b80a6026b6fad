import type { Columns } from '../cells/columns.ts';
import type { InputBuffer } from '../convert/inputBuffer.ts';
import {
  DIGITS_BEHIND_WORDS,
  DIGITS_BESIDE_WORDS,
  DIGITS_OF_PAIR,
  type Evidence,
  mayNameAccount,
} from '../convert/otherCells.ts';
import { FREE_FOR_A_ROW } from '../convert/outputBuffer.ts';
import { CUTS, DIGIT, kindsOfBytes, LETTER, NEEDS_CARE, SIGN, STOP } from './byteKinds.ts';
import { areSame } from './copyBytes.ts';
import { mayBeDoubtful } from './doubtfulWords.ts';

const LF = 10;
const CR = 13;
const BLANK = 32;
const ZERO = 48;
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
  /** By cell: 1 for one that must be empty. */
  readonly #mustBeEmpty: Uint8Array;
  /** 1 for a cell about the bank of the row, whose words the caller judges. */
  readonly #isOfBank: Uint8Array;
  /** The columns of the bank code and of other numbers. If one repeats the account number, a cell is probably wrong. */
  readonly #explained: readonly number[];
  readonly starts: Uint32Array;
  readonly ends: Uint32Array;
  /** By the form of a cell with digits, whether it may name an account. */
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
    this.#mustBeEmpty = new Uint8Array(columnCount);
    const { subAccounts = [], unseen = [], repeated = [], ofBank = [], explained = [] } = evidence ?? {};
    for (const column of [...subAccounts, ...unseen, ...repeated]) this.#mustBeEmpty[column] = 1;
    this.#isOfBank = new Uint8Array(columnCount);
    for (const column of ofBank) this.#isOfBank[column] = 1;
    this.#explained = [bankCode, ...explained];
    this.starts = new Uint32Array(columnCount);
    this.ends = new Uint32Array(columnCount);
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
        if (this.#mustBeEmpty[cell] === 1 && kinds[first] !== STOP) return false;
        this.starts[cell] = at;
        let digits = 0;
        let run = 0;
        let seen = 0;
        for (;;) {
          let before = 0;
          for (let kind = kinds[bytes[at] as number] as number; kind !== STOP; ) {
            if (kind === LETTER) {
              if (before !== LETTER && this.#isOfBank[cell] === 0 && mayBeDoubtful(bytes, at)) return false;
            } else if (kind === SIGN) return false;
            digits += kind & DIGIT;
            run = (run + 1) * (kind & DIGIT);
            seen |= run === DIGITS_BESIDE_WORDS ? DIGIT : kind & LETTER;
            before = kind;
            at += 1;
            kind = kinds[bytes[at] as number] as number;
          }
          if (CUTS[bytes[at] as number] === 0 || bytes[at] === this.#delimiter) break;
          at += 1;
          while (bytes[at] === BLANK) at += 1;
          if (NEEDS_CARE[bytes[at] as number] === 1) return false;
        }
        const isLong = digits >= (kinds[first] === DIGIT ? DIGITS_OF_PAIR : DIGITS_BEHIND_WORDS);
        if (
          (isLong || seen === (DIGIT | LETTER)) &&
          this.#mayNameAccount(bytes.subarray(this.starts[cell], at))
        )
          return false;
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
    return this.#explained.some((cell) => {
      const from = this.starts[cell] as number;
      let end = this.ends[cell] as number;
      while (bytes[end - 1] === BLANK) end -= 1;
      return end === from + length && areSame(bytes, from, this.accountStart, length);
    });
  }

  #mayNameAccount(cell: Uint8Array): boolean {
    const form = DECODER.decode(cell).replace(/[1-9]/g, '9');
    const known = this.#forms.get(form) ?? mayNameAccount(form);
    if (this.#forms.size > 5000) this.#forms.clear();
    this.#forms.set(form, known);
    return known;
  }
}
