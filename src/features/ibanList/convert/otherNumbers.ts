import type { BankDirectory } from '../../../domain/directory/bankDirectory.ts';
import { ibanParts, isGermanIban } from '../../../domain/iban/iban.ts';
import { isCalendarDate } from '../../../domain/reading/calendarDate.ts';
import { readText } from '../../../domain/reading/readText.ts';
import { BANK_WORD, FORMS, OTHER_LABEL } from '../../../domain/reading/words.ts';
import { resolveIban } from '../../../domain/resolve/resolveIban.ts';
import type { Columns } from '../cells/columns.ts';
import { banksOf, ibanIn } from './readCells.ts';
import { isMost } from './usualForm.ts';

/** Whether the digits of a cell are in an IBAN; null if they are few, or beside words. */
export function repeats(directory: BankDirectory, iban: string, cell: string): boolean | null {
  const other = ibanIn(cell);
  if (other !== null) return other === iban || bankIbanOf(directory, other) === iban;
  if (/\p{L}/u.test(cell.replace(/^DE|x/gi, ''))) return null;
  const digits = cell.replace(/\D/g, '').replace(/^0+/, '');
  if (digits.length < 2) return null;
  if (digits.length > iban.length) return false;
  // `DE12 **** **** 48 68`: what is visible, in its order.
  const visible = cell.replaceAll(' ', '').match(/\d+/g) ?? [];
  if (visible.length > 1 && /[*x•…]/i.test(cell))
    return new RegExp(`${/^DE/i.test(cell) ? '^..' : ''}${visible.join('\\d+')}$`).test(iban);
  if (/^\D*\d\d\D*$/.test(cell)) return iban.startsWith(digits, 2);
  return digits.length < DIGITS_BEHIND_WORDS ? iban.endsWith(digits) : iban.includes(digits, 2);
}

/** The IBAN that the bank uses for the account of another one, such as that of the plain formula. */
function bankIbanOf(directory: BankDirectory, iban: string): string | null {
  if (!isGermanIban(iban)) return null;
  const { bankCode, accountNumber } = ibanParts(iban);
  return resolveIban(directory, bankCode, accountNumber).bankIbanIfAccountIsRight;
}

/** A cell with fewer digits, behind words or without any, names no account. Most cells have fewer. */
export const DIGITS_BEHIND_WORDS = 5;
export const DIGITS_OF_PAIR = 13;
/** A number with as many may be another account, if neither a label nor the heading of the column explains it. */
export const DIGITS_BESIDE_WORDS = 6;
const BEHIND_LABEL = `(?<!\\p{L})(?:${OTHER_LABEL})[\\s.:#]{0,3}`;
const BEFORE_OTHERS = '[\\p{L}\\p{N}-]|[.,]\\d| ?(?:€|euro?(?!\\p{L}))';
const UNLABELLED = new RegExp(
  `(?<![\\p{L}\\p{N}.,/+-]|${BEHIND_LABEL})[1-9]\\d{${DIGITS_BESIDE_WORDS - 1},9}(?!/|${BEFORE_OTHERS})`,
  'iu',
);
const PHONE = new RegExp(FORMS.phone, 'giu');
const FURTHER = new RegExp(`(?<![\\p{L}\\p{N}.,+-]|${BEHIND_LABEL})[1-9]\\d{6,9}(?!${BEFORE_OTHERS})`, 'giu');

export const numbersIn = (cell: string) => cell.match(/\d+/g)?.length ?? 0;

/** Numbers that may be accounts in a cell that has more numbers than its heading explains: `12,50 von 648489890`. */
export const furtherNumbers = (cell: string, most: number): readonly string[] =>
  numbersIn(cell) > most ? (cell.replace(PHONE, ' ').match(FURTHER) ?? []) : [];

const GROUPED_AMOUNT = /^\d{1,3}(?: \d{3})+(?:,\d\d)?(?!\d)/;
/** The lengths of plain numbers, and of amounts after the account, vary in any column, so they say nothing. */
const hasAnyLength = (cell: string, side: number) =>
  /^\d+$/.test(cell) || (side === 1 && (/^\d+[.,]\d+$/.test(cell) || GROUPED_AMOUNT.test(cell)));
const edgeOf = (cell: string, side: number) =>
  (side === -1 ? /\d*$/ : side === 1 ? /^\d*/ : /^/).exec(cell)?.[0].length ?? 0;

/** The digits right beside the account in most cells of a column, such as the 4 of a date before it; Infinity if some cells have fewer. */
export function usualEdge(cells: readonly string[], side: number): number {
  const lengths = cells.filter((cell) => !hasAnyLength(cell, side)).map((cell) => edgeOf(cell, side));
  const least = Math.min(...lengths);
  return isMost(lengths, (length) => length === least) ? least : Number.POSITIVE_INFINITY;
}

/**
 * Whether the digits right beside the account may be a part of it, because most cells of the column have fewer there: `Vogel 86`
 * before `33417`.
 *
 * @param side 1 if the cell follows the account, -1 if it precedes it, any other number if it is further away
 */
export function mayBeCutOff(
  cell: string,
  side: number,
  { mostNumbers, edge }: { readonly mostNumbers: number; readonly edge: number },
): boolean {
  const text = cell.replace(PHONE, ' ').replace(GROUPED_AMOUNT, ' ');
  const length = edgeOf(text, side);
  return length > 0 && (numbersIn(text) > mostNumbers || (length > edge && !hasAnyLength(cell, side)));
}

/** Whether a cell has a number that nothing explains: `4711081 neu`, `richtig: 4711081`. */
export function hasOtherNumber(directory: BankDirectory, cell: string, iban: string): boolean {
  const text = joined(cell.replace(PHONE, ' '));
  if (!/\p{L}/u.test(cell)) return isOtherNumber(NUMBER_ALONE.exec(text)?.[0] ?? '', iban);
  if (!UNLABELLED.test(text)) return false;
  const { readings, unexplained } = readText(cell, banksOf(directory));
  const numbers = [...unexplained, ...readings.flatMap((read) => [read.bankCode, read.accountNumber])];
  return numbers.some((number) => isOtherNumber((number ?? '').replace(/\D/g, ''), iban));
}

/** Joins the groups of a number: `12 34 567 8`, but not `0431 123456`. */
const joined = (cell: string) =>
  cell.replace(/(?<!\d)[1-9][\d ]*/g, (groups) => groups.replace(/ (?=\d)/g, ''));

export function isOtherNumber(number: string, iban: string): boolean {
  return /^\d{6,}$/.test(number) && !isCalendarDate(number) && !iban.includes(number, 4);
}

/** A number among signs only: `648489890!` */
const NUMBER_ALONE = new RegExp(`(?<![\\d.,/+-])\\d{${DIGITS_BESIDE_WORDS},10}(?![\\d/-]|[.,]\\d)`);

/** The form of a bank code, of a BIC or of an IBAN, a label or the name of a bank: without any, a cell names no account. */
const MAY_NAME_ACCOUNT = new RegExp(
  `\\d{8}|\\d{3}\\D\\d{3}\\D\\d\\d|(?<!\\d)[1-9]\\d{3} \\d{4}|[A-Z]{4}DE|DE\\d\\d|[A-Z]{2} ?(?:\\d[\\dOILBSZG]|[OILBSZG]\\d)(?:[^A-Z\\d]{0,3}[A-Z\\d]){10}|kto|konto|konten|account|iban|blz|(?:giro|spar|kt)[. -]*n|(?:auf|an|über) \\d|${BANK_WORD.source}`,
  'iu',
);

/**
 * Whether a cell may name another account or has a number that nothing explains.
 *
 * @param form the cell, in which each digit but 0 may be written as 9
 */
export function mayNameAccount(form: string): boolean {
  return MAY_NAME_ACCOUNT.test(form) || (/\p{L}/u.test(form) ? UNLABELLED : NUMBER_ALONE).test(joined(form));
}

/** Whether a cell beside those of the account names another account: `neue BV: 50010517 / 648489890`. */
export function namesOtherAccount(
  directory: BankDirectory,
  cell: string,
  iban: string,
  { kind }: Columns,
): boolean {
  const other = /^[a-z]{2}\d/i.test(cell) ? ibanIn(cell) : null;
  // A column of IBANs was chosen among others.
  if (other !== null) return kind !== 'ibans' && other !== iban && bankIbanOf(directory, other) !== iban;
  const digits = cell.replace(/\D/g, '').length;
  if (digits < (/^\d/.test(cell) ? DIGITS_OF_PAIR : DIGITS_BEHIND_WORDS)) return false;
  if (!MAY_NAME_ACCOUNT.test(cell)) return false;
  const banks = banksOf(directory);
  const { readings, refused, unexplained } = readText(cell, banks);
  const isOther = (accountNumber: string, bankCode = iban.slice(4, 12)) =>
    accountNumber.length > 10 || banks.ibanOf({ bankCode, accountNumber }) !== iban;
  return (
    readings.some(({ bankCode, accountNumber, evidence }) =>
      accountNumber === null
        ? evidence.bankCode === 'label' && bankCode !== iban.slice(4, 12)
        : (bankCode !== null || evidence.accountNumber !== 'none') &&
          isOther(accountNumber, bankCode ?? undefined),
    ) ||
    (ABOUT_ACCOUNT.test(cell) && unexplained.some((number) => isOther(number.replace(/\D/g, '')))) ||
    refused.some(({ problem }) => problem.startsWith('iban'))
  );
}

/** `Kto neu 607669` */
const ABOUT_ACCOUNT = /(?<!\p{L})(?:konto|kto|iban|blz|bankverbindung|(?:auf|an|über) (?=\d))/iu;

/** Whether a cell for another number has the digits of the account number: one of both is probably wrong. */
export function isElsewhere(cell: string, account: string): boolean {
  const digits = cell.replace(/\D/g, '');
  const bare = account.replace(/^0+/, '');
  const area = digits.slice(0, -bare.length);
  const isPhone = bare.length > 4 && digits.endsWith(bare) && /^0\d{0,4}$/.test(area);
  // 31.12.2001 may be 20011231.
  const turned = digits.length === 8 ? digits.slice(4) + digits.slice(2, 4) + digits.slice(0, 2) : digits;
  return account !== '' && !/\p{L}/u.test(cell) && (digits === account || turned === account || isPhone);
}

/** Whether a number may be an account, because it is longer than the others here, or the account is as short as they are. */
export function isSwapped(cell: string, usualLength: number, account: string): boolean {
  const number = cell.replaceAll(' ', '');
  if (usualLength === 0 || number.length === usualLength || !/^\d{6,}$/.test(number)) return false;
  // The numbers of customers grow by a digit.
  return number.length > usualLength + 2 || account.length === usualLength;
}
