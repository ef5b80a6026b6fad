import type { AccountNumber } from '../../../domain/account/accountNumber.ts';
import type { AccountTest, NoIbanReason } from '../../../domain/bankRules/bankRule.ts';
import type { Bank, BankDirectory } from '../../../domain/directory/bankDirectory.ts';
import { resolveIban } from '../../../domain/resolve/resolveIban.ts';
import type { Suffixes } from './suffixes.ts';

export interface RuleResult {
  readonly iban: string;
  /** Numbers of the pieces of the suffix. */
  readonly bankPiece: number;
  readonly reasonPiece: number;
}

const NO_IBAN_REASONS: readonly (NoIbanReason | null)[] = [
  null,
  'bank-code-without-ibans',
  'account-excluded',
  'account-not-released',
  'account-too-short',
  'sub-account-does-not-fit',
  'account-of-older-method',
];
const ACCOUNT_TESTS: readonly AccountTest[] = [
  'by-method',
  'none',
  'passed',
  'failed',
  'wrong-length',
  'unknown-account-range',
];
const VERDICTS = ['valid', 'invalid', 'unchecked'] as const;

/**
 * The suffixes of rows to which the rule of a bank has more to say. For most of them the words are the same for many
 * accounts. Null where the words name the account itself.
 */
export function makeRuleSuffixes(directory: BankDirectory, suffixes: Suffixes) {
  const { banks } = directory;
  /** By the account range and the bank that it leads to. */
  const ranges = new Map<string | null, Map<Bank, Map<number, number>>>();

  function madeFor(accountRange: string | null, resultingBank: Bank): Map<number, number> {
    const range = ranges.get(accountRange) ?? new Map<Bank, Map<number, number>>();
    ranges.set(accountRange, range);
    const made = range.get(resultingBank) ?? new Map<number, number>();
    range.set(resultingBank, made);
    return made;
  }

  return (bankIndex: number, accountNumber: string): RuleResult | null => {
    const bank = banks[bankIndex] as Bank;
    const resolution = resolveIban(directory, bank.bankCode, accountNumber as AccountNumber);
    const { ruleEffect, accountCheck, resultingBank } = resolution;
    const { accountChange, accountTest, isDisputed, noIban, accountRange } = ruleEffect;
    if (accountCheck === null || resultingBank === null || isDisputed || accountTest === 'none') return null;
    if (accountChange !== null && accountChange !== 'sub-account-appended') return null;
    // Of the account, the words name but its length, and that only where the sub-account is appended.
    let key = accountChange === null ? 0 : lengthOf(accountNumber);
    key = key * NO_IBAN_REASONS.length + NO_IBAN_REASONS.indexOf(noIban);
    key = key * ACCOUNT_TESTS.length + ACCOUNT_TESTS.indexOf(accountTest);
    key = key * VERDICTS.length + VERDICTS.indexOf(accountCheck.verdict);
    key = key * 2 * banks.length + suffixes.wordsOf(bankIndex, resolution);
    const made = madeFor(accountRange, resultingBank);
    const reasonPiece = made.get(key) ?? suffixes.reasonPiece(resolution);
    made.set(key, reasonPiece);
    return {
      iban: resolution.bankIbanIfAccountIsRight ?? '',
      bankPiece: suffixes.bankPiece(resolution),
      reasonPiece,
    };
  };
}

/** Without the zeros in front. */
function lengthOf(accountNumber: string): number {
  let zeros = 0;
  while (accountNumber.charCodeAt(zeros) === 48) zeros += 1;
  return accountNumber.length - zeros;
}
