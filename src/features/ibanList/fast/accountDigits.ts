import type { AccountNumber } from '../../../domain/account/account.ts';
import { type Digits, digitsOf } from '../../../domain/accountCheck/methodSteps.ts';
import { ZERO } from './byteKinds.ts';
import { OF_NUMBERS } from './columnTraits.ts';

/** The account number of a row: ten digits, padded with leading zeros. One object is reused for all rows of a list. */
export class AccountDigits {
  readonly digits: Digits = new Uint8Array(10);
  /** The first and the last five digits: small integers, with which engines calculate faster than with larger numbers. */
  #head = 0;
  #tail = 0;
  /** A plain array, because converting a typed array to a string takes ten times as long. */
  readonly #ascii: number[] = Array(10).fill(ZERO);

  /** Reads one to ten ASCII digits. */
  read(bytes: Uint8Array, start: number, end: number): void {
    const missing = 10 - (end - start);
    for (let index = 0; index < 10; index += 1)
      this.digits[index] = index < missing ? 0 : (bytes[start + index - missing] as number) - ZERO;
    this.#count();
  }

  readText(accountNumber: AccountNumber): void {
    digitsOf(accountNumber, this.digits);
    this.#count();
  }

  #count(): void {
    let head = 0;
    let tail = 0;
    for (let index = 0; index < 5; index += 1) {
      head = head * 10 + (this.digits[index] as number);
      tail = tail * 10 + (this.digits[index + 5] as number);
    }
    this.#head = head;
    this.#tail = tail;
  }

  get number(): number {
    return this.#head * 100_000 + this.#tail;
  }

  /** The number modulo 97. */
  get remainder(): number {
    return (this.#head * (100_000 % 97) + this.#tail) % 97;
  }

  get text(): AccountNumber {
    for (let index = 0; index < 10; index += 1) this.#ascii[index] = ZERO + (this.digits[index] as number);
    return String.fromCharCode(...this.#ascii) as AccountNumber;
  }

  /** Number of digits without leading zeros. */
  get length(): number {
    return String(this.number).length;
  }

  /** Writes ten ASCII digits. */
  write(bytes: Uint8Array, at: number): void {
    for (let index = 0; index < 10; index += 1) bytes[at + index] = ZERO + (this.digits[index] as number);
  }
}

const LAST_DIGITS = 4;

/**
 * Whether a cell for another number may repeat the account number, behind an area code too.
 *
 * @param digits their count in each cell
 */
export function repeatsAccount(
  bytes: Uint8Array,
  account: { readonly cell: number; readonly start: number; readonly end: number },
  ends: Uint32Array,
  digits: Uint16Array,
  traits: Uint16Array,
): boolean {
  const length = account.end - account.start;
  // 1955, 2001: 31.12.2001 may be 20011231.
  const century = (bytes[account.start] as number) * 100 + (bytes[account.start + 1] as number);
  const mayBeDate = length === 8 && (century === 4957 || century === 5048);
  for (let cell = 0; cell < digits.length; cell += 1)
    if (
      (digits[cell] as number) >= LAST_DIGITS &&
      cell !== account.cell &&
      ((traits[cell] as number) & OF_NUMBERS) !== 0 &&
      ((mayBeDate && digits[cell] === length) || endsAlike(bytes, ends[cell] as number, account.end))
    )
      return true;
  return false;
}

/** Whether the last digits before two places are the same, whatever is between those of the first. */
function endsAlike(bytes: Uint8Array, end: number, accountEnd: number): boolean {
  let next = accountEnd - 1;
  for (let at = end - 1; next >= accountEnd - LAST_DIGITS; at -= 1) {
    if (((bytes[at] as number) ^ ZERO) > 9) continue;
    if (bytes[at] !== bytes[next]) return false;
    next -= 1;
  }
  return true;
}
