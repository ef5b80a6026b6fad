import type { AccountNumber } from '../../src/domain/account/accountNumber.ts';
import type { BankCode } from '../../src/domain/account/bankCode.ts';
import type { KnownBanks } from '../../src/domain/reading/readText.ts';
import { resolveIban } from '../../src/domain/resolve/resolveIban.ts';
import { newestDirectory } from './bankDirectory.ts';

const directory = newestDirectory();

/** What the reader of pasted texts asks the newest directory. */
export const knownBanks: KnownBanks = {
  isBankCode: (digits) => directory.find(digits) !== undefined,
  bankCodesOf: (bic) => directory.banks.filter((bank) => bank.bic === bic).map(({ bankCode }) => bankCode),
  ibanOf: ({ bankCode, accountNumber }) =>
    resolveIban(directory, bankCode as BankCode, accountNumber as AccountNumber).bankIbanIfAccountIsRight,
};
