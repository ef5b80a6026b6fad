import { type Kind, readDigits } from './readDigits.ts';
import type { ReadNumber } from './readNumber.ts';

const BANK_CODE_LENGTH = 8;

const KIND: Kind = {
  missing: 'bank-code-missing',
  notDigits: 'bank-code-not-digits',
  label: /^(?:blz|bankleitzahl)[.:# -]*(?=\d)/i,
  // 370 400 44, as forms print it, and 3704 0044, as an IBAN is grouped.
  groups: /^(?:\d{3}([ .,'’/-])\d{3}\1\d{2}|\d{4} \d{4})$/u,
};

/** Reads a cell with a bank code: eight digits. */
export function readBankCode(cell: string): ReadNumber {
  const read = readDigits(cell, KIND);
  if (read.digits === null || read.digits.length === BANK_CODE_LENGTH) return read;
  return {
    digits: null,
    problem: read.digits.length < BANK_CODE_LENGTH ? 'bank-code-short' : 'bank-code-long',
  };
}
