import type { BankDirectory } from '../../../domain/directory/bankDirectory.ts';
import { DOUBT } from '../../../domain/reading/words.ts';
import { findBesides } from '../cells/besides.ts';
import { type Columns, usedColumns } from '../cells/columns.ts';
import { namesOtherNumber } from '../cells/guessColumns.ts';
import { convertUsedCells } from './convertRow.ts';
import { type Evidence, saysOfBank, speaksAgainst } from './otherCells.ts';

const CURRENCY_NAME = /^(?:währ|whg|wkz|currency)/i;
const EURO = /^(?:eur|euro|€)$/i;
const DOUBT_NAME = new RegExp(`(?<!\\p{L})(?:${DOUBT}|storno|sperre)(?!\\p{L})`, 'iu');
const GOOD_NAME = /^(?:ist )?(?:aktiv|gültig|ok|geprüft|in ordnung)$/i;
const NO = /^(?:nein|no|n|0|falsch|false|-+)$/i;
const NOT_NO = /^(?!(?:nein|no|n|0|falsch|false)$)/i;
/** Below no heading, or one of accounts, the rest of the number beside it. */
const REST = /^\s*\d{1,3}\s*$/;
/** The method of banks whose account numbers have no check digit. */
const WITHOUT_CHECK = '09';
/** With fewer account numbers that can be checked, chance decides. */
const FEWEST_CHECKED = 8;

/** @param rows the first of them, without the header */
export function findEvidence(
  directory: BankDirectory,
  header: readonly string[],
  rows: readonly (readonly string[])[],
  columns: Columns,
): Evidence {
  const besides = findBesides(header);
  const used = usedColumns(columns);
  const width = Math.max(header.length, ...rows.map((row) => row.length));
  const others = [...Array(width).keys()].filter((column) => !used.includes(column));
  const results = rows.map((row) => convertUsedCells(directory, row, columns));
  const bankCodes = rows.map((row, index) =>
    columns.kind === 'accounts' ? (row[columns.bankCode] ?? '').trim() : results[index]?.iban.slice(4, 12),
  );
  const isMostly = (column: number, fits: (cell: string, bankCode: string) => boolean) => {
    const filled = rows.flatMap((row, index) => {
      const cell = row[column]?.trim() ?? '';
      return cell === '' ? [] : [fits(cell, bankCodes[index] ?? '')];
    });
    return filled.filter((isFitting) => isFitting).length * 2 > filled.length;
  };
  const harmlessIn = (column: number): RegExp[] => {
    const name = header[column]?.trim() ?? '';
    if (CURRENCY_NAME.test(name) || isMostly(column, (cell) => EURO.test(cell))) return [EURO];
    if (DOUBT_NAME.test(name) && !besides.subAccounts.includes(column)) return [NO];
    return GOOD_NAME.test(name) ? [NOT_NO] : [];
  };
  const failed = results.filter(({ outcome }) => outcome === 'account-doubtful').length;
  const passed = results.filter(
    ({ outcome }, index) =>
      outcome.startsWith('computed') &&
      directory.find(bankCodes[index] ?? '')?.accountCheckMethod !== WITHOUT_CHECK,
  ).length;
  const isRest = (column: number) =>
    columns.kind === 'accounts' &&
    column === columns.accountNumber + 1 &&
    /^$|konto|kto/i.test(header[column]?.trim() ?? '') &&
    rows.filter((row) => REST.test(row[column] ?? '')).length > Math.max(1, rows.length / 2);
  return {
    ...besides,
    subAccounts: [...besides.subAccounts, ...others.filter(isRest)],
    ofBank: others.filter((column) =>
      isMostly(column, (cell, own) => saysOfBank(directory, cell, own) === 'same'),
    ),
    harmless: new Map(
      others.flatMap((column) => harmlessIn(column).map((cells) => [column, cells] as const)),
    ),
    ofOthers: others.filter(
      (column) => rows.filter((row) => speaksAgainst(row[column]?.trim() ?? '')).length * 2 > rows.length,
    ),
    explained: others.filter((column) => namesOtherNumber(header[column]?.trim() ?? '')),
    failsMostly: columns.kind !== 'ibans' && failed + passed >= FEWEST_CHECKED && failed > passed,
  };
}
