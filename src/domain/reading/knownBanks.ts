import type { AccountNumber } from '../account/accountNumber.ts';
import type { BankCode } from '../account/bankCode.ts';
import type { BankDirectory } from '../directory/bankDirectory.ts';
import type { Resolution } from '../resolve/resolution.ts';
import type { KnownBanks } from './types.ts';

type Asked = Pick<Resolution, 'accountCheck' | 'bankIbanIfAccountIsRight'>;

const CHECKS = { valid: 'fits', invalid: 'fails', unchecked: 'unchecked' } as const;

/**
 * What the reader asks, answered by a directory.
 *
 * @param resolve `resolveIban` with this directory
 */
export function knownBanksOf(
  directory: Pick<BankDirectory, 'find' | 'banks'>,
  resolve: (bankCode: BankCode, accountNumber: AccountNumber) => Asked,
): KnownBanks {
  const resolved = ({ bankCode, accountNumber }: { bankCode: string; accountNumber: string }) =>
    resolve(bankCode as BankCode, accountNumber.padStart(10, '0') as AccountNumber);
  return {
    isBankCode: (digits) => directory.find(digits) !== undefined,
    bankCodesOf: (bic) => directory.banks.filter((bank) => bank.bic === bic).map(({ bankCode }) => bankCode),
    ibanOf: (account) => resolved(account).bankIbanIfAccountIsRight,
    check: (account) => CHECKS[resolved(account).accountCheck?.verdict ?? 'unchecked'],
  };
}

/** Any eight digits may be a bank code: for the time before the directory is there. */
export const NO_BANKS: KnownBanks = {
  isBankCode: () => false,
  bankCodesOf: () => [],
  ibanOf: () => null,
  check: () => 'unchecked',
};
