const ZERO = 48;
const FOUR_ZEROS = 0x30303030;
const LENGTH = 10;
const WORDS_LENGTH = 12;

/** By how many of the four digits of a word belong to the number: the last ones, which a little-endian word has on top. */
const MASKS = Int32Array.of(0, 0xff000000, 0xffff0000, 0xffffff00, -1);

/** The ten digits of an account number. They are read, calculated with and written four at a time. */
export class AccountDigits {
  /** As numbers 0–9, padded with zeros. */
  readonly digits: Uint8Array;
  readonly #view = new DataView(new ArrayBuffer(WORDS_LENGTH));
  /** The words of the same memory: two digits on top, and two times four. Loading them again takes longer (measured). */
  #first = 0;
  #middle = 0;
  #last = 0;

  constructor() {
    this.digits = new Uint8Array(this.#view.buffer, WORDS_LENGTH - LENGTH);
  }

  /** Reads one to ten ASCII digits from `start` to `end`. */
  read(view: DataView, start: number, end: number): void {
    if (end < WORDS_LENGTH) {
      // At the very beginning of a list: no three words fit in front of the end.
      this.#readDigits(view, start, end);
      return;
    }
    const length = end - start;
    this.#last = digitsOf(view, end - 4, length < 4 ? length : 4);
    this.#middle = length > 4 ? digitsOf(view, end - 8, length < 8 ? length - 4 : 4) : 0;
    this.#first = length > 8 ? digitsOf(view, end - 12, length - 8) : 0;
    this.#view.setInt32(0, this.#first, true);
    this.#view.setInt32(4, this.#middle, true);
    this.#view.setInt32(8, this.#last, true);
  }

  #readDigits(view: DataView, start: number, end: number): void {
    this.digits.fill(0);
    for (let at = start; at < end; at += 1) this.digits[LENGTH - end + at] = view.getUint8(at) - ZERO;
    this.#takeDigits();
  }

  #takeDigits(): void {
    this.#first = this.#view.getInt32(0, true);
    this.#middle = this.#view.getInt32(4, true);
    this.#last = this.#view.getInt32(8, true);
  }

  /** Puts 00 behind the number, whose first two digits are zeros. */
  appendSubAccount(): void {
    this.digits.copyWithin(0, 2);
    this.digits.fill(0, LENGTH - 2);
    this.#takeDigits();
  }

  /** The number modulo 97: 10^4 is 9, 10^8 is 81. */
  get remainder(): number {
    const first = ((this.#first >>> 16) & 0xff) * 10 + (this.#first >>> 24);
    return (first * 81 + numberOf(this.#middle) * 9 + numberOf(this.#last)) % 97;
  }

  /** Writes ten ASCII digits, and two characters in front of them that are to be written afterwards. */
  write(view: DataView, at: number): void {
    view.setInt32(at - 2, this.#first | FOUR_ZEROS, true);
    view.setInt32(at + 2, this.#middle | FOUR_ZEROS, true);
    view.setInt32(at + 6, this.#last | FOUR_ZEROS, true);
  }
}

/** Four places, of which the last `count` are ASCII digits of the number; each digit in a byte of its own. */
function digitsOf(view: DataView, at: number, count: number): number {
  return (view.getInt32(at, true) ^ FOUR_ZEROS) & (MASKS[count] as number);
}

/** The number in four digits, one to a byte. */
export function numberOf(digits: number): number {
  const pairs = (Math.imul(digits, 10) + (digits >>> 8)) & 0x00ff00ff;
  return (pairs & 0xff) * 100 + (pairs >>> 16);
}
