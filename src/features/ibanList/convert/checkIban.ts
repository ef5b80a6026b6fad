import type { BankDirectory } from '../../../domain/bankDirectory.ts';
import { buildIban, GERMAN_IBAN_LENGTH, type Iban, ibanParts, isGermanIban } from '../../../domain/iban.ts';
import { rightCheckDigits } from '../../../domain/ibanCheckDigits.ts';
import { ibanLengthOf } from '../../../domain/ibanCheckLength.ts';
import { resolveIban } from '../../../domain/resolveIban.ts';
import { readIban } from '../cells/readIban.ts';
import { reasonOf } from './reasonOf.ts';
import type { RowOutcome, RowResult } from './rowOutcome.ts';
import { reasonTexts } from './rowTexts.ts';

/**
 * Checks an IBAN and finds its bank. The IBAN comes back in its electronic form, as it was written, right or wrong:
 * nothing is corrected that nobody asked for.
 */
export function checkIban(directory: BankDirectory, cell: string): RowResult {
  const iban = readIban(cell);
  if (iban === null)
    return answer('iban-wrong', '', cell.trim() === '' ? reasonTexts.ibanEmpty : reasonTexts.noIbanInCell);
  if (!iban.startsWith('DE')) return checkForeignIban(iban);
  if (iban.length !== GERMAN_IBAN_LENGTH)
    return answer('iban-wrong', iban, reasonTexts.ibanLength(iban.length, GERMAN_IBAN_LENGTH));
  if (/\D/.test(iban.slice(2))) return answer('iban-wrong', iban, reasonTexts.ibanLetters);
  const { bankCode, accountNumber, checkDigits } = ibanParts(iban as Iban);
  if (!isGermanIban(iban)) {
    const shouldBe = ibanParts(buildIban(bankCode, accountNumber)).checkDigits;
    return answer('iban-wrong', iban, reasonTexts.ibanCheckDigits(checkDigits, shouldBe));
  }
  const resolution = resolveIban(directory, bankCode, accountNumber);
  const found = { iban, bic: resolution.bankBic ?? '', bank: resolution.bank?.name ?? '', isRepaired: false };
  switch (resolution.outcome) {
    case 'standard':
      return { ...found, outcome: 'iban-right', reason: reasonOf(resolution) };
    case 'changed':
      return {
        ...found,
        outcome: 'iban-other',
        reason: `${reasonTexts.ibanOther(resolution.bankIban ?? '')} ${reasonOf(resolution)}`,
      };
    case 'invalid-account':
      return { ...found, outcome: 'account-doubtful', reason: reasonOf(resolution) };
    case 'no-iban':
      return { ...found, outcome: 'no-iban', reason: reasonOf(resolution) };
    case 'unknown-bank':
      return { ...found, outcome: 'unknown-bank', reason: reasonOf(resolution) };
  }
}

/** Of a foreign IBAN only length and check digits are looked at: its bank stands in no directory of ours. */
function checkForeignIban(iban: string): RowResult {
  const country = iban.slice(0, 2);
  const length = ibanLengthOf(country);
  if (length === undefined) return answer('iban-wrong', iban, reasonTexts.noSuchCountry(country));
  if (iban.length !== length) return answer('iban-wrong', iban, reasonTexts.ibanLength(iban.length, length));
  const shouldBe = rightCheckDigits(iban);
  return iban.slice(2, 4) === shouldBe
    ? answer('iban-right', iban, reasonTexts.foreignRight(country))
    : answer('iban-wrong', iban, reasonTexts.ibanCheckDigits(iban.slice(2, 4), shouldBe));
}

function answer(outcome: RowOutcome, iban: string, reason: string): RowResult {
  return { outcome, iban, bic: '', bank: '', reason, isRepaired: false };
}
