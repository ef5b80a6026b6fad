import { ibanLengthOf } from '../../../domain/countries/lengths.ts';
import type { BankDirectory } from '../../../domain/directory/bankDirectory.ts';
import {
  buildIban,
  GERMAN_IBAN_LENGTH,
  type Iban,
  ibanParts,
  isGermanIban,
  rightCheckDigits,
} from '../../../domain/iban/iban.ts';
import { readIban } from '../../../domain/iban/readIban.ts';
import { checkIban as checkIbanProblems } from '../../../domain/ibanCheck/checkIban.ts';
import { findIbans } from '../../../domain/reading/findIbans.ts';
import type { TextReading } from '../../../domain/reading/readText.ts';
import type { Outcome } from '../../../domain/resolve/resolution.ts';
import { resolveIban } from '../../../domain/resolve/resolveIban.ts';
import { readCells } from './readCells.ts';
import { reasonOf } from './reasonOf.ts';
import { bareResult, type RowOutcome, type RowResult } from './rowOutcome.ts';
import { reasonTexts } from './rowTexts.ts';

/**
 * Checks an IBAN and finds its bank. Returns a correct IBAN in its electronic form, but no wrong one, because the
 * column is used for payments. Does not correct an IBAN.
 */
export function checkIban(directory: BankDirectory, cell: string): RowResult {
  const written = readIban(cell);
  const among = written !== null && isRight(written) ? null : theOnlyRightOne(cell);
  if (among !== null && !isMeant(readCells(directory, [cell])))
    return bareResult('unreadable', reasonTexts.ibanAmongOthers(among));
  const iban = among ?? written;
  if (iban === null) return wrong(cell.trim() === '' ? reasonTexts.ibanEmpty : reasonTexts.noIbanInCell);
  if (!iban.startsWith('DE')) return checkForeignIban(iban);
  if (iban.length !== GERMAN_IBAN_LENGTH)
    return wrong(reasonTexts.ibanLength(iban.length, GERMAN_IBAN_LENGTH));
  if (/\D/.test(iban.slice(2))) return wrong(reasonTexts.ibanLetters);
  const { bankCode, accountNumber, checkDigits } = ibanParts(iban as Iban);
  if (!isGermanIban(iban)) {
    const shouldBe = ibanParts(buildIban(bankCode, accountNumber)).checkDigits;
    return wrong(reasonTexts.ibanCheckDigits(checkDigits, shouldBe));
  }
  const resolution = resolveIban(directory, bankCode, accountNumber);
  const outcome = OUTCOMES[resolution.outcome];
  const reason = reasonOf(resolution);
  return {
    outcome,
    iban,
    bic: resolution.bankBic ?? '',
    bank: resolution.bank?.name ?? '',
    reason:
      outcome === 'iban-other' ? `${reasonTexts.ibanOther(resolution.bankIban ?? '')} ${reason}` : reason,
    isRepaired: false,
  };
}

const OUTCOMES: Readonly<Record<Outcome, RowOutcome>> = {
  standard: 'iban-right',
  changed: 'iban-other',
  'invalid-account': 'account-doubtful',
  undetermined: 'account-doubtful',
  'no-iban': 'no-iban',
  'unknown-bank': 'unknown-bank',
};

/** The IBAN of a cell that contains one correct IBAN and other text, for example the BIC. */
function theOnlyRightOne(cell: string): string | null {
  const found = cell.length > LONGEST_CELL ? [] : findIbans(cell);
  const [iban] = found;
  return iban !== undefined && found.length === 1 && isRight(iban) ? iban : null;
}

function isRight(iban: string): boolean {
  return checkIbanProblems(iban).problems.length === 0;
}

/** Whether nothing in the cell may be another account, or says that the IBAN is not the one. */
function isMeant({ readings, doubts, unexplained, refused }: TextReading): boolean {
  const isOther = refused.some(({ problem }) => problem !== 'iban-foreign');
  return readings.length < 2 && doubts.length + unexplained.length === 0 && !isOther;
}

/** Characters. A longer text is a letter. */
const LONGEST_CELL = 500;

/** For a foreign IBAN, only length and check digits are checked: the directory has no foreign banks. */
function checkForeignIban(iban: string): RowResult {
  const country = iban.slice(0, 2);
  const length = ibanLengthOf(country);
  if (length === undefined) return wrong(reasonTexts.noSuchCountry(country));
  if (iban.length !== length) return wrong(reasonTexts.ibanLength(iban.length, length));
  const shouldBe = rightCheckDigits(iban);
  return iban.slice(2, 4) === shouldBe
    ? { ...bareResult('iban-right', reasonTexts.foreignRight(country)), iban }
    : wrong(reasonTexts.ibanCheckDigits(iban.slice(2, 4), shouldBe));
}

function wrong(reason: string): RowResult {
  return bareResult('iban-wrong', reason);
}
