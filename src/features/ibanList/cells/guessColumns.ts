import { readIban } from '../../../domain/readIban.ts';
import { readAccountNumber } from '../../../domain/reading/readAccountNumber.ts';
import { readBankCode } from '../../../domain/reading/readBankCode.ts';
import { readPair } from '../../../domain/reading/readPair.ts';
import type { Columns } from './columns.ts';

/** How people name the columns that matter. */
export const COLUMN_NAMES = {
  bankCode: /^(?:blz|bankleitzahl|bank[ -]?leitzahl|bank ?code|sort ?code)\b/i,
  accountNumber: /^(?:konto|kto|kontonummer|konto[ -]?nr|kontonr|account)/i,
  iban: /\biban\b/i,
  combined: /(?:bankverbindung|konto ?\/ ?blz|blz ?\/ ?konto|kto.{0,6}blz|blz.{0,6}kto)/i,
} as const;

type Meaning = keyof typeof COLUMN_NAMES;

/** A column that is ahead of the next one by less could as well be the other. */
const CLEAR_LEAD = 0.15;

/**
 * Finds out which columns hold what, by the words in the header and, more than these, by the cells themselves.
 *
 * @param header empty where there is none
 * @param rows rows of a sample, without the header
 * @param isKnownBankCode whether the directory has a bank code; without a directory, any eight digits will do
 * @returns columns is null where no column looks like an account or an IBAN; isUnclear says that another column looks
 *   as much like account numbers as the one that was chosen
 */
export function guessColumns(
  header: readonly string[],
  rows: readonly (readonly string[])[],
  isKnownBankCode: (digits: string) => boolean,
): { readonly columns: Columns | null; readonly isUnclear: boolean } {
  const width = Math.max(header.length, ...rows.map((row) => row.length));
  const columns = Array.from({ length: width }, (_, index) => {
    const cells = rows.map((row) => row[index]?.trim() ?? '').filter((cell) => cell !== '');
    const name = header[index]?.trim() ?? '';
    return { index, name, cells };
  });
  const best = (meaning: Meaning, fits: (cell: string) => number, except: readonly number[] = []) => {
    const scored = columns
      .filter(({ index }) => !except.includes(index))
      .map(({ index, name, cells }) => {
        const share = cells.reduce((sum, cell) => sum + fits(cell), 0) / Math.max(1, cells.length);
        return { index, score: share + (COLUMN_NAMES[meaning].test(name) ? 0.6 : 0) };
      });
    const [first = { index: -1, score: 0 }, second] = scored.sort((one, other) => other.score - one.score);
    return { ...first, lead: first.score - (second?.score ?? 0) };
  };

  const combined = best('combined', (cell) => Number(isCombined(cell, isKnownBankCode)));
  const bankCode = best('bankCode', (cell) => bankCodeLikeness(cell, isKnownBankCode));
  const accountNumber = best('accountNumber', (cell) => accountNumberLikeness(cell), [bankCode.index]);
  const iban = best('iban', (cell) => (readIban(cell) ? 1 : 0));
  const accountsScore = Math.min(bankCode.score, accountNumber.score + 0.3);
  if (
    bankCode.score >= 0.5 &&
    accountNumber.score >= 0.3 &&
    accountsScore >= iban.score &&
    accountsScore >= combined.score
  )
    return {
      columns: { kind: 'accounts', bankCode: bankCode.index, accountNumber: accountNumber.index },
      isUnclear: accountNumber.lead < CLEAR_LEAD || bankCode.lead < CLEAR_LEAD,
    };
  const found = (columns: Columns | null) => ({ columns, isUnclear: false });
  if (iban.score >= 0.4 && iban.score >= combined.score) return found({ kind: 'ibans', iban: iban.index });
  return found(combined.score >= 0.4 ? { kind: 'combined', cell: combined.index } : null);
}

/** From 0 to 1. */
export function bankCodeLikeness(cell: string, isKnownBankCode: (digits: string) => boolean): number {
  const { digits } = readBankCode(cell);
  if (digits === null) return 0;
  return isKnownBankCode(digits) ? 1 : 0.3;
}

function accountNumberLikeness(cell: string): number {
  const read = readAccountNumber(cell);
  if (read.digits === null) return read.problem === 'scientific' ? 0.8 : 0;
  return read.digits.length >= 4 ? 1 : 0.3;
}

export function isCombined(cell: string, isKnownBankCode: (digits: string) => boolean): boolean {
  const { bankCode } = readPair(cell, isKnownBankCode, true);
  return bankCode !== null && isKnownBankCode(bankCode);
}
