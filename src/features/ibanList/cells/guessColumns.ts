import { readIban } from '../../../domain/iban/iban.ts';
import { isCalendarDate } from '../../../domain/reading/calendarDate.ts';
import { ACCOUNT_LABEL, FORMS, HEADING_WORDS, LABEL, OTHER_LABEL } from '../../../domain/reading/words.ts';
import { isMost } from '../convert/usualForm.ts';
import { findBesides } from './besides.ts';
import { ASK, type Columns } from './columns.ts';
import { accountNumberLikeness, bankCodeLikeness, isCombined } from './likeness.ts';

/** Common names of the columns that are used. */
export const COLUMN_NAMES = {
  bankCode: /^(?:blz|bankleitzahl|bank[ -]?leitzahl|bank ?code|sort ?code)\b/i,
  accountNumber:
    /^(?:bank|giro)?[ -]?(?:konto|kto|account)(?![\s-]?(?:stand|art|auszug|inhaber|führ|bez|name|typ|währ|id\b|holder))/i,
  iban: /\biban\b/i,
  cell: /(?:bankverbindung|konto ?\/ ?blz|blz ?\/ ?konto|kto.{0,6}blz|blz.{0,6}kto)/i,
} as const;

type Meaning = keyof typeof COLUMN_NAMES;
type Fits = (cell: string) => number | boolean;

/** Minimum share of matching cells in a column. */
const LIKELY = 0.4;
/** In fewer rows a number may be the same by chance. */
const FEWEST_OWN = 8;

/** Headings of numbers that are not accounts, whatever digits they have. */
const OTHER_NUMBERS =
  /^(?:(?:lfd\.? ?)?nr\.?$|plz|postleitzahl|tel|fax|mobil|handy|datum|betrag|summe|jahr|kunden|mitglied|rechnung|beleg|personal|vertrag|auftrag|steuer|eintritt|beitrag|ik$|stand |\p{L}{2,}[.-]{0,2}(?:nr|nummer)(?!\p{L}))/iu;
/** So are these, but a column with account-like numbers below such a word may still be meant: `Ref`. */
const OTHER_WORDS = new RegExp(`^(?:${OTHER_LABEL}|debitor|kreditor)`, 'iu');
/** So are those that are shorter than the accounts beside them. */
const SHORT_NUMBERS = new RegExp(`${OTHER_WORDS.source}|^(?:personenk|sachk|buchungsk|kostenst|whg)`, 'iu');
/** `Kundenkonto` may be the account of the customer. */
const NAMES_ACCOUNT = new RegExp(`konto|kto|bank|^${ACCOUNT_LABEL}`, 'iu');
const namesOther = (name: string, words = OTHER_NUMBERS) => words.test(name) && !NAMES_ACCOUNT.test(name);
/** Years, dates and telephone numbers: account numbers only if the heading says so. */
const OTHER_FORM = new RegExp(`^(?:(?:19|20)\\d\\d|${FORMS.date}|${FORMS.phone})$`, 'iu');
/** `Konto bis` */
const DATE = new RegExp(`^(?:${FORMS.date}|\\d\\d/\\d{4})$`, 'iu');
/** `1.234,00` may also be an account number with decimals. */
const AMOUNT = /^[-+]?(?:[\d.]{1,7},|\d{1,6}\.)\d\d ?(?:€|eur)?$/i;
export const namesOtherNumber = (name: string) => namesOther(name) || namesOther(name, OTHER_WORDS);
/** Any other word may say that a column has other numbers, or not the whole ones: `Kontostand`, `Konto (alt)`. */
const HEADING = new RegExp(
  `(?<!\\p{L})(?:${LABEL}|${HEADING_WORDS})(?!\\p{L})|\\((?:max\\.? ?)?\\d{1,2}-?stellig\\)|(?<!\\d)(?:\\d|10)(?!\\d)`,
  'giu',
);
export const isPlainHeading = (name: string) => /^[\s._/:,;()&#+"'–-]*$/.test(name.replace(HEADING, ''));

const isNumber = (cell: string) => /^[\d ]+$/.test(cell);
const isShort = (cell: string) => /^\d{1,5}$/.test(cell);
/** Whether a cell has a number, with or without words around it. */
const hasNumber = (cell: string) => /\d{4}/.test(cell);

/** A column with the heading of the other one may hold either. */
const MISTAKEN_FOR = { bankCode: 'accountNumber', accountNumber: 'bankCode', iban: null } as const;

interface Column {
  readonly index: number;
  readonly name: string;
  /** Those that are not empty. */
  readonly cells: readonly string[];
  /** By its heading or, without one, by their form, its numbers are not accounts. */
  readonly holdsOtherNumbers: boolean;
}

/**
 * Guesses the columns from the words in the header and, with more weight, from the cells. A column that could be another one
 * is `ASK`: its cells are as much like account numbers, bank codes or IBANs, and no heading explains them.
 *
 * @param header empty if there is none
 * @param rows rows of a sample, without the header
 * @param isKnownBankCode whether the directory has a bank code; without a directory, any eight digits match
 * @returns null if no column looks like an account or an IBAN
 */
export function guessColumns(
  header: readonly string[],
  rows: readonly (readonly string[])[],
  isKnownBankCode: (digits: string) => boolean,
): Columns | null {
  const { earlierResults, subAccounts } = findBesides(header);
  const width = Math.max(header.length, ...rows.map((row) => row.length));
  const columns = Array.from({ length: width }, (_, index): Column => {
    const cells = rows.map((row) => row[index]?.trim() ?? '').filter((cell) => cell !== '');
    const name = header[index]?.trim() ?? '';
    const hasForm = (cell: string) =>
      NAMES_ACCOUNT.test(name) ? DATE.test(cell) : OTHER_FORM.test(cell) || isCalendarDate(cell);
    return { index, name, cells, holdsOtherNumbers: namesOther(name) || isMost(cells, hasForm) };
  });
  const isOfWords = (column: Column | undefined) =>
    column !== undefined && isMost(column.cells, (cell) => /^\p{L}\D*$/u.test(cell));
  const areAmounts = ({ name, cells }: Column) =>
    !NAMES_ACCOUNT.test(name) && isMost(cells, (cell) => AMOUNT.test(cell));
  /** Five digits beside words are postcodes, or else numbers of persons, unless the heading says otherwise. */
  const arePostcodes = ({ index, name, cells }: Column) =>
    !NAMES_ACCOUNT.test(name) &&
    isMost(cells, (cell) => /^\d{4,5}$/.test(cell), 0.9) &&
    (isOfWords(columns[index - 1]) || isOfWords(columns[index + 1]));
  const best = (meaning: Meaning, fits: Fits, except: readonly number[] = []) => {
    const scored = columns
      .filter(({ index }) => !except.includes(index))
      .map(({ index, name, cells }) => {
        return { index, score: shareOf(cells, fits) + (COLUMN_NAMES[meaning].test(name) ? 0.6 : 0) };
      });
    return scored.sort((one, other) => other.score - one.score)[0] ?? { index: ASK, score: 0 };
  };
  /** The column, unless another could be it, or it has the name of another meaning. */
  const onlyOne = (
    meaning: keyof typeof MISTAKEN_FOR,
    index: number,
    fits: Fits,
    except: readonly number[] = [],
  ) => {
    const ownName = columns[index]?.name ?? '';
    const isNamed = COLUMN_NAMES[meaning].test(ownName) && isPlainHeading(ownName);
    const isLong = isNamed && shareOf(columns[index]?.cells ?? [], isShort) < 0.5;
    const other = MISTAKEN_FOR[meaning];
    const isMisnamed = other !== null && COLUMN_NAMES[other].test(ownName);
    const rivals = columns.filter(({ index: at, name, cells, holdsOtherNumbers }) => {
      if (at === index || except.includes(at)) return false;
      const hasItsName = COLUMN_NAMES[meaning].test(name);
      // `RG 704491 vom 13.11.` below „Verwendungszweck“
      const isOfText = namesOther(name, OTHER_WORDS) && shareOf(cells, isNumber) < LIKELY;
      // The account of whoever made the list, in each of its rows.
      const isOwn =
        isNamed && !isPlainHeading(name) && cells.length >= FEWEST_OWN && new Set(cells).size === 1;
      const isShorter = isLong && !hasItsName && SHORT_NUMBERS.test(name) && isMost(cells, isShort, 0.9);
      if (holdsOtherNumbers || isOfText || isOwn || isShorter) return false;
      // A few numbers among remarks do not make a column of numbers; the rows are checked for them.
      const isOfList = shareOf(cells, fits) * cells.length >= LIKELY * rows.length;
      return isOfList || (hasItsName && shareOf(cells, hasNumber) >= LIKELY);
    });
    return isMisnamed || rivals.length > 0 || !isPlainHeading(ownName) ? ASK : index;
  };

  const bankCodeFits = (cell: string) => bankCodeLikeness(cell, isKnownBankCode) === 1;
  const combined = best('cell', (cell) => isCombined(cell, isKnownBankCode));
  const bankCode = best('bankCode', (cell) => bankCodeLikeness(cell, isKnownBankCode));
  const noAccounts = columns.filter(
    (column) =>
      column.holdsOtherNumbers ||
      namesOther(column.name, OTHER_WORDS) ||
      arePostcodes(column) ||
      areAmounts(column),
  );
  const accountNumber = best('accountNumber', accountNumberLikeness, [
    bankCode.index,
    ...subAccounts,
    ...noAccounts.map(({ index }) => index),
  ]);
  const ibanLikeness = (cell: string) => readIban(cell) !== null;
  const iban = best('iban', ibanLikeness);
  const givenIban = best('iban', ibanLikeness, earlierResults);
  const accountsScore = Math.min(bankCode.score, accountNumber.score + 0.3);
  const countOf = (index: number, fits: Fits) => (columns[index]?.cells ?? []).filter(fits).length;
  /** Its few cells may be right without exception. */
  const areIbansRare = countOf(givenIban.index, ibanLikeness) < countOf(bankCode.index, bankCodeFits);
  if (
    bankCode.score >= 0.5 &&
    accountNumber.score >= 0.3 &&
    (accountsScore >= givenIban.score || areIbansRare) &&
    accountsScore >= combined.score
  ) {
    const certain = onlyOne('bankCode', bankCode.index, bankCodeFits);
    const isNamed = COLUMN_NAMES.accountNumber.test(columns[accountNumber.index]?.name ?? '');
    const taken = certain === ASK && !isNamed ? [] : [bankCode.index];
    return {
      kind: 'accounts',
      bankCode: certain,
      accountNumber: onlyOne('accountNumber', accountNumber.index, accountNumberLikeness, [
        ...taken,
        ...subAccounts,
      ]),
    };
  }
  if (iban.score >= 0.4 && iban.score >= combined.score)
    return { kind: 'ibans', iban: onlyOne('iban', iban.index, ibanLikeness, earlierResults) };
  return combined.score >= 0.4 ? { kind: 'combined', cell: combined.index } : null;
}

function shareOf(cells: readonly string[], fits: Fits): number {
  return cells.reduce((sum, cell) => sum + Number(fits(cell)), 0) / Math.max(1, cells.length);
}
