import { type Kind, readDigits } from './readDigits.ts';
import type { ReadNumber } from './readNumber.ts';

const ACCOUNT_NUMBER_LENGTH = 10;

const KIND: Kind = {
  missing: 'account-number-missing',
  notDigits: 'account-number-not-digits',
  label: /^(?:bank|giro)?(?:kto|konto)\.?[ -]?(?:nr|nummer)?(?:[.:#= ]|-(?!\d))*(?=\d)/i,
  // As in an IBAN, whose ten digits are whole: 0532 0130 00.
  groups: /^0\d{3} \d{4} \d{2}$/,
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
