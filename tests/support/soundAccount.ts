import type { AccountNumber } from '../../src/domain/account/account.ts';
import { checkAccount } from '../../src/domain/accountCheck/checkAccount.ts';
import type { Bank } from '../../src/domain/directory/bankDirectory.ts';

/** An account number that the check of a bank does not refuse, if one of fifty tries is such. */
export function soundAccount({ bankCode, accountCheckMethod }: Bank, someNumber: () => string): string {
  let number = someNumber();
  for (let tries = 0; tries < 50; tries += 1) {
    const padded = number.padStart(10, '0') as AccountNumber;
    if (checkAccount(accountCheckMethod ?? '09', padded, bankCode) !== 'invalid') break;
    number = someNumber();
  }
  return number;
}
