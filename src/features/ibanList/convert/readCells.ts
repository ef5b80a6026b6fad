import type { BankDirectory } from '../../../domain/directory/bankDirectory.ts';
import { knownBanksOf } from '../../../domain/reading/knownBanks.ts';
import { type KnownBanks, readRow, readText, type TextReading } from '../../../domain/reading/readText.ts';
import { resolveIban } from '../../../domain/resolve/resolveIban.ts';

const banksOfDirectories = new WeakMap<BankDirectory, KnownBanks>();

function banksOf(directory: BankDirectory): KnownBanks {
  const known =
    banksOfDirectories.get(directory) ??
    knownBanksOf(directory, (...numbers) => resolveIban(directory, ...numbers));
  banksOfDirectories.set(directory, known);
  return known;
}

/** `Kto neu 607669` */
const ABOUT_ACCOUNT = /(?<!\p{L})(?:konto|kto|iban|blz|bankverbindung)/iu;
/** A cell with fewer digits, behind words or without any, names no account. Most cells have fewer. */
export const DIGITS_BEHIND_WORDS = 5;
export const DIGITS_OF_PAIR = 13;

/** Whether a cell beside those of the account names another account: `neue BV: 50010517 / 648489890`. */
export function namesOtherAccount(directory: BankDirectory, cell: string, iban: string): boolean {
  const digits = cell.replace(/\D/g, '').length;
  if (digits < (/^\d/.test(cell) ? DIGITS_OF_PAIR : DIGITS_BEHIND_WORDS)) return false;
  const banks = banksOf(directory);
  const { readings, refused, unexplained } = readText(cell, banks);
  const isOther = (accountNumber: string, bankCode = iban.slice(4, 12)) =>
    accountNumber.length > 10 || banks.ibanOf({ bankCode, accountNumber }) !== iban;
  return (
    readings.some(
      ({ bankCode, accountNumber, evidence }) =>
        accountNumber !== null &&
        (bankCode !== null || evidence.accountNumber !== 'none') &&
        isOther(accountNumber, bankCode ?? undefined),
    ) ||
    (ABOUT_ACCOUNT.test(cell) && unexplained.some((number) => isOther(number.replace(/\D/g, '')))) ||
    refused.some(({ problem }) => problem.startsWith('iban'))
  );
}

/** Reads the used cells of a row: one with both numbers, or those of bank code and account number. */
export function readCells(directory: BankDirectory, [first = '', second]: readonly string[]): TextReading {
  if (second === undefined) return readText(first, banksOf(directory));
  const cells = [
    { column: 'bankCode', text: first },
    { column: 'accountNumber', text: second },
  ] as const;
  return readRow(cells, banksOf(directory));
}
