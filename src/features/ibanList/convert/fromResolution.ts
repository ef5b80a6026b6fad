import { formerBankNotes, unknownBankSentence } from '../../../bankData/bankNameTexts.ts';
import { problemText, rightCheckDigitsText } from '../../../bankData/ibanProblemTexts.ts';
import { stepText } from '../../../bankData/stepTexts.ts';
import type { AccountNumber, BankCode } from '../../../domain/account/account.ts';
import type { BankDirectory } from '../../../domain/directory/bankDirectory.ts';
import { ibanParts, readIban } from '../../../domain/iban/iban.ts';
import { checkIban } from '../../../domain/ibanCheck/checkIban.ts';
import { findIbans } from '../../../domain/reading/findIbans.ts';
import type { TextReading } from '../../../domain/reading/readText.ts';
import type { Outcome, Resolution } from '../../../domain/resolve/resolution.ts';
import { resolveIban } from '../../../domain/resolve/resolveIban.ts';
import type { Numbers } from '../cells/columns.ts';
import { readCells } from './readCells.ts';
import { bareResult, type RowOutcome, type RowResult } from './rowOutcome.ts';
import { reasonTexts } from './rowTexts.ts';

const OUTCOMES: Readonly<Record<Outcome, RowOutcome>> = {
  standard: 'computed',
  changed: 'computed-by-rule',
  'no-iban': 'no-iban',
  'invalid-account': 'account-doubtful',
  undetermined: 'account-doubtful',
  'unknown-bank': 'unknown-bank',
};

/** @param numbers an account number of ten digits at most */
export function resolveNumbers(directory: BankDirectory, { bankCode, accountNumber }: Numbers) {
  return resolveIban(directory, bankCode as BankCode, accountNumber.padStart(10, '0') as AccountNumber);
}

/**
 * The result of a bank code and an account number. If the account check fails, the IBAN is included for comparison,
 * unless it is not determined. If the bank is unknown or has no IBANs, there is no IBAN.
 */
export function fromResolution(resolution: Resolution): RowResult {
  return {
    outcome: OUTCOMES[resolution.outcome],
    iban: resolution.bankIbanIfAccountIsRight ?? '',
    bic: resolution.noIbanReason === null ? (resolution.bankBic ?? '') : '',
    bank: (resolution.resultingBank ?? resolution.bank)?.name ?? '',
    reason: reasonOf(resolution),
    isRepaired: false,
  };
}

/** The sentences of the calculator, in its order. A passed or failed account check gets a shorter sentence. */
function reasonOf(resolution: Resolution): string {
  if (resolution.bank === null) {
    const { bankCode, columnDates } = resolution;
    return unknownBankSentence(`Die Bankleitzahl ${bankCode}`, columnDates);
  }
  return resolution.steps
    .filter(({ code }) => code !== 'iban-built')
    .filter(({ code }) => code !== 'account-check' || resolution.noIbanReason === null)
    .map((step) => (step.code === 'account-check' ? reasonTexts[step.verdict]() : stepText(step, resolution)))
    .concat(formerBankNotes(resolution))
    .join(' ');
}

/**
 * Checks an IBAN and finds its bank. Returns a correct IBAN in its electronic form, but no wrong one, because the
 * column is used for payments. Does not correct an IBAN. The directory has no foreign banks.
 */
export function resultOfIban(directory: BankDirectory, cell: string): RowResult {
  const written = readIban(cell);
  const among = written !== null && isRight(written) ? null : theOnlyRightOne(cell);
  if (among !== null && !isMeant(readCells(directory, [cell])))
    return bareResult('unreadable', reasonTexts.ibanAmongOthers(among));
  const iban = among ?? written;
  if (iban === null)
    return bareResult('iban-wrong', cell.trim() === '' ? reasonTexts.ibanEmpty : reasonTexts.noIbanInCell);
  const { problems, germanIban, country } = checkIban(iban);
  const sentences = [...problems.map(problemText), rightCheckDigitsText(problems) ?? ''];
  if (problems.length > 0) return bareResult('iban-wrong', sentences.join(' ').trim());
  if (germanIban === null) return { ...bareResult('iban-right', reasonTexts.foreignRight(country)), iban };
  const { bankCode, accountNumber } = ibanParts(germanIban);
  const resolution = resolveIban(directory, bankCode, accountNumber);
  const outcome = OUTCOMES_OF_IBANS[resolution.outcome];
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

const OUTCOMES_OF_IBANS = { ...OUTCOMES, standard: 'iban-right', changed: 'iban-other' } as const;

/** Characters. A longer text is a letter. */
const LONGEST_CELL = 500;

/** The IBAN of a cell that contains one correct IBAN and other text, for example the BIC. */
function theOnlyRightOne(cell: string): string | null {
  const found = cell.length > LONGEST_CELL ? [] : findIbans(cell);
  const [iban] = found;
  return iban !== undefined && found.length === 1 && isRight(iban) ? iban : null;
}

function isRight(iban: string): boolean {
  return checkIban(iban).problems.length === 0;
}

/** Whether nothing in the cell may be another account, or says that the IBAN is not the one. */
function isMeant({ readings, doubts, unexplained, refused }: TextReading): boolean {
  const isOther = refused.some(({ problem }) => problem !== 'iban-foreign');
  return readings.length < 2 && doubts.length + unexplained.length === 0 && !isOther;
}
