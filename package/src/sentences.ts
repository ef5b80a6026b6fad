import {
  type BankRule,
  effectOnAllAccounts,
  isReplacementTable,
  type NoIbanReason,
} from '../../src/domain/bankRules/bankRule.ts';
import { RULES } from '../../src/domain/bankRules/registry.ts';

const withoutCheck = (accounts: string) =>
  `Accounts ${accounts} are accepted without a check; the plain formula applies to them and to all others.`;
const hypoVereinsbank = (then: string) =>
  `The account number must pass its check first. Its bank code stays with fewer than ten digits; with ten, the first three digits (Kontokreis) name the bank code of the branch, and three digits that name no branch are wrong. The BIC is that of the resulting bank code. ${then}`;

const WITHOUT = 'Accounts 0800000000 to 0899999999 have no IBAN.';
const FIRST = 'Some account numbers are replaced first, and need not pass as given.';

/** What each IBAN-Regel does, by its four digits. */
export const ruleSentences: Readonly<Record<string, string>> = /* @__PURE__ */ Object.freeze({
  ...Object.fromEntries(Object.entries(RULES).map(([number, { rule }]) => [number, commonSentence(rule)])),
  '0000':
    'The account number is filled up with zeros on the left to ten digits; bank code and account number follow DE and the check digits (ISO 7064, modulo 97-10).',
  '0001': 'No IBAN is calculated for these bank codes.',
  '0002':
    'No IBAN where position 8 of the ten digits is 6 or positions 8 and 9 are 86; otherwise the plain formula.',
  '0003': 'No IBAN for the account 6161604670; otherwise the plain formula.',
  '0005':
    'Bank codes with 4 at position 4 get the BIC COBADEFFXXX, except comdirect (xxx411xx); those of the former Dresdner Bank keep theirs. Bank codes of method 09 follow the plain formula. Accounts 0998000000 to 0999499999 of certain bank codes have no IBAN. For 50040033 no IBAN is calculated. Some account numbers are replaced. With method 13 the sub-account 00 is appended to numbers of six and seven digits. With method 76 it is appended only where the number does not pass as given and passes with its check digit at position 10.',
  '0009':
    'Every bank code leads to 68351557 with the BIC SOLADES1SFH. Accounts of 68351976 that begin with 1116 begin with 3047 instead.',
  '0010':
    '50050222 (1822direkt) leads to 50050201. Two account numbers are replaced, whichever of the two bank codes was given.',
  '0020':
    'For 10020000 no IBAN is calculated, and 9999 at 50070010 is replaced. Bank codes of method 09 follow the plain formula. At Norisbank (method C7) an account that passes only by method 06 has no IBAN. Ten digits are wrong, one to four have no IBAN. The sub-account 00 is appended to five and six digits; if the number passes only without it, there is no IBAN. Seven digits get it where they pass with the check digit at position 10; otherwise they, and eight or nine digits, stay and must pass as given.',
  '0021':
    'Every bank code leads to 36020030 with the BIC NBAGDE3EXXX. As far as the rule is known here, the bank has no account numbers of one to five or of eight digits.',
  '0026': withoutCheck('55111 and 8090100'),
  '0027': withoutCheck('3333 and 4444'),
  '0029':
    'Ten-digit accounts with 0 at position 4 lose that digit and get a 0 in front: nnn0nnnnnn becomes 0nnnnnnnnn. Otherwise the plain formula.',
  '0031': hypoVereinsbank(
    `If the bank code is marked for deletion, only ten digits have an IBAN; otherwise the rule is as 0032. ${WITHOUT}`,
  ),
  '0032': hypoVereinsbank(WITHOUT),
  '0033': hypoVereinsbank(FIRST),
  '0034': hypoVereinsbank(`${WITHOUT} ${FIRST}`),
  '0035': hypoVereinsbank(`${WITHOUT} ${FIRST}`),
  '0036':
    'Every IBAN has the bank code 21050000. Six digits (100000 to 899999) get 000 appended and a 0 in front. No IBAN for 0 to 99999, 900000 to 29999999, 60000000 to 99999999, and ten digits that begin with 09, 20 to 29, 71 to 84 or 86 to 89.',
  '0041': 'Whatever the account, the IBAN is that of account 0000011404 at 50060400 (BIC GENODEFFXXX).',
  '0042':
    'As far as the rule is known here, IBANs exist for eight digits nnn01000 to nnn09999, for 50462000 to 50463999 and 50469000 to 50469999, and for ten digits nnn4400001 to nnn4499999; for no other account.',
  '0047': 'Eight digits are filled up with 00 on the right instead of the left; otherwise the plain formula.',
  '0049':
    'Where position 5 is 9, the first four digits may go to the end, and the number is not checked: the sources disagree, so no IBAN is given (rule-disputed). Numbers that begin with 9 are in this form already and count as unchecked if they fail.',
  '0052':
    'Certain pairs of bank code and account lead to an account at 60050101 (BIC SOLADEST600); no other account has an IBAN.',
  '0053':
    'Certain pairs of bank code and account lead to an account at 60050101 (BIC SOLADEST600); for all others the plain formula applies.',
});

/** What a rule does that has no sentence of its own. */
function commonSentence(rule: BankRule): string {
  if (isReplacementTable(rule))
    return 'Account numbers that are easy to remember are replaced by the bank’s real ones; for all others the plain formula applies.';
  const { bankCode, bic } = effectOnAllAccounts(rule) ?? {};
  return bankCode
    ? `Every bank code of the bank leads to ${bankCode} with the BIC ${bic}; the account number stays.`
    : 'The rule has been withdrawn: the plain formula applies, with the check of the account number.';
}

/** What `no-iban` means in each case. */
export const noIbanSentences: Readonly<Record<NoIbanReason, string>> = {
  'bank-code-without-ibans': 'No IBAN is calculated for this bank code; only the bank can name one.',
  'account-excluded': 'The bank has excluded this account number; it may have another one for payments.',
  'account-not-released': 'The bank has IBANs for certain account numbers only, not for this one.',
  'account-too-short': 'The bank gives no IBAN for an account number of so few digits.',
  'sub-account-does-not-fit':
    'The bank appends the sub-account 00, with which this account number does not pass its check.',
  'account-of-older-method':
    'The account number passes only an older check, for which the bank gives no IBAN.',
};

/** Why `resolveIban` gives no IBAN. They depend only on the code, so the help of the command lists them. */
export const resolveSentences = {
  'bank-code-malformed': 'A bank code has exactly eight digits.',
  'account-number-malformed': 'An account number has one to ten digits.',
  'unknown-bank': 'This bank code is not in the directory.',
  'invalid-account': 'The account number fails the bank’s check; it probably contains a typo.',
  'rule-unknown': 'The rule of this bank code is not known, so the plain formula would be a guess.',
  'rule-disputed': 'The sources disagree on the rule of this bank; ask the bank.',
} as const;
