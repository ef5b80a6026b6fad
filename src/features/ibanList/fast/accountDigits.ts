import type { AccountNumber } from '../../../domain/account/accountNumber.ts';

const ZERO = 48;

/** The account number of a row: ten digits, padded with leading zeros. One object is reused for all rows of a list. */
export class AccountDigits {
  /** The digits at positions 1 and 2, 3 and 4, 5 and 6, 7 and 8, 9 and 10, each pair as a number from 0 to 99. */
  pair1 = 0;
  pair2 = 0;
  pair3 = 0;
  pair4 = 0;
  pair5 = 0;
  /** A plain array, because converting a typed array to a string takes ten times as long. */
  readonly #ascii: number[] = Array(10).fill(ZERO);

  /** Reads one to ten ASCII digits. */
  read(bytes: Uint8Array, start: number, end: number): void {
    const missing = 10 - (end - start);
    for (let index = 0; index < 10; index += 1)
      this.#ascii[index] = index < missing ? ZERO : (bytes[start + index - missing] as number);
    this.#makePairs();
  }

  readText(accountNumber: AccountNumber): void {
    for (let index = 0; index < 10; index += 1) this.#ascii[index] = accountNumber.charCodeAt(index);
    this.#makePairs();
  }

  #makePairs(): void {
    this.pair1 = this.digit(1) * 10 + this.digit(2);
    this.pair2 = this.digit(3) * 10 + this.digit(4);
    this.pair3 = this.digit(5) * 10 + this.digit(6);
    this.pair4 = this.digit(7) * 10 + this.digit(8);
    this.pair5 = this.digit(9) * 10 + this.digit(10);
  }

  /** @param position 1 = left … 10 = right */
  digit(position: number): number {
    return (this.#ascii[position - 1] as number) - ZERO;
  }

  get number(): number {
    const { pair1, pair2, pair3, pair4, pair5 } = this;
    return pair1 * 100_000_000 + (pair2 * 100 + pair3) * 10_000 + pair4 * 100 + pair5;
  }

  get text(): AccountNumber {
    return String.fromCharCode(...this.#ascii) as AccountNumber;
  }

  /** Number of digits without leading zeros. */
  get length(): number {
    let zeros = 0;
    while (this.#ascii[zeros] === ZERO) zeros += 1;
    return 10 - zeros;
  }

  /** The number modulo 97, where 10^2 is 3, 10^4 is 9, 10^6 is 27 and 10^8 is 81. */
  get remainder(): number {
    return (this.pair1 * 81 + this.pair2 * 27 + this.pair3 * 9 + this.pair4 * 3 + this.pair5) % 97;
  }

  /** Writes ten ASCII digits. */
  write(bytes: Uint8Array, at: number): void {
    for (let index = 0; index < 10; index += 1) bytes[at + index] = this.#ascii[index] as number;
  }
}
