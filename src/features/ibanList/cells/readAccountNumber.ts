import type { ReadDigits } from './damage.ts';
import { readDigits } from './readDigits.ts';

const ACCOUNT_NUMBER_LENGTH = 10;

/** Reads a cell with an account number: one to ten digits, zeros in front not counted. */
export function readAccountNumber(cell: string): ReadDigits {
  const read = readDigits(cell, {
    missing: 'account-number-missing',
    notDigits: 'account-number-not-digits',
  });
  if (read.digits === null || read.digits.length <= ACCOUNT_NUMBER_LENGTH) return read;
  const significant = read.digits.replace(/^0+/, '');
  return significant.length <= ACCOUNT_NUMBER_LENGTH
    ? {
        digits: significant.padStart(ACCOUNT_NUMBER_LENGTH, '0'),
        repairs: [...read.repairs, 'zeros-in-front'],
      }
    : { digits: null, problem: 'account-number-long' };
}
