import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { AccountNumber, BankCode } from '../../src/domain/account/account.ts';
import type { Bank, BankDirectory } from '../../src/domain/directory/bankDirectory.ts';
import { readBankDirectory } from '../../src/domain/directory/generatedDirectory.ts';
import { resolveIban } from '../../src/domain/resolve/resolveIban.ts';

const folder = 'data/banks';

/** The parsed `data/banks/<day>.generated.json` of the newest quarter; a new object for each call. */
export function newestDirectoryFile() {
  const [newest] = readdirSync(folder)
    .filter((name) => name.endsWith('.generated.json'))
    .sort()
    .reverse();
  return JSON.parse(readFileSync(join(folder, newest ?? ''), 'utf8'));
}

let directory: BankDirectory | undefined;

/** The newest bank directory in the repository. A test that needs a specific bank creates its own directory. */
export function newestDirectory(): BankDirectory {
  directory ??= readBankDirectory(newestDirectoryFile());
  return directory;
}

/** The bank directory of a quarter. For cases that were collected in that quarter: a newer directory may not know their banks. */
export function directoryFrom(validFrom: string): BankDirectory {
  return readBankDirectory(JSON.parse(readFileSync(join(folder, `${validFrom}.generated.json`), 'utf8')));
}

/** `resolveIban` in a directory. Account numbers may lack the zeros in front. */
export const resolveIn = (known: BankDirectory) => (bankCode: string, accountNumber: string) =>
  resolveIban(known, bankCode as BankCode, accountNumber.padStart(10, '0') as AccountNumber);

/** A bank of the standard rule whose accounts are checked by method 00. */
export const exampleBank: Bank = {
  bankCode: '20000000' as BankCode,
  name: 'Beispielbank',
  shortName: 'Beispielbank',
  postcode: '20095',
  town: 'Hamburg',
  bic: 'BEISDEHHXXX',
  accountCheckMethod: '00',
  bankRule: '000000',
  isMarkedForDeletion: false,
  successor: null,
};
