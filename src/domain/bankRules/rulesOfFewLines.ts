import withoutCheck from '../../../data/bankRules/accountsWithoutCheck.json' with { type: 'json' };
import replaced from '../../../data/bankRules/replacementAccounts.json' with { type: 'json' };
import bankCodes from '../../../data/bankRules/replacementBankCodes.json' with { type: 'json' };
import moved from '../../../data/bankRules/rule0052LandesbankBadenWuerttemberg.json' with { type: 'json' };
import type { BankCode } from '../account/account.ts';
import { checkAccount } from '../accountCheck/checkAccount.ts';
import { type BankRule, effectOf, NO_EFFECT, noIban, otherAccount, type RuleEffect } from './bankRule.ts';

/** The accounts that a rule replaces, each with the one that replaces it. */
export function replacementAccounts(rule: keyof typeof replaced): ReadonlyMap<string, string> {
  return new Map(Object.entries(replaced[rule]));
}

const WITHOUT_CHECK: RuleEffect = { ...NO_EFFECT, accountTest: 'none' };

/** Rules 0026 and 0027: a few accounts are right although they carry no check digit; all others are standard. */
export function accountsWithoutCheck(rule: keyof typeof withoutCheck): BankRule {
  const accountNumbers = new Set<string>(withoutCheck[rule]);
  return (_bank, accountNumber) => (accountNumbers.has(accountNumber) ? WITHOUT_CHECK : NO_EFFECT);
}

/** A rule by which all bank codes of an institute lead to one, with its BIC. */
export function replacementBankCode(rule: keyof typeof bankCodes): BankRule {
  const { bankCode, bic } = bankCodes[rule];
  return { ...NO_EFFECT, bankCode: bankCode as BankCode, bic };
}

/** Rule 0001: no IBAN may be calculated for any account of the bank code. */
export const rule0001NoIbans = noIban('bank-code-without-ibans');

/** Rule 0002: no IBAN where position 8 is 6 or positions 8 and 9 are 86. */
export const rule0002AugsburgerAktienbank: BankRule = (_bank, accountNumber) =>
  accountNumber.charAt(7) === '6' || accountNumber.startsWith('86', 7)
    ? noIban('account-excluded')
    : NO_EFFECT;

/** Rule 0003: no IBAN for one account. */
export const rule0003AarealBank: BankRule = (_bank, accountNumber) =>
  accountNumber === '6161604670' ? noIban('account-excluded') : NO_EFFECT;

const TO_WIESENTAL: RuleEffect = { ...NO_EFFECT, bankCode: '68351557' as BankCode, bic: 'SOLADES1SFH' };

/**
 * Rule 0009: all bank codes lead to 68351557; accounts of the former Sparkasse Zell (68351976) that begin with 1116
 * begin with 3047 there.
 */
export const rule0009SparkasseSchopfheimZell: BankRule = (bank, accountNumber) => {
  if (bank.bankCode !== '68351976' || !accountNumber.startsWith('1116')) return TO_WIESENTAL;
  const { bankCode, bic } = TO_WIESENTAL;
  return { ...otherAccount(`3047${accountNumber.slice(4)}`, 'digits-replaced'), bankCode, bic };
};

const REPLACEMENTS = replacementAccounts('0010');

/** Rule 0010 01: 50050222 (1822direkt) leads to 50050201, and only there the replacement accounts are looked up. */
export const rule0010FrankfurterSparkasse: BankRule = (bank, accountNumber) => {
  const effect = effectOf(REPLACEMENTS, bank, accountNumber);
  return bank.bankCode === '50050222' ? { ...effect, bankCode: '50050201' as BankCode } : effect;
};

const TO_ESSEN: RuleEffect = { ...NO_EFFECT, bankCode: '36020030' as BankCode, bic: 'NBAGDE3EXXX' };
const WRONG_LENGTH: RuleEffect = { ...TO_ESSEN, accountTest: 'wrong-length' };

/** Rule 0021 01: all bank codes lead to 36020030; account numbers have 6, 7, 9 or 10 digits. */
export const rule0021NationalBank: BankRule = (_bank, accountNumber) => {
  const hasUpToFiveDigits = accountNumber < '0000100000';
  const hasEightDigits = accountNumber >= '0010000000' && accountNumber <= '0099999999';
  return hasUpToFiveDigits || hasEightDigits ? WRONG_LENGTH : TO_ESSEN;
};

/** Rule 0029: ten-digit accounts nnn0nnnnnn lose the 0 at position 4 and become 0nnnnnnnnn. */
export const rule0029SocieteGenerale: BankRule = (_bank, accountNumber) =>
  accountNumber.charAt(0) !== '0' && accountNumber.charAt(3) === '0'
    ? otherAccount(`0${accountNumber.slice(0, 3)}${accountNumber.slice(4)}`, 'digit-dropped')
    : NO_EFFECT;

const TO_HAMBURG: RuleEffect = { ...NO_EFFECT, bankCode: '21050000' as BankCode };

/** First and last account of the ranges for which there are no IBANs, ten digits. */
const EXCLUDED_RANGES = [
  ['0000000000', '0000099999'],
  ['0000900000', '0029999999'],
  ['0060000000', '0099999999'],
  ['0900000000', '0999999999'],
  ['2000000000', '2999999999'],
  ['7100000000', '8499999999'],
  ['8600000000', '8999999999'],
] as const;

/** Rule 0036: Hamburg Commercial Bank (formerly HSH Nordbank). 100000 to 899999 become 0nnnnnn000. */
export const rule0036HamburgCommercialBank: BankRule = (_bank, accountNumber) => {
  if (EXCLUDED_RANGES.some(([first, last]) => accountNumber >= first && accountNumber <= last))
    return noIban('account-excluded');
  if (accountNumber < '0000100000' || accountNumber > '0000899999') return TO_HAMBURG;
  const { bankCode } = TO_HAMBURG;
  return { ...otherAccount(`0${accountNumber.slice(4)}000`, 'zeros-appended'), bankCode };
};

const COLLECTING_ACCOUNT: RuleEffect = {
  ...otherAccount('0000011404', 'account-replaced'),
  bankCode: '50060400' as BankCode,
  bic: 'GENODEFFXXX',
};

/** Rule 0041: every account is paid by way of one account with DZ Bank. */
export const rule0041SchwaebischHall: BankRule = () => COLLECTING_ACCOUNT;

/** nnn4400001 to nnn4499999 (since December 2016), nnn01000 to nnn09999, and two ranges by themselves. */
const RELEASED = /^[1-9]..44(?!00000)|^00[1-9]..0[1-9]|^005046[239]/;

/** Rule 0042 01: the Deutsche Bundesbank gives IBANs for certain accounts of 8 and 10 digits only. */
export const rule0042Bundesbank: BankRule = (_bank, accountNumber) =>
  RELEASED.test(accountNumber) ? NO_EFFECT : noIban('account-not-released');

/** Rule 0047 of Openbank, formerly Santander: account numbers of 8 digits are filled up with 00 on the right. */
export const rule0047Openbank: BankRule = (_bank, accountNumber) =>
  accountNumber >= '0010000000' && accountNumber <= '0099999999'
    ? otherAccount(`${accountNumber.slice(2)}00`, 'zeros-appended')
    : NO_EFFECT;

/**
 * Rule 0049 01: DZ Bank (formerly WGZ Bank). Account numbers with 9 at position 5 are written with their first four
 * digits at the end and carry no check digit; numbers that come in this form already need not have one. The sources
 * disagree on whether this still holds in version 01: docs/decisions/0004-readings-of-disputed-bank-rules.md.
 */
export const rule0049DzBank: BankRule = ({ accountCheckMethod }, accountNumber) => {
  if (accountNumber.charAt(4) === '9')
    return {
      ...otherAccount(accountNumber.slice(4) + accountNumber.slice(0, 4), 'digits-moved', 'none'),
      isDisputed: true,
    };
  if (accountNumber.charAt(0) !== '9' || accountCheckMethod === null) return NO_EFFECT;
  return checkAccount(accountCheckMethod, accountNumber) === 'valid' ? NO_EFFECT : WITHOUT_CHECK;
};

/** Bank code → account → its account with Landesbank Baden-Württemberg. */
type AccountTable = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** Rules 0052 and 0053: some accounts of former branches and banks moved to 60050101; by 0052 no others have IBANs. */
export function movedAccounts(rule: keyof typeof moved): BankRule {
  const table: AccountTable = moved[rule];
  const otherwise = rule === '0052' ? noIban('account-not-released') : NO_EFFECT;
  return (bank, accountNumber) => {
    const newAccount = table[bank.bankCode]?.[accountNumber];
    if (newAccount === undefined) return otherwise;
    return {
      ...otherAccount(newAccount, 'account-replaced'),
      bankCode: '60050101' as BankCode,
      bic: 'SOLADEST600',
    };
  };
}
