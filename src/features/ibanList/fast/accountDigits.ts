import type { AccountNumber } from '../../../domain/account/accountNumber.ts';

const ZERO = 48;

/** The account number of a row: ten digits, padded with leading zeros. One object is reused for all rows of a list. */
export class AccountDigits {
  number = 0;
  /** A plain array, because converting a typed array to a string takes ten times as long. */
  readonly #ascii: number[] = Array(10).fill(ZERO);

  /** Reads one to ten ASCII digits. */
  read(bytes: Uint8Array, start: number, end: number): void {
    const missing = 10 - (end - start);
    for (let index = 0; index < 10; index += 1)
      this.#ascii[index] = index < missing ? ZERO : (bytes[start + index - missing] as number);
    this.#count();
  }

  readText(accountNumber: AccountNumber): void {
    for (let index = 0; index < 10; index += 1) this.#ascii[index] = accountNumber.charCodeAt(index);
    this.#count();
  }

  #count(): void {
    let number = 0;
    for (const code of this.#ascii) number = number * 10 + code - ZERO;
    this.number = number;
  }

  get text(): AccountNumber {
    return String.fromCharCode(...this.#ascii) as AccountNumber;
  }

  /** Number of digits without leading zeros. */
  get length(): number {
    return String(this.number).length;
  }

  /** Writes ten ASCII digits. */
  write(bytes: Uint8Array, at: number): void {
    for (let index = 0; index < 10; index += 1) bytes[at + index] = this.#ascii[index] as number;
  }
}
