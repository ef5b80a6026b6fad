import table from '../../../data/bankRules/rule0005Commerzbank.json' with { type: 'json' };
import type { AccountNumber } from '../account/account.ts';
import { ACCOUNTS_WITH_KIND, fits, PLAIN_ACCOUNTS } from '../accountCheck/subAccount.ts';
import type { Bank } from '../directory/bankDirectory.ts';
import {
  type BankRule,
  FAILED,
  FAILED_IN_EVERY_FORM,
  NO_EFFECT,
  noIban,
  otherAccount,
  PASSED,
  type RuleEffect,
  withSubAccount,
} from './bankRule.ts';

const BLOCKED_BANK_CODES = new Set<string>(table.blockedRange.bankCodes);
const REPLACEMENTS = new Map(
  Object.entries(table.replacementAccounts).map(([bankCode, accounts]) => [
    bankCode,
    new Map<string, string>(Object.entries(accounts)),
  ]),
);

/** Rule 0005 03: Commerzbank, with the bank codes of the former Dresdner Bank. */
export const rule0005Commerzbank: BankRule = (bank, accountNumber) => {
  const effect = effectOnAccount(bank, accountNumber);
  // Digit 4 is 4: Commerzbank itself; with digit 5 = 1 (xxx411xx) comdirect, which keeps its own BIC.
  if (bank.bankCode.charAt(3) !== '4' || bank.bankCode.charAt(4) === '1') return effect;
  return effect === NO_EFFECT ? COMMON_BIC : { ...effect, bic: COMMON_BIC.bic };
};

const COMMON_BIC: RuleEffect = { ...NO_EFFECT, bic: 'COBADEFFXXX' };

function effectOnAccount(bank: Bank, accountNumber: AccountNumber): RuleEffect {
  if (bank.accountCheckMethod === '09') return NO_EFFECT;
  if (bank.bankCode === '50040033') return noIban('bank-code-without-ibans');
  const { from, to } = table.blockedRange;
  if (accountNumber >= from && accountNumber <= to && BLOCKED_BANK_CODES.has(bank.bankCode))
    return noIban('account-excluded');
  const replacement = REPLACEMENTS.get(bank.bankCode)?.get(accountNumber);
  if (replacement !== undefined) return otherAccount(replacement, 'account-replaced');
  if (bank.accountCheckMethod === '13') return withSubAccountOfMethod13(accountNumber);
  if (bank.accountCheckMethod === '76') return withSubAccountOfMethod76(accountNumber);
  return NO_EFFECT;
}

/** Account numbers of 6 and 7 digits lack their sub-account: 00 is appended in any case. */
function withSubAccountOfMethod13(accountNumber: AccountNumber): RuleEffect {
  if (accountNumber < '0000100000' || accountNumber > '0009999999') return NO_EFFECT;
  return withSubAccount(accountNumber, fits(PLAIN_ACCOUNTS.omitted, accountNumber) ? 'passed' : 'failed');
}

/** The number as given comes first; only if it does not fit may the sub-account be missing. */
function withSubAccountOfMethod76(accountNumber: AccountNumber): RuleEffect {
  if (accountNumber === '0000000000') return NO_EFFECT;
  const { given, omitted } = ACCOUNTS_WITH_KIND;
  if (fits(given, accountNumber)) return PASSED;
  if (!accountNumber.startsWith('00')) return FAILED;
  if (!fits(omitted, accountNumber)) return FAILED_IN_EVERY_FORM;
  return withSubAccount(accountNumber, 'passed');
}
