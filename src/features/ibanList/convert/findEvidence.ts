import type { BankDirectory } from '../../../domain/directory/bankDirectory.ts';
import { isCalendarDate } from '../../../domain/reading/calendarDate.ts';
import { ABOUT_WORDS, ACCOUNT_LABEL, DOUBT, DOUBT_IN_CLAUSE, FORMS } from '../../../domain/reading/words.ts';
import { findBesides } from '../cells/besides.ts';
import { type Columns, usedColumns } from '../cells/columns.ts';
import { COLUMN_NAMES, isPlainHeading, namesOtherNumber } from '../cells/guessColumns.ts';
import { convertUsedCells } from './convertRow.ts';
import { ABOUT_BANK, hasStatement, isOfOtherThings, speaksAgainst } from './notes.ts';
import { type Evidence, KINDS, kindOf, type OtherColumn } from './otherCells.ts';
import { repeats } from './otherNumbers.ts';
import { banksOf, saysOfBank } from './readCells.ts';
import { RESULT_COLUMNS } from './resultColumns.ts';

const CURRENCY_NAME = /^(?:währ|waehr|whg|whrg|wkz|currency)/i;
const EURO = /^(?:eur|euro|€)$/i;
/** `Sperrkz`, `Zahlsperre`, `Löschvormerkung`: with the stem of a word of doubt. */
export const DOUBT_NAME = new RegExp(
  `(?<!\\p{L})(?:${DOUBT})(?!\\p{L})|(?<!\\p{L})(?:test|demo|entwurf|fehler|unvollst|unklar|ungekl)|storn|sperr|l(?:ö|oe)sch|r(?:ü|ue)ck(?:gabe|lauf|last)`,
  'iu',
);
const GOOD_NAME =
  /^(?:(?:ist|sind|konto|kto|iban|bv|bank|bankdaten|daten|angaben) )*(?:aktiv|aktuell|gültig|ok|geprüft|bestätigt|stimm(?:t|en)|richtig|korrekt|vollständig|in ordnung|verwenden)\??$/i;
/** `Konto bis`: whatever stands below it says that the account ends. */
const UNTIL_NAME = /^(?:konto|kto|bankverbindung|bv)\P{L}(?:.*\P{L})?bis(?!\p{L})/iu;
/** `neue Bank`, `Kto geändert auf`: where only some cells are filled, the account of these rows is another one. */
const CHANGED_NAME = new RegExp(
  `^(?=.*(?:${ABOUT_WORDS.join('|')})).*(?<!\\p{L})(?:${DOUBT_IN_CLAUSE})(?!\\p{L})`,
  'iu',
);
/** Below these, and below no heading, a few cells are remarks about their rows. */
const NOTE_NAME =
  /(?<!\p{L})(?:bem|anm|notiz|hinweis|vermerk|komm|info|memo|sonstig|text|zusatz|nachtrag|aktualisierung|wiedervorlage|historie|remark|note|comment)/iu;
/** Below these are places, whose words are names. */
const PLACE_NAME = /str(?:\.|a(?:ß|ss)e)|adresse|anschrift|^ort|stadt|mail|web|internet/i;
/** Below these any word may be. */
const ANY_NAME = /firma|zweck|artikel|beruf/i;
/** Below these are persons and companies. */
export const NAME_NAME = /name|inhaber|empfänger|mitglied|kunde/i;
/** Other headings of what says nothing of an account, and may be the same in most rows. */
const PLAIN_NAME =
  /^(?:anrede|titel|geschlecht|sprache|(?:land|staat)$|sparte|abteilung|gruppe|klasse|zahl(?:weise|art|rhythmus|ung)|turnus|rhythmus|intervall|geburtstag|anzahl|menge|mwst|ust|\p{L}*(?:preis|betrag|beitrag|gebühr))/iu;
/** If most cells of a column say „Konto“, a row with another value, such as `Depot`, has a number of that kind. */
const ACCOUNT = new RegExp(`^${ACCOUNT_LABEL}$`, 'iu');
/** More different cells than this are no codes. */
const MOST_CODES = 3;
/** Fewer rows do not show what is usual. */
const FEWEST_BESIDE_CODES = 8;
/** `Nüsse`, `Komfort plus`, `nein`: a noun alone is no statement, and German lists answer questions of all kinds with yes and no. */
const NO_CODE = /^(?:\p{Lu}\p{Ll}{2}|(?:ja|nein|j|n)$)/u;
const DATE = new RegExp(`^(?:${FORMS.date})(?:[T ]\\d\\d:\\d\\d.*)?$`, 'iu');
const NO = /^(?:nein|nicht|no|n|0|falsch|false|-+)$/i;
const NOT_NO = /^(?!(?:nein|nicht|no|n|0|falsch|false)$)/i;
const YES = /^(?:ja|j|yes|y|x|1)$/i;
/** Below no heading, or one of accounts, the rest of the number beside it. */
const REST = /^\s*\d{1,3}\s*$/;
/** Share of the rows that shows how a column is filled: statements in fewer are remarks. */
const RARE = 0.1;
/** Rows that show what a column usually has. */
const FEWEST_ROWS = 4;
/** With fewer account numbers that can be checked, chance decides. */
const FEWEST_CHECKED = 8;

/** The text of most cells; undefined if they differ. */
function usualIn(cells: readonly string[]): string | undefined {
  return cells.find((cell) => isMost(cells, (other) => other === cell));
}

function isMost<Cell>(cells: readonly Cell[], fits: (cell: Cell) => boolean, share = 0.5): boolean {
  return cells.filter(fits).length > share * cells.length;
}

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
    const says = filled.map((row) => saysOfBank(directory, cells[row] ?? '', bankCodes[row] ?? ''));
    const isExplained = namesOtherNumber(name) && !NOTE_NAME.test(name);
    const repeated = filled.flatMap(
      (row) => repeats(directory, results[row]?.iban ?? '', cells[row] ?? '') ?? [],
    );
    const isRepeated = !isExplained && isMost(repeated, (isSame) => isSame);
    const doubtful = cells.filter(speaksAgainst);
    const isSparse = filled.length * 2 < rows.length;
    // It names many banks, and most are not those of their rows.
    const mayHaveSlipped = !isSparse && usualIn(cells) === undefined;
    const usual = Object.values(KINDS).find((kind) => isMost(cells, (cell) => kindOf(cell) === kind, 0.75));
    const notes = isExplained || ANY_NAME.test(name) ? null : notesIn(name, cells, isSparse);
    return {
      index,
      usual: rows.length < FEWEST_ROWS || usual === KINDS.empty ? null : (usual ?? null),
      usualLength: lengthIn(cells),
      isSubAccount: !isRepeated && (subAccounts.includes(index) || isRest(index)),
      isOfBank:
        !NOTE_NAME.test(name) && isMost(says, (said) => (mayHaveSlipped ? said !== null : said === 'same')),
      harmless: isRepeated || subAccounts.includes(index) ? null : harmlessIn(name, cells, isSparse),
      isOfOthers: doubtful.length * 2 > rows.length && new Set(doubtful).size * 2 > doubtful.length,
      isExplained,
      isOfNumbers: isMost(cells, (cell) => kindOf(cell) === KINDS.digits || kindOf(cell) === KINDS.figures),
      isRepeated,
      notes,
    };
  }

  function harmlessIn(name: string, cells: readonly string[], isSparse: boolean): OtherColumn['harmless'] {
    const filled = cells.filter((cell) => cell !== '');
    if (CURRENCY_NAME.test(name) || isMost(filled, (cell) => EURO.test(cell))) return EURO;
    if (DOUBT_NAME.test(name)) return NO;
    if (UNTIL_NAME.test(name) || (isSparse && CHANGED_NAME.test(name))) return /^$/;
    const usual = usualIn(cells);
    const mayDivide = usual !== undefined && name !== '' && !isPlainName(name);
    if (
      mayDivide &&
      ((usual !== '' && (ABOUT_BANK.test(name) || ACCOUNT.test(usual))) || divides(cells, usual))
    )
      return { test: (cell) => cell === usual || cell === '' || (YES.test(usual) && YES.test(cell)) };
    const isOfYes = ABOUT_BANK.test(name) && isMost(filled, (cell) => YES.test(cell));
    return isOfYes || GOOD_NAME.test(name) ? NOT_NO : null;
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

  const passed = results.filter(
    ({ outcome, iban }) =>
      outcome.startsWith('computed') &&
      banksOf(directory).check({ bankCode: iban.slice(4, 12), accountNumber: iban.slice(12) }) === 'fits',
  ).length;
  const failed = results.filter(({ outcome }) => outcome === 'account-doubtful').length;
  const width = Math.max(header.length, ...rows.map((row) => row.length));
  const ibanColumns = [...header.keys()].filter((index) => {
    const name = header[index]?.trim() ?? '';
    return COLUMN_NAMES.iban.test(name) && isPlainHeading(name) && !except.includes(index);
  });
  return {
    ibanColumn: ibanColumns.length === 1 ? (ibanColumns[0] ?? -1) : -1,
    others: [...Array(width).keys()].filter((index) => !except.includes(index)).map(evidenceOf),
    failsMostly: columns.kind !== 'ibans' && failed + passed >= FEWEST_CHECKED && failed > passed,
  };
}

/** `is_deleted`, `valid_to`: a few cells are codes or dates, and nothing explains what they say of their rows. */
function divides(cells: readonly string[], usual: string): boolean {
  const others = cells.filter((cell) => cell !== usual && cell !== '');
  const { size } = new Set(others);
  const areFew = size <= MOST_CODES || (usual !== '' && size * 2 <= others.length);
  const areCodes = areFew && !others.every((cell) => NO_CODE.test(cell));
  const areDates = others.every((cell) => DATE.test(cell));
  return cells.length >= FEWEST_BESIDE_CODES && others.length > 0 && (areCodes || areDates);
}

/** Numbers of accounts and telephones have different lengths, shorter ones and dates mostly the same. */
function lengthIn(cells: readonly string[]): number {
  const lengths = cells.map((cell) => (/^\d{1,5}$/.test(cell) || isCalendarDate(cell) ? cell.length : 0));
  return cells.length < FEWEST_ROWS
    ? 0
    : (lengths.find((one) => isMost(lengths, (other) => other === one, 0.75)) ?? 0);
}

const isPlainName = (name: string) =>
  PLAIN_NAME.test(name) ||
  PLACE_NAME.test(name) ||
  ANY_NAME.test(name) ||
  namesOtherNumber(name) ||
  NOTE_NAME.test(name);

/** Which cells of a column are remarks: all below their heading, or the statements where most say the same or hardly any has one. */
function notesIn(name: string, cells: readonly string[], isSparse: boolean): OtherColumn['notes'] {
  if (NOTE_NAME.test(name)) return 'all';
  if (name === '' && isSparse)
    return isMost(cells, (text) => text !== '' && !isOfOtherThings(text)) ? null : 'all';
  if (PLACE_NAME.test(name)) return 'statements';
  const share = usualIn(cells) === undefined ? RARE : 0.3;
  if (!isMost(cells, hasStatement, share)) return 'statements';
  return cells.length < FEWEST_BESIDE_CODES || NAME_NAME.test(name) ? null : 'all';
}
