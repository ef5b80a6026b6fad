import type { AccountNumber } from '../account/accountNumber.ts';
import { type BankRule, NO_EFFECT, noIban } from './bankRule.ts';

/** Rule 0042 01: the Deutsche Bundesbank gives IBANs for certain accounts of 8 and 10 digits only. */
export const rule0042Bundesbank: BankRule = (_bank, accountNumber) =>
  isReleased(accountNumber) ? NO_EFFECT : noIban('account-not-released');

function isReleased(accountNumber: AccountNumber): boolean {
  if (accountNumber >= '1000000000') return isReleasedWithTenDigits(accountNumber);
  return (
    accountNumber >= '0010000000' && accountNumber <= '0099999999' && isReleasedWithEightDigits(accountNumber)
  );
}

/** nnn4400001 to nnn4499999 (since December 2016). */
function isReleasedWithTenDigits(accountNumber: AccountNumber): boolean {
  return accountNumber.startsWith('44', 3) && !accountNumber.endsWith('00000');
}

/** nnn01000 to nnn09999, and two ranges by themselves. */
function isReleasedWithEightDigits(accountNumber: AccountNumber): boolean {
  if (accountNumber.charAt(5) === '0') return accountNumber.charAt(6) !== '0';
  return (
    (accountNumber >= '0050462000' && accountNumber <= '0050463999') ||
    (accountNumber >= '0050469000' && accountNumber <= '0050469999')
  );
}
