import { readIban } from '../../../domain/iban/readIban.ts';
import { NO_BANKS } from '../../../domain/reading/knownBanks.ts';
import { readAccountNumber, readBankCode } from '../../../domain/reading/readNumber.ts';
import { readText } from '../../../domain/reading/readText.ts';
import { findBesides } from './besides.ts';
import type { Columns } from './columns.ts';

/** Common names of the columns that are used. */
export const COLUMN_NAMES = {
  bankCode: /^(?:blz|bankleitzahl|bank[ -]?leitzahl|bank ?code|sort ?code)\b/i,
  accountNumber:
    /^(?:bank|giro)?[ -]?(?:konto|kto|account)(?!\s?(?:stand|art|auszug|inhaber|führ|bez|name|typ|währ|id\b))/i,
  iban: /\biban\b/i,
  combined: /(?:bankverbindung|konto ?\/ ?blz|blz ?\/ ?konto|kto.{0,6}blz|blz.{0,6}kto)/i,
} as const;

type Meaning = keyof typeof COLUMN_NAMES;

/** Minimum share of matching cells in a column. */
const LIKELY = 0.4;

/**
 * Guesses the columns from the words in the header and, with more weight, from the cells.
 *
 * @param header empty if there is none
 * @param rows rows of a sample, without the header
 * @param isKnownBankCode whether the directory has a bank code; without a directory, any eight digits match
 * @returns `columns` is null if no column looks like an account or an IBAN; `isUnclear` is true if another column looks
 *   as much like account numbers as the chosen one
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
  /** Whether another column fits as well: two have a matching name, or none has one and two have matching cells. */
  const isUnclear = (meaning: Meaning, fits: (cell: string) => number, except: readonly number[] = []) => {
    const likely = columns.filter(
      ({ index, cells }) => !except.includes(index) && shareOf(cells, fits) >= LIKELY,
    );
    const named = likely.filter(({ name }) => COLUMN_NAMES[meaning].test(name));
    return named.length > 1 || (named.length === 0 && likely.length > 1);
  };
  const best = (meaning: Meaning, fits: (cell: string) => number, except: readonly number[] = []) => {
    const scored = columns
      .filter(({ index }) => !except.includes(index))
      .map(({ index, name, cells }) => {
        return { index, score: shareOf(cells, fits) + (COLUMN_NAMES[meaning].test(name) ? 0.6 : 0) };
      });
    return scored.sort((one, other) => other.score - one.score)[0] ?? { index: -1, score: 0 };
  };

  const combined = best('combined', (cell) => Number(isCombined(cell, isKnownBankCode)));
  const bankCode = best('bankCode', (cell) => bankCodeLikeness(cell, isKnownBankCode));
  const accountNumber = best('accountNumber', (cell) => accountNumberLikeness(cell), [bankCode.index]);
  const ibanLikeness = (cell: string) => (readIban(cell) ? 1 : 0);
  const iban = best('iban', ibanLikeness);
  const givenIban = best('iban', ibanLikeness, findBesides(header).earlierIbans);
  const accountsScore = Math.min(bankCode.score, accountNumber.score + 0.3);
  if (
    bankCode.score >= 0.5 &&
    accountNumber.score >= 0.3 &&
    accountsScore >= givenIban.score &&
    accountsScore >= combined.score
  )
    return {
      columns: { kind: 'accounts', bankCode: bankCode.index, accountNumber: accountNumber.index },
      isUnclear:
        isUnclear('accountNumber', accountNumberLikeness, [bankCode.index]) ||
        isUnclear('bankCode', (cell) => Number(bankCodeLikeness(cell, isKnownBankCode) === 1)),
    };
  const found = (columns: Columns | null) => ({ columns, isUnclear: false });
  if (iban.score >= 0.4 && iban.score >= combined.score) return found({ kind: 'ibans', iban: iban.index });
  return found(combined.score >= 0.4 ? { kind: 'combined', cell: combined.index } : null);
}

function shareOf(cells: readonly string[], fits: (cell: string) => number): number {
  return cells.reduce((sum, cell) => sum + fits(cell), 0) / Math.max(1, cells.length);
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

/** Characters. A longer cell is a letter. */
const LONGEST_COMBINED = 200;

export function isCombined(cell: string, isKnownBankCode: (digits: string) => boolean): boolean {
  if (cell.length > LONGEST_COMBINED || !/(?:\d.*){9}/.test(cell)) return false;
  const [first] = readText(cell, { ...NO_BANKS, isBankCode: isKnownBankCode }).readings;
  const isPair = first !== undefined && first.bankCode !== null && first.accountNumber !== null;
  return isPair && first.evidence.bankCode !== 'iban' && isKnownBankCode(first.bankCode ?? '');
}
