import type { ReadDigits } from './damage.ts';
import { readDigits } from './readDigits.ts';

const BANK_CODE_LENGTH = 8;

/** Reads a cell with a bank code: eight digits. */
export function readBankCode(cell: string): ReadDigits {
  const read = readDigits(cell, { missing: 'bank-code-missing', notDigits: 'bank-code-not-digits' });
  if (read.digits === null || read.digits.length === BANK_CODE_LENGTH) return read;
  return {
    digits: null,
    problem: read.digits.length < BANK_CODE_LENGTH ? 'bank-code-short' : 'bank-code-long',
  };
}
