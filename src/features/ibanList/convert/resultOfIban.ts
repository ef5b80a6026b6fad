import { problemText, rightCheckDigitsText } from '../../../bankData/ibanProblemTexts.ts';
import type { BankDirectory } from '../../../domain/directory/bankDirectory.ts';
import { ibanParts } from '../../../domain/iban/iban.ts';
import { readIban } from '../../../domain/iban/readIban.ts';
import { checkIban } from '../../../domain/ibanCheck/checkIban.ts';
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
