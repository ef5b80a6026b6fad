import { type Kind, readDigits } from './readDigits.ts';
import type { ReadNumber } from './readNumber.ts';

const ACCOUNT_NUMBER_LENGTH = 10;

const KIND: Kind = {
  missing: 'account-number-missing',
  notDigits: 'account-number-not-digits',
  label: /^(?:kto|konto)\.?[ -]?(?:nr|nummer)?[.:# -]*(?=\d)/i,
  groups: null,
};

/** Reads a cell with an account number: one to ten digits, zeros in front not counted. */
export function readAccountNumber(cell: string): ReadNumber {
  const read = readDigits(cell, KIND);
  if (read.digits === null) return read;
  const significant = read.digits.replace(/^0+/, '');
  // A formula that points at an empty cell gives 0.
  if (significant === '') return { digits: null, problem: 'account-number-zero' };
  if (read.digits.length <= ACCOUNT_NUMBER_LENGTH) return read;
  return significant.length <= ACCOUNT_NUMBER_LENGTH
    ? {
        digits: significant.padStart(ACCOUNT_NUMBER_LENGTH, '0'),
        repairs: [...read.repairs, 'zeros-in-front'],
      }
    : { digits: null, problem: 'account-number-long' };
}
