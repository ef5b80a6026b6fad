import type { BankDirectory } from '../../../domain/directory/bankDirectory.ts';
import { DOUBT } from '../../../domain/reading/words.ts';
import { findBesides } from '../cells/besides.ts';
import { type Columns, usedColumns } from '../cells/columns.ts';
import { namesOtherNumber } from '../cells/guessColumns.ts';
import { convertUsedCells } from './convertRow.ts';
import { type Evidence, repeats } from './otherCells.ts';
import { banksOf, saysOfBank } from './readCells.ts';
import { speaksAgainst } from './speaksAgainst.ts';

const CURRENCY_NAME = /^(?:währ|waehr|whg|whrg|wkz|currency)/i;
const EURO = /^(?:eur|euro|€)$/i;
/** `Sperrkz`, `Zahlsperre`, `Löschvormerkung`: with the stem of a word of doubt. */
const DOUBT_NAME = new RegExp(
  `(?<!\\p{L})(?:${DOUBT})(?!\\p{L})|storn|sperr|l(?:ö|oe)sch|r(?:ü|ue)ck(?:gabe|lauf|last)`,
  'iu',
);
const GOOD_NAME =
  /^(?:(?:ist|konto|kto|bv|bank|bankdaten) )?(?:aktiv|gültig|ok|geprüft|in ordnung|verwenden)\??$/i;
/** `Konto bis`: whatever stands below it says that the account ends. */
const UNTIL_NAME = /^(?:konto|kto|bankverbindung|bv)\P{L}(?:.*\P{L})?bis(?!\p{L})/iu;
/** Below these, only what most cells say is harmless: `Giro`, but not `Depot`. */
const KIND_NAME = /^(?:konto|kto)[ .-]?(?:art|typ|status|form|kz|kennz)/i;
const NO = /^(?:nein|no|n|0|falsch|false|-+)$/i;
const NOT_NO = /^(?!(?:nein|no|n|0|falsch|false)$)/i;
/** Below no heading, or one of accounts, the rest of the number beside it. */
const REST = /^\s*\d{1,3}\s*$/;
/** With fewer account numbers that can be checked, chance decides. */
const FEWEST_CHECKED = 8;

/** The word that most cells are; none if they differ. */
function usualIn(cells: readonly string[]): RegExp[] {
  const usual = cells.find(
    (cell) => cells.filter((other) => other === cell).length * 2 > cells.length && /^\p{L}+$/u.test(cell),
  );
  return usual === undefined ? [] : [new RegExp(`^${usual}$`, 'iu')];
}

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
    if (UNTIL_NAME.test(name)) return [/^$/];
    if (KIND_NAME.test(name)) return usualIn(rows.map((row) => row[column]?.trim() ?? ''));
    return GOOD_NAME.test(name) ? [NOT_NO] : [];
  };
  const failed = results.filter(({ outcome }) => outcome === 'account-doubtful').length;
  const passed = results.filter(
    ({ outcome, iban }) =>
      outcome.startsWith('computed') &&
      banksOf(directory).check({ bankCode: iban.slice(4, 12), accountNumber: iban.slice(12) }) === 'fits',
  ).length;
  const isRest = (column: number) =>
    columns.kind === 'accounts' &&
    column === columns.accountNumber + 1 &&
    /^$|konto|kto/i.test(header[column]?.trim() ?? '') &&
    !DOUBT_NAME.test(header[column] ?? '') &&
    rows.filter((row) => REST.test(row[column] ?? '')).length > Math.max(1, rows.length / 2);
  const explained = others.filter((column) => namesOtherNumber(header[column]?.trim() ?? ''));
  return {
    ...besides,
    subAccounts: [...besides.subAccounts, ...others.filter(isRest)],
    ofBank: others.filter((column) =>
      isMostly(column, (cell, own) => saysOfBank(directory, cell, own) === 'same'),
    ),
    harmless: new Map(
      others.flatMap((column) => harmlessIn(column).map((cells) => [column, cells] as const)),
    ),
    ofOthers: others.filter((column) => {
      const doubtful = rows.map((row) => row[column]?.trim() ?? '').filter(speaksAgainst);
      return doubtful.length * 2 > rows.length && new Set(doubtful).size * 2 > doubtful.length;
    }),
    explained,
    repeated: others.filter((column) => {
      const said = rows.flatMap((row, index) => repeats(results[index]?.iban ?? '', row[column] ?? '') ?? []);
      return said.filter((isSame) => isSame).length * 2 > said.length;
    }),
    unseen: others.filter(
      (column) => !explained.includes(column) && rows.every((row) => (row[column] ?? '').trim() === ''),
    ),
    failsMostly: columns.kind !== 'ibans' && failed + passed >= FEWEST_CHECKED && failed > passed,
  };
}
