import { ACCOUNT_NUMBER_LENGTH, BANK_CODE_LENGTH } from '../../../domain/account/account.ts';
import { CR, LF } from '../../../table/lines.ts';
import type { Columns } from '../cells/columns.ts';
import { KINDS } from '../convert/cellKinds.ts';
import type { InputBuffer } from '../convert/inputBuffer.ts';
import { DIGITS_BEHIND_WORDS, DIGITS_BESIDE_WORDS, DIGITS_OF_PAIR } from '../convert/otherNumbers.ts';
import { FREE_FOR_A_ROW } from '../convert/outputBuffer.ts';
import { repeatsAccount } from './accountDigits.ts';
import {
  BLANK,
  COLON,
  CUTS,
  DIGIT,
  digitsFrom,
  INSIDE,
  isSmall,
  isStruck,
  kindOfBytes,
  kindsOfBytes,
  LETTER,
  NEEDS_CARE,
  PUNCTUATION,
  refersToNote,
  SIGN,
  STOP,
  ZERO,
} from './byteKinds.ts';
import {
  EMPTY,
  KnownForms,
  LENGTH,
  OF_BANK,
  OF_NUMBERS,
  type OrdinarySyntax,
  STATEMENT,
  USUAL,
  type UsualColumns,
  usualColumns,
} from './columnTraits.ts';
import { mayBeBic, mayBeDoubtful, mayEndDoubtful } from './doubtfulWords.ts';

/** Fewer digits may be the first group of a number that was split into cells at its commas. */
const SHORTEST_ACCOUNT_NUMBER = 4;
/** In bytes. A longer row and its result might not fit after `makeRoom`. */
const LONGEST_ROW = FREE_FOR_A_ROW / 2;

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
  readonly #lastCell: number;
  readonly #usual: UsualColumns;
  readonly starts: Uint32Array;
  readonly ends: Uint32Array;
  /** Digits of each cell. */
  readonly #digits: Uint16Array;
  readonly #forms = new KnownForms();
  readonly #kinds = kindsOfBytes();

  constructor(
    { delimiter, columnCount, evidence }: OrdinarySyntax,
    { bankCode, accountNumber }: Columns & { kind: 'accounts' },
  ) {
    this.#delimiter = delimiter;
    this.#bankCodeCell = bankCode;
    this.#accountCell = accountNumber;
    this.#lastCell = columnCount - 1;
    this.#usual = usualColumns(columnCount, evidence?.others ?? []);
    this.#digits = new Uint16Array(columnCount);
    this.starts = new Uint32Array(columnCount);
    this.ends = new Uint32Array(columnCount);
  }

  /**
   * Reads the row at a position. Returns false if it is not ordinary or incomplete.
   *
   * @param isLast nothing follows after the input
   */
  read({ bytes, end }: InputBuffer, start: number, isLast: boolean): boolean {
    const kinds = this.#kinds;
    const usual = this.#usual;
    let at = start;
    for (let cell = 0; ; cell += 1) {
      if (cell === this.#bankCodeCell) {
        let bankCode = 0;
        const cellEnd = at + BANK_CODE_LENGTH;
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
        at += digitsFrom(bytes, at);
        this.accountEnd = at;
        const length = at - this.accountStart;
        if (at === firstDigit || length < SHORTEST_ACCOUNT_NUMBER || length > ACCOUNT_NUMBER_LENGTH)
          return false;
      } else {
        const first = bytes[at] as number;
        if (NEEDS_CARE[first] === 1) return false;
        const traits = usual.traits[cell] as number;
        if ((traits & EMPTY) !== 0 && kinds[first] !== STOP) return false;
        this.starts[cell] = at;
        let digits = 0;
        let numbers = 0;
        let run = 0;
        let seen = 0;
        let [words, commas] = [0, 0];
        for (;;) {
          for (let kind = kinds[bytes[at] as number] as number; kind !== STOP; ) {
            if (kind === DIGIT) {
              digits += 1;
              if (run === 0) numbers += 1;
              run += 1;
              if (run === DIGITS_BESIDE_WORDS) seen |= DIGIT;
            } else {
              if (kind === SIGN) return false;
              run = 0;
              seen |= kind & (LETTER | PUNCTUATION | STATEMENT);
              if (kind === LETTER) {
                const isOfBank = (traits & OF_BANK) !== 0;
                if (!isOfBank && (mayBeDoubtful(bytes, at) || mayBeBic(bytes, at))) return false;
                if (bytes[at - 1] === BLANK) words += 1;
                if (bytes[at - 1] === BLANK && bytes[at + 1] === BLANK) seen |= STATEMENT;
                if ((digits > 0 && !isOfBank) || isSmall(bytes, at)) seen |= STATEMENT;
                while (((kinds[bytes[at + 1] as number] as number) & (LETTER | INSIDE)) !== 0) at += 1;
                if (!isOfBank) {
                  if (kinds[bytes[at + 1] as number] === DIGIT) seen |= STATEMENT;
                  if (mayEndDoubtful(bytes, at)) return false;
                }
              } else if (kind === PUNCTUATION) {
                if (isStruck(bytes, at)) return false;
                if ((bytes[at] === COLON ? bytes[at + 1] : bytes[at - 1]) === BLANK) seen |= STATEMENT;
              }
            }
            at += 1;
            kind = kinds[bytes[at] as number] as number;
          }
          if (CUTS[bytes[at] as number] === 0 || bytes[at] === this.#delimiter) break;
          commas += 1;
          seen |= PUNCTUATION;
          run = 0;
          at += 1;
          while (bytes[at] === BLANK) at += 1;
          if (NEEDS_CARE[bytes[at] as number] === 1) return false;
        }
        if (words > (usual.mostWords[cell] as number) || commas > (usual.mostCommas[cell] as number))
          return false;
        const side = cell - this.#accountCell;
        if (side === -1 || side === 1) {
          const edge = side === -1 ? run : digitsFrom(bytes, this.starts[cell] as number);
          if (numbers > (usual.mostNumbers[cell] as number) || edge > (usual.edges[cell] as number))
            return false;
        }
        const kind = kindOfBytes(seen, digits);
        const usualKind = (traits >> USUAL) & 3;
        if (kind !== KINDS.empty && usualKind !== KINDS.empty && kind !== usualKind) return false;
        if (digits >= DIGITS_BESIDE_WORDS && traits >= 1 << LENGTH && traits >> LENGTH !== digits)
          return false;
        if (refersToNote(bytes, at, kinds)) return false;
        const isLong = digits >= (kinds[first] === DIGIT ? DIGITS_OF_PAIR : DIGITS_BEHIND_WORDS);
        const isExplained = (traits & OF_NUMBERS) !== 0 && kind !== KINDS.words && run === digits;
        const mayState = (seen & traits & STATEMENT) !== 0;
        if (isLong || mayState || ((seen & DIGIT) !== 0 && !isExplained)) {
          const bytesOfCell = bytes.subarray(this.starts[cell], at);
          if (this.#forms.needCare(bytesOfCell, mayState, usual.mostNumbers[cell] as number)) return false;
        }
        this.#digits[cell] = digits;
        this.ends[cell] = at;
      }
      if (cell === this.#lastCell) break;
      if (bytes[at] !== this.#delimiter) return false;
      at += 1;
    }
    this.end = at;
    if (bytes[at] === CR) at += 1;
    // The line break at the end of the buffer is not part of the file.
    if (bytes[at] !== LF || (at >= end && !isLast)) return false;
    this.next = Math.min(at + 1, end);
    const account = { cell: this.#accountCell, start: this.accountStart, end: this.accountEnd };
    const isRepeated = repeatsAccount(bytes, account, this.ends, this.#digits, usual.traits);
    return this.end - start <= LONGEST_ROW && !isRepeated;
  }
}
