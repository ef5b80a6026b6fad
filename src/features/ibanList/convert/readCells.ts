import { BANK_CODE_LENGTH, type BankCode } from '../../../domain/account/account.ts';
import { BIC, withBranch } from '../../../domain/account/bic.ts';
import { ibanLengthOf } from '../../../domain/countries/lengths.ts';
import { type BankDirectory, namesOf } from '../../../domain/directory/bankDirectory.ts';
import { readIban, SHORTEST_IBAN } from '../../../domain/iban/iban.ts';
import { isCalendarDate } from '../../../domain/reading/calendarDate.ts';
import { isCreditorIdentifier } from '../../../domain/reading/findIbans.ts';
import { knownBanksOf } from '../../../domain/reading/knownBanks.ts';
import { type KnownBanks, readRow, readText, type TextReading } from '../../../domain/reading/readText.ts';
import {
  AFTER_NAME,
  BANK_WORD,
  isPlaceholder,
  namesBank,
  OTHER_LABEL,
} from '../../../domain/reading/words.ts';
import { type NearAccount, nearAccounts } from '../../../domain/resolve/nearNumbers.ts';
import { resolveIban } from '../../../domain/resolve/resolveIban.ts';

const banksOfDirectories = new WeakMap<BankDirectory, KnownBanks>();

/** What the reader asks a directory. */
export function banksOf(directory: BankDirectory): KnownBanks {
  const known =
    banksOfDirectories.get(directory) ??
    knownBanksOf(directory, (...numbers) => resolveIban(directory, ...numbers));
  banksOfDirectories.set(directory, known);
  return known;
}

/** Reads the used cells of a row: one with both numbers, or those of bank code and account number. */
export function readCells(directory: BankDirectory, [first = '', second]: readonly string[]): TextReading {
  const banks = banksOf(directory);
  if (second !== undefined) return readRow(first, second, banks);
  const name = nameBefore(first, banks);
  const hasWord: KnownBanks['hasWord'] = (word, codes) => name.includes(word) || banks.hasWord(word, codes);
  return readText(first, name.length === 0 ? banks : { ...banks, hasWord });
}

/** `Anna Meier: BLZ …`, `3. Meier, Anna – BLZ …` */
const NAME_BEFORE = new RegExp(
  `^[^\\p{L}\\n]*(\\p{Lu}[\\p{L}.'’-]*(?:,? \\p{Lu}[\\p{L}.'’-]*){0,3})(?=${AFTER_NAME})`,
  'u',
);
const NO_NAME = new RegExp(`konto|konten|kto|blz|iban|bic|${BANK_WORD.source}|^(?:${OTHER_LABEL})$`, 'iu');

/** The words of a person's name at the beginning of a line; none if they may be of a bank or a label. */
function nameBefore(line: string, { hasWord }: KnownBanks): readonly string[] {
  const words = NAME_BEFORE.exec(line)?.[1]?.match(/\p{L}+/gu) ?? [];
  return words.some((word) => NO_NAME.test(word) || hasWord(word, [])) ? [] : words;
}

/**
 * The bank codes that are certain in cells of the same form, by directory; null if nothing is. To find out takes long, and the
 * rows of a list are damaged alike.
 */
const knownForms = new WeakMap<BankDirectory, Map<string, string | null>>();
const MOST_FORMS = 10_000;

/** What is certain in the cells of bank code and account number. */
export function certainNumbers(directory: BankDirectory, cells: readonly string[]) {
  const [bankCode = '', account = ''] = cells;
  const isPlain =
    /^\d{5,10}$/.test(account) &&
    !isCalendarDate(account) &&
    !isPlaceholder(account) &&
    directory.find(account.slice(0, BANK_CODE_LENGTH)) === undefined;
  // Two numbers that are equal have a meaning.
  if (!isPlain || bankCode.includes(account)) return certainIn(readCells(directory, cells));
  const forms = knownForms.get(directory) ?? new Map<string, string | null>();
  if (forms.size >= MOST_FORMS) forms.clear();
  knownForms.set(directory, forms);
  const exact = `${bankCode}\n${account.length}`;
  // Beside words it matters which bank it is.
  const code = /\p{L}/u.test(bankCode) ? undefined : /^\d{8}(?!\d)/.exec(bankCode)?.[0];
  const isKnown = code !== undefined && directory.find(code) !== undefined;
  const form = isKnown ? exact.replace(code, 'BLZ') : exact;
  const known = forms.get(exact) ?? forms.get(form);
  if (known !== undefined) return known === null ? null : ([known, account] as const);
  const numbers = certainIn(readCells(directory, cells));
  if (numbers === null) forms.set(form, null);
  else if (numbers[1] === account) forms.set(exact, numbers[0]);
  return numbers;
}

/** The numbers that are read if nothing else can be meant. */
export function certainIn({ isCertain, readings: [only] }: TextReading): readonly [string, string] | null {
  return isCertain && only?.bankCode != null && only.accountNumber !== null
    ? [only.bankCode, only.accountNumber]
    : null;
}

/** Accounts that may have been meant by these cells (requirement 12.12). */
export function nearCells(directory: BankDirectory, cells: readonly string[]): NearAccount[] {
  const numbers = certainIn(readCells(directory, cells));
  if (numbers === null) return [];
  const [bankCode, accountNumber] = numbers;
  return nearAccounts(bankCode as BankCode, accountNumber, (...account) =>
    resolveIban(directory, ...account),
  );
}

/** Whether a cell is about the bank with a bank code, or about another one; null if it says of no bank. */
export function saysOfBank(
  directory: BankDirectory,
  cell: string,
  bankCode: string,
): 'same' | 'other' | null {
  const bank = directory.find(bankCode);
  if (bank === undefined) return null;
  const say = (isSame: boolean) => (isSame ? 'same' : 'other');
  // `COMMERZBANK` has eleven letters.
  if (BIC.test(cell) && (cell.startsWith('DE', 4) || !namesBank(cell))) {
    if (bank.bic === '') return null;
    const owners = banksOf(directory).bankCodesOf(withBranch(cell));
    const isOfOthers =
      owners.length > 0 &&
      owners.every((owner) => isOtherBank(directory, directory.find(owner)?.name ?? '', bankCode));
    // A BIC of former times: that of its group, whose institution and country are the same.
    return say(bank.bic.startsWith(cell.slice(0, 6)) && !isOfOthers);
  }
  const [code] = /(?<!\d)\d{8}(?!\d)/.exec(cell) ?? [];
  if (code !== undefined) return directory.find(code) === undefined ? null : say(code === bankCode);
  return namesBank(cell) || cell === bank.shortName ? say(!isOtherBank(directory, cell, bankCode)) : null;
}

/** A kind of bank, which many have. */
const ANY_BANK =
  /^(?:\p{L}*(?:sparkasse|spk|kasse)|volksb\p{L}*|raiff\p{L}*|raiba|voba|v[br]b?|rb|[kbs]?sk|bank|fil(?:iale)?|zweigstelle|ndl|eg|ag|gmbh|\p{L})$/iu;

/** `DKB`, but not `VB`, which is a kind of bank. Fits a bank whose name contains its letters in this order. */
const ABBREVIATION = /^[A-ZÄÖÜ]{2,4}$/;
/** In letters: `Coba`, `Dt`. A longer word is a name. */
const LONGEST_SHORT_FORM = 4;

/** Whether a name is that of another bank: none of its own words is one of the bank with this code. */
export function isOtherBank(directory: BankDirectory, name: string, bankCode: string): boolean {
  if (banksOf(directory).contradicts(name, bankCode)) return true;
  const words = ownWords(name);
  if (words.length === 0) return false;
  if (ABBREVIATION.test(name))
    return !new RegExp([...name].join('.*'), 'i').test(textOf(directory, bankCode));
  return words.every((word) => !isOwnWord(directory, word, bankCode));
}

/** Whether a name is that of the bank with this code, and nothing else. */
export function isBankAlone(directory: BankDirectory, name: string, bankCode: string): boolean {
  return ownWords(name).every((word) => isOwnWord(directory, word, bankCode));
}

/** Whether each word may be of a bank: no other bank has `Tagesgeld` or `Stopp` in its name or town. */
export const isOfBanks = (directory: BankDirectory, name: string) =>
  BIC.test(name) ||
  ownWords(name).every((word) => BANK_WORD.test(word) || banksOf(directory).hasWord(word, []));

/** The directory calls 614 banks `-alt-`. Any other „alt“ is no part of a name. */
export const withoutOld = (name: string) => name.replaceAll('-alt-', '');

const ownWords = (name: string) =>
  (withoutOld(name).match(/\p{L}+/gu) ?? []).filter((word) => !ANY_BANK.test(word));

/** Whether a word begins one of the bank with this code, or shortens it: `Coba`, `Dt. Bank`. Capitals may be of any: `HH`. */
function isOwnWord(directory: BankDirectory, word: string, bankCode: string): boolean {
  if (isNameOf(directory, word, bankCode)) return true;
  if (word.length > LONGEST_SHORT_FORM) return false;
  const letters = () => new RegExp(`(?<!\\p{L})${[...word].join('\\p{L}*')}`, 'iu');
  return /^\p{Lu}{2}/u.test(word) || letters().test(textOf(directory, bankCode));
}

function textOf(directory: BankDirectory, bankCode: string): string {
  const bank = directory.find(bankCode);
  return bank === undefined ? '' : withoutOld(namesOf(bank));
}

/** Whether each word is the beginning of one in the name or town of the bank with a bank code. */
export function isNameOf(directory: BankDirectory, words: string, bankCode: string): boolean {
  const own = textOf(directory, bankCode)
    .toLowerCase()
    .split(/\P{L}+/u);
  const isOwn = (word: string) => own.some((one) => one.startsWith(word));
  return (words.toLowerCase().match(/\p{L}+/gu) ?? []).every(isOwn);
}

/** An IBAN in a cell for something else; null also for `Nr. 532013000`, which has the form of a short IBAN. */
export function ibanIn(cell: string): string | null {
  const iban = readIban(cell);
  const isMeant =
    iban !== null &&
    iban.length >= SHORTEST_IBAN &&
    ibanLengthOf(iban.slice(0, 2)) !== undefined &&
    !isCreditorIdentifier(iban);
  return isMeant ? iban : null;
}
