import type { AccountNumber } from '../account/account.ts';
import { checkAccount } from '../accountCheck/checkAccount.ts';
import { fits, PLAIN_ACCOUNTS } from '../accountCheck/subAccount.ts';
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

const { given, omitted } = PLAIN_ACCOUNTS;
const WRONG_LENGTH: RuleEffect = { ...NO_EFFECT, accountTest: 'wrong-length' };

/** Rule 0020 02: Deutsche Bank and Norisbank. */
export const rule0020DeutscheBank: BankRule = (bank, accountNumber) => {
  if (bank.bankCode === '10020000') return noIban('bank-code-without-ibans');
  if (bank.bankCode === '50070010' && accountNumber === '0000009999')
    return otherAccount('0092777202', 'account-replaced');
  if (bank.accountCheckMethod === '09') return NO_EFFECT;
  if (bank.accountCheckMethod === 'C7' && checkAccount('63', accountNumber) === 'invalid')
    return withoutMethod63(accountNumber);
  return byLength(accountNumber);
};

/** Norisbank (method C7) checks by 63 and then by 06; IBANs exist for the former only. */
function withoutMethod63(accountNumber: AccountNumber): RuleEffect {
  if (checkAccount('06', accountNumber) === 'valid') return noIban('account-of-older-method');
  const effect = byLength(accountNumber);
  return effect.noIban === null && effect !== WRONG_LENGTH ? effect : FAILED_IN_EVERY_FORM;
}

function byLength(accountNumber: AccountNumber): RuleEffect {
  if (accountNumber >= '1000000000') return WRONG_LENGTH;
  if (accountNumber < '0000010000') return noIban('account-too-short');
  if (accountNumber < '0001000000') return withFiveOrSixDigits(accountNumber);
  const hasSevenDigits = accountNumber < '0010000000';
  if (hasSevenDigits && fits(omitted, accountNumber)) return withSubAccount(accountNumber, 'passed');
  if (fits(given, accountNumber)) return PASSED;
  return hasSevenDigits ? FAILED_IN_EVERY_FORM : FAILED;
}

/** Numbers of 5 and 6 digits never carry their sub-account. */
function withFiveOrSixDigits(accountNumber: AccountNumber): RuleEffect {
  if (fits(omitted, accountNumber)) return withSubAccount(accountNumber, 'passed');
  if (fits(given, accountNumber)) return noIban('sub-account-does-not-fit');
  return withSubAccount(accountNumber, 'failed');
}
