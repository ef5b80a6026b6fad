import { type Kind, LONGEST_NUMBER_TEXT, readDigits } from './readDigits.ts';
import type { ReadNumber } from './readNumber.ts';

const BANK_CODE_LENGTH = 8;

const KIND: Kind = {
  missing: 'bank-code-missing',
  notDigits: 'bank-code-not-digits',
  label: /^(?:blz|bankleitzahl)[ -]?(?:nr|nummer)?(?:[.:#= ]|-(?!\d))*(?=\d)/i,
  // 370 400 44, as forms print it, and 3704 0044, as an IBAN is grouped.
  groups: /^(?:\d{3}([ .,'’/-])\d{3}\1\d{2}|\d{4} \d{4})$/u,
};

/** Words before or after eight digits, or 370 400 44, are the name of the bank: `37040044 Commerzbank Köln`. */
const WITH_WORDS =
  /^(?!.*\b(?:kto|konto|iban|tel|fax|plz))(?:\p{L}{3}[\p{L} .,&-]*[ :,(])?(?<number>\d{8}|\d{3} \d{3} \d{2})(?:[ ,(]+\p{L}{3}[\p{L} .,&-]*\)?)?$/iu;

/** Reads a cell with a bank code: eight digits. */
export function readBankCode(cell: string): ReadNumber {
  const read = readDigits(
    cell.length > LONGEST_NUMBER_TEXT ? cell : cell.replace(WITH_WORDS, '$<number>'),
    KIND,
  );
  if (read.digits === null || read.digits.length === BANK_CODE_LENGTH) return read;
  return {
    digits: null,
    problem: read.digits.length < BANK_CODE_LENGTH ? 'bank-code-short' : 'bank-code-long',
  };
}
