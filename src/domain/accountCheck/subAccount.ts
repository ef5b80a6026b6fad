import type { AccountNumber } from '../account/account.ts';
import { hasOneOf } from './conditions.ts';
import { digitsOf, invalid, type Method, verdictOf } from './methodSteps.ts';
import { as00, as31 } from './procedures.ts';

/** How a method checks an account number that ends in its sub-account of two digits, and one that omits it. */
export interface SubAccountMethods {
  readonly given: Method;
  readonly omitted: Method;
}

/** Methods 13 and 63. Rules 0005 and 0020 need to know which of the two passes. */
export const PLAIN_ACCOUNTS: SubAccountMethods = {
  given: [as00('2-7>8', '21')],
  omitted: [as00('4-9>10', '21')],
};

/** Method 76: the „Kontoart“ comes first, and is 0, 4, 6, 7, 8 or 9. */
export const ACCOUNTS_WITH_KIND: SubAccountMethods = {
  given: [invalid(hasOneOf('1235', 1)), as31('2-7>8', '234567')],
  omitted: [invalid(hasOneOf('1235', 3)), as31('4-9>10', '234567')],
};

/** Whether the check digit of an account number fits by these steps. */
export function fits(steps: Method, accountNumber: AccountNumber): boolean {
  return verdictOf(steps, digitsOf(accountNumber)) === 'valid';
}
