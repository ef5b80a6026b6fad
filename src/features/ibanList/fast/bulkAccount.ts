import type { AccountNumber } from '../../../domain/account/accountNumber.ts';
import { lowestZeroBytes } from './lowestBytes.ts';

const FOUR_ZEROS = 0x30303030;
const WORDS_LENGTH = 12;

/** Of the four digits of a word, so many belong to the number: the last ones, which a little-endian word has on top. */
const MASKS = [0, 0xff000000, 0xffff0000, 0xffffff00, -1];
/** The same for each of the three words, by the length of the number; lengths differ too much for branches. */
const FIRST_MASKS = masksOf(8);
const MIDDLE_MASKS = masksOf(4);
const LAST_MASKS = masksOf(0);

/**
 * The account number of a row in a list: ten digits, padded with zeros. They are read, checked, calculated with and
 * written two or four at a time; one object is used for all rows.
 */
export class BulkAccount {
  /** The numbers in digits 1 and 2, 3 and 4, 5 and 6, 7 and 8, 9 and 10. */
  pair1 = 0;
  pair2 = 0;
  pair3 = 0;
  pair4 = 0;
  pair5 = 0;
  /** A digit to a byte, the first one lowest: digits 1 and 2 on top, digits 3 to 6, digits 7 to 10. */
  #first = 0;
  #middle = 0;
  #last = 0;

  /** Reads one to ten ASCII digits from `start` to `end`. */
  read(view: DataView, start: number, end: number): void {
    if (end < WORDS_LENGTH) {
      // At the very beginning of a list: no three words fit in front of the end.
      this.#readCopy(view, start, end);
      return;
    }
    const length = end - start;
    this.#take(
      (view.getInt32(end - 12, true) ^ FOUR_ZEROS) & (FIRST_MASKS[length] as number),
      (view.getInt32(end - 8, true) ^ FOUR_ZEROS) & (MIDDLE_MASKS[length] as number),
      (view.getInt32(end - 4, true) ^ FOUR_ZEROS) & (LAST_MASKS[length] as number),
    );
  }

  #readCopy(view: DataView, start: number, end: number): void {
    const copy = new DataView(new ArrayBuffer(WORDS_LENGTH));
    const shift = WORDS_LENGTH - end;
    for (let at = start; at < end; at += 1) copy.setUint8(at + shift, view.getUint8(at));
    this.read(copy, start + shift, WORDS_LENGTH);
  }

  #take(first: number, middle: number, last: number): void {
    this.#first = first;
    this.#middle = middle;
    this.#last = last;
    this.pair1 = pairsOf(first) >>> 16;
    const middlePairs = pairsOf(middle);
    this.pair2 = middlePairs & 0xff;
    this.pair3 = middlePairs >>> 16;
    const lastPairs = pairsOf(last);
    this.pair4 = lastPairs & 0xff;
    this.pair5 = lastPairs >>> 16;
  }

  /** @param position 1 = left … 10 = right */
  digit(position: number): number {
    if (position > 6) return (this.#last >>> (8 * (position - 7))) & 0xff;
    if (position > 2) return (this.#middle >>> (8 * (position - 3))) & 0xff;
    return (this.#first >>> (8 * (position + 1))) & 0xff;
  }

  /** How many zeros stand in front, of the ten digits of an account number that is not 0. */
  get zerosInFront(): number {
    if (this.#first !== 0) return lowestZeroBytes(this.#first) - 2;
    return this.#middle === 0 ? 6 + lowestZeroBytes(this.#last) : 2 + lowestZeroBytes(this.#middle);
  }

  get isZero(): boolean {
    return (this.#first | this.#middle | this.#last) === 0;
  }

  get number(): number {
    const { pair1, pair2, pair3, pair4, pair5 } = this;
    return pair1 * 100_000_000 + (pair2 * 100 + pair3) * 10_000 + pair4 * 100 + pair5;
  }

  /** The account number as text. Joining characters one by one would take ten times as long. */
  get text(): AccountNumber {
    const first = this.#first | FOUR_ZEROS;
    const middle = this.#middle | FOUR_ZEROS;
    const last = this.#last | FOUR_ZEROS;
    // biome-ignore format: one line for each word
    return String.fromCharCode(
      (first >>> 16) & 0xff, first >>> 24,
      middle & 0xff, (middle >>> 8) & 0xff, (middle >>> 16) & 0xff, middle >>> 24,
      last & 0xff, (last >>> 8) & 0xff, (last >>> 16) & 0xff, last >>> 24,
    ) as AccountNumber;
  }

  /** Puts 00 behind the number, whose first two digits are zeros. */
  appendSubAccount(): void {
    this.#take(this.#middle << 16, (this.#middle >>> 16) | (this.#last << 16), this.#last >>> 16);
  }

  /** The number modulo 97: 10^2 is 3, 10^4 is 9, 10^6 is 27, 10^8 is 81. */
  get remainder(): number {
    return (this.pair1 * 81 + this.pair2 * 27 + this.pair3 * 9 + this.pair4 * 3 + this.pair5) % 97;
  }

  /** Writes ten ASCII digits, and two characters in front of them that are to be written afterwards. */
  write(view: DataView, at: number): void {
    view.setInt32(at - 2, this.#first | FOUR_ZEROS, true);
    view.setInt32(at + 2, this.#middle | FOUR_ZEROS, true);
    view.setInt32(at + 6, this.#last | FOUR_ZEROS, true);
  }
}

/** An account number as the rows of a list have it. */
export function bulkAccount(accountNumber: AccountNumber): BulkAccount {
  const ascii = Uint8Array.from(`00${accountNumber}`, (digit) => digit.charCodeAt(0));
  const account = new BulkAccount();
  account.read(new DataView(ascii.buffer), WORDS_LENGTH - accountNumber.length, WORDS_LENGTH);
  return account;
}

/** The masks of a word behind which so many digits stand. */
function masksOf(behind: number): Int32Array {
  return Int32Array.from(
    { length: 11 },
    (_, length) => MASKS[Math.min(4, Math.max(0, length - behind))] as number,
  );
}

/** The two numbers in four digits, one to a byte: the first pair in the lower half. */
function pairsOf(digits: number): number {
  return (Math.imul(digits, 10) + (digits >>> 8)) & 0x00ff00ff;
}

/** The number in four digits, one to a byte. */
function numberOf(digits: number): number {
  const pairs = pairsOf(digits);
  return (pairs & 0xff) * 100 + (pairs >>> 16);
}

/** How many ASCII digits stand from there on; more than eleven are counted as twelve. */
export function countDigits(view: DataView, at: number): number {
  const first = notDigits(view.getInt32(at, true));
  if (first !== 0) return lowestZeroBytes(first);
  const middle = notDigits(view.getInt32(at + 4, true));
  if (middle !== 0) return 4 + lowestZeroBytes(middle);
  const last = notDigits(view.getInt32(at + 8, true));
  return last === 0 ? 12 : 8 + lowestZeroBytes(last);
}

/** The number in four ASCII digits; negative where one is no digit. */
export function fourDigits(word: number): number {
  return notDigits(word) === 0 ? numberOf(word ^ FOUR_ZEROS) : -1;
}

/** Not 0 where one of four bytes is no ASCII digit; the lowest byte that is not 0 stands for the first of them. */
function notDigits(word: number): number {
  const digits = word ^ FOUR_ZEROS;
  // Each digit is at most 9: neither it nor it plus 6 reaches the upper half of its byte.
  return (digits | (digits + 0x06060606)) & 0xf0f0f0f0;
}
