import type { BankDirectory } from '../../../domain/directory/bankDirectory.ts';
import { isCalendarDate } from '../../../domain/reading/calendarDate.ts';
import { findBesides } from '../cells/besides.ts';
import { type Columns, usedColumns } from '../cells/columns.ts';
import { ACCOUNT_NAME } from '../cells/findHeader.ts';
import { COLUMN_NAMES, isPlainHeading, namesOtherNumber } from '../cells/guessColumns.ts';
import { isNumeric, KINDS, kindOf } from './cellKinds.ts';
import { convertUsedCells } from './convertRow.ts';
import { DOUBT_NAME, harmlessIn, NAME_NAME, NOTE_NAME, notesIn } from './harmlessCells.ts';
import { type Evidence, type OtherColumn, PERSON } from './otherColumn.ts';
import { numbersIn, repeats, usualEdge } from './otherNumbers.ts';
import { saysOfBank } from './readCells.ts';
import { RESULT_COLUMNS } from './resultColumns.ts';
import { isMost, usualFormOf, usualIn } from './usualForm.ts';

/** Below no heading, or one of accounts, the rest of the number beside it. */
const REST = /^\s*\d{1,3}\s*$/;
const BANK_NAME = /^(?:bank|kreditinstitut|geldinstitut|institut)(?:name|bezeichnung)?$/i;
/** `Haas GmbH`, `Richter & Sohn` */
const NAMES = /^\p{Lu}[\p{L}.'’-]+,? (?:& )?\p{Lu}[^\d]*$/u;
/** Rows that show what a column usually has. */
const FEWEST_ROWS = 4;

/** @param rows the first of them, without the header */
export function findEvidence(
  directory: BankDirectory,
  header: readonly string[],
  rows: readonly (readonly string[])[],
  columns: Columns,
): Evidence {
  const { subAccounts, earlierResults } = findBesides(header);
  const except = [
    ...usedColumns(columns),
    ...earlierResults.flatMap((start) => RESULT_COLUMNS.map((_, at) => start + at)),
  ];
  const results = rows.map((row) => convertUsedCells(directory, row, columns));
  const bankCodes = rows.map((row, index) =>
    columns.kind === 'accounts' ? (row[columns.bankCode] ?? '').trim() : results[index]?.iban.slice(4, 12),
  );

  function evidenceOf(index: number): OtherColumn {
    const name = header[index]?.trim() ?? '';
    const cells = rows.map((row) => row[index]?.trim() ?? '');
    const filled = [...cells.keys()].filter((row) => cells[row] !== '');
    const written = filled.map((row) => cells[row] ?? '');
    const areNames = NAME_NAME.test(name) || isMost(written, (cell) => PERSON.test(cell));
    const says = filled.map((row) => saysOfBank(directory, cells[row] ?? '', bankCodes[row] ?? ''));
    const isExplained = namesOtherNumber(name);
    const repeated = filled.flatMap(
      (row) => repeats(directory, results[row]?.iban ?? '', cells[row] ?? '') ?? [],
    );
    const isRepeated = !isExplained && isMost(repeated, (isSame) => isSame);
    const isSparse = filled.length * 2 < rows.length;
    // It names many banks, and most are not those of their rows.
    const mayHaveSlipped = !isSparse && usualIn(cells) === undefined;
    const isOfBank =
      BANK_NAME.test(name) ||
      (!NOTE_NAME.test(name) && isMost(says, (said) => (mayHaveSlipped ? said !== null : said === 'same')));
    const usual = Object.values(KINDS).find((kind) => isMost(cells, (cell) => kindOf(cell) === kind, 0.75));
    const notes = notesIn(name, cells, isSparse);
    const isOfNumbers = isMost(cells, (cell) => isNumeric(kindOf(cell)));
    return {
      index,
      usual: rows.length < FEWEST_ROWS || usual === KINDS.empty ? null : (usual ?? null),
      usualLength: lengthIn(cells),
      // That of whoever made the list is the same in most rows.
      isSecondAccount:
        !isRepeated &&
        (name === '' || ACCOUNT_NAME.test(name) || NOTE_NAME.test(name)) &&
        usualIn(written) === undefined &&
        isMost(written, (cell) => /^[1-9]\d{5,9}$/.test(cell)),
      isSubAccount: !isRepeated && (subAccounts.includes(index) || isRest(index)),
      isOfBank,
      isOfNames:
        (areNames || isMost(written, (cell) => NAMES.test(cell))) &&
        !(isOfBank || isOfNumbers || notes === 'all'),
      harmless:
        isRepeated || subAccounts.includes(index) ? null : harmlessIn(name, cells, isSparse, isOfBank),
      usualClass: areNames || /stimme|chor/i.test(name) ? undefined : usualIn(cells),
      isExplained,
      isOfNumbers: isExplained || isOfNumbers,
      mostNumbers: mostNumbersIn(written),
      edge: usualEdge(written, columns.kind === 'accounts' ? index - columns.accountNumber : 0),
      isRepeated,
      notes,
      form: usualFormOf(written, areNames),
    };
  }

  function isRest(index: number): boolean {
    const name = header[index]?.trim() ?? '';
    return (
      columns.kind === 'accounts' &&
      index === columns.accountNumber + 1 &&
      /^$|konto|kto/i.test(name) &&
      !DOUBT_NAME.test(name) &&
      rows.filter((row) => REST.test(row[index] ?? '')).length > Math.max(1, rows.length / 2)
    );
  }

  const width = Math.max(header.length, ...rows.map((row) => row.length));
  const ibanColumns = [...header.keys()].filter((index) => {
    const name = header[index]?.trim() ?? '';
    return COLUMN_NAMES.iban.test(name) && isPlainHeading(name) && !except.includes(index);
  });
  const others = [...Array(width).keys()].filter((index) => !except.includes(index)).map(evidenceOf);
  return {
    beginsFilled: others[0]?.index === 0 && others[0].usual !== null,
    ibanColumn: ibanColumns.length === 1 ? (ibanColumns[0] ?? -1) : -1,
    others,
  };
}

/** Share of the cells of a column that have no more numbers than is usual in it. */
const USUAL = 0.5;

/** How many numbers a cell of a column usually has at most. */
function mostNumbersIn(cells: readonly string[]): number {
  const counts = cells.map(numbersIn).sort((one, other) => one - other);
  return counts[Math.floor(USUAL * counts.length)] ?? 0;
}

/** Numbers of accounts and telephones have different lengths, shorter ones and dates mostly the same. */
function lengthIn(cells: readonly string[]): number {
  const lengths = cells.map((cell) => (/^\d{1,5}$/.test(cell) || isCalendarDate(cell) ? cell.length : 0));
  return cells.length < FEWEST_ROWS
    ? 0
    : (lengths.find((one) => isMost(lengths, (other) => other === one, 0.75)) ?? 0);
}
