import type { BankDirectory } from '../../../domain/directory/bankDirectory.ts';
import { knownBanksOf } from '../../../domain/reading/knownBanks.ts';
import { type KnownBanks, readRow, readText, type TextReading } from '../../../domain/reading/readText.ts';
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
  return second === undefined ? readText(first, banks) : readRow(first, second, banks);
}
