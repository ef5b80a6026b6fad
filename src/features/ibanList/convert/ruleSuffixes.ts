import { bankInSentence } from '../../../bankData/bankInSentence.ts';
import type { AccountNumber } from '../../../domain/accountNumber.ts';
import type { Bank, BankDirectory } from '../../../domain/bankDirectory.ts';
import type { AccountTest, NoIbanReason } from '../../../domain/bankRules/bankRule.ts';
import { resolveIban } from '../../../domain/resolveIban.ts';
import { fromResolution } from './fromResolution.ts';
import type { RowOutcome } from './rowOutcome.ts';
import type { Suffixes } from './suffixes.ts';

export interface RuleResult {
  readonly iban: string;
  readonly outcome: RowOutcome;
  /** Numbers of the pieces of the result. */
  readonly bankPiece: number;
  readonly reasonPiece: number;
}

interface Words {
  readonly outcome: RowOutcome;
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
 * Rows to which the rule of a bank has more to say. For most of them the words are the same for many accounts, and are
 * made once. Null where the words name the account itself.
 */
export function makeRuleSuffixes(directory: BankDirectory, suffixes: Suffixes) {
  const { banks } = directory;
  const groups = new Map<string, number>();
  const groupByBank = new Int32Array(banks.length).fill(-1);
  const ordinary = new Map<number, Words>();
  /** Where another bank code or BIC comes in: by these, and by the account range that led to them. */
  const others = new Map<string, Map<number, Words>>();

  /** Banks of one group are named by the same words, and check their accounts by the same method. */
  function groupOf(bankIndex: number, bank: Bank): number {
    const known = groupByBank[bankIndex] as number;
    if (known !== -1) return known;
    const key = `${bank.bankRule} ${bank.accountCheckMethod} ${bankInSentence(bank)}`;
    const group = groups.get(key) ?? groups.size;
    groups.set(key, group);
    groupByBank[bankIndex] = group;
    return group;
  }

  function madeFor(key: string): Map<number, Words> {
    const known = others.get(key) ?? new Map<number, Words>();
    others.set(key, known);
    return known;
  }

  return (bankIndex: number, accountNumber: string): RuleResult | null => {
    const bank = banks[bankIndex] as Bank;
    const resolution = resolveIban(directory, bank.bankCode, accountNumber as AccountNumber);
    const { ruleEffect, accountCheck, resultingBank } = resolution;
    const { accountChange, accountTest, isDisputed, noIban, accountRange } = ruleEffect;
    if (accountCheck === null || resultingBank === null || isDisputed || accountTest === 'none') return null;
    if (accountChange !== null && accountChange !== 'sub-account-appended') return null;
    const bic = noIban === null ? (resolution.bankBic ?? '') : '';
    const isOrdinary = resultingBank === bank && !bank.isMarkedForDeletion && resolution.bankBic === bank.bic;
    // Of the account, the words name but its length, and that only where the sub-account is appended. All keys fit into
    // 30 bits: a Map finds small integers several times as fast as other numbers.
    let key = accountChange === null ? 0 : lengthOf(accountNumber);
    key = key * NO_IBAN_REASONS.length + NO_IBAN_REASONS.indexOf(noIban);
    key = key * ACCOUNT_TESTS.length + ACCOUNT_TESTS.indexOf(accountTest);
    key = key * VERDICTS.length + VERDICTS.indexOf(accountCheck.verdict);
    key = key * 2 + Number(resolution.isRuleUnknown);
    key = key * 8192 + (isOrdinary ? groupOf(bankIndex, bank) : 4096 + bankIndex);
    const made = isOrdinary ? ordinary : madeFor(`${resultingBank.bankCode} ${bic} ${accountRange}`);
    let words = made.get(key);
    if (words === undefined) {
      const { outcome, reason } = fromResolution(resolution);
      words = { outcome, reasonPiece: suffixes.reasonPiece(outcome, reason) };
      made.set(key, words);
    }
    const bankPiece =
      isOrdinary && noIban === null
        ? suffixes.bankPiece(bankIndex)
        : suffixes.otherBankPiece(bic, resultingBank.name);
    return {
      iban: resolution.bankIbanIfAccountIsRight ?? '',
      outcome: words.outcome,
      bankPiece,
      reasonPiece: words.reasonPiece,
    };
  };
}

/** Without the zeros in front. */
function lengthOf(accountNumber: string): number {
  let zeros = 0;
  while (accountNumber.charCodeAt(zeros) === 48) zeros += 1;
  return accountNumber.length - zeros;
}
