import { generatedDirectories, newestDirectory } from '../../src/bankData/generatedDirectories.ts';
import type { BankDataState } from '../../src/bankData/useBankData.ts';
import type { AccountNumber, BankCode } from '../../src/domain/account/account.ts';
import { takesPayments } from '../../src/domain/bankRules/registry.ts';
import { searchBanks } from '../../src/domain/bankSearch/bankSearch.ts';
import type { Bank, BankDirectory } from '../../src/domain/directory/bankDirectory.ts';
import { resolveIban } from '../../src/domain/resolve/resolveIban.ts';

/** A test that needs a specific bank creates its own directory. */
export { newestDirectory };

/** The bank directory of a quarter. For cases that were collected in that quarter: a newer directory may not know their banks. */
export function directoryFrom(validFrom: string): BankDirectory {
  const directory = generatedDirectories.find((one) => one.validFrom === validFrom);
  if (!directory) throw new Error(`no bank directory from ${validFrom}`);
  return directory;
}

/** What a tool has once the directory is loaded. */
export const loaded = (directory: BankDirectory): BankDataState => ({
  status: 'ready',
  data: {
    directory,
    status: 'valid',
    search: (query, limit) => searchBanks(directory, query, limit),
    takesPayments: ({ bankRule }) => takesPayments(bankRule),
    resolve: resolveIn(directory),
  },
});

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
