import { SUB_ACCOUNT } from '../../../domain/accountCheck/methods.ts';
import { NO_EFFECT } from '../../../domain/bankRules/bankRule.ts';
import type { Bank, BankDirectory } from '../../../domain/directory/bankDirectory.ts';
import {
  type AccountCheck,
  accountCheckOf,
  checkBy,
  INVALID,
  UNCHECKED,
  VALID,
  verdictOf,
} from './accountChecks.ts';
import type { BulkAccount } from './bulkAccount.ts';
import { type BulkPlan, isNamedByCommerzbank, PLAN, planOf } from './bulkPlans.ts';

/**
 * The short answers for a whole list. The first three say: the bank's IBAN holds the account number as it is and the
 * resulting bank code, and the account number has passed its check, carries no check digit, or has failed. What else
 * there is to say, `resolveIban` says for one account as for all others of the bank with the same answer (and, where the
 * sub-account is appended, of the same length).
 */
export const BULK_VALID = VALID;
export const BULK_UNCHECKED = UNCHECKED;
export const BULK_INVALID = INVALID;
/** The bank appends the omitted sub-account 00 and nothing else; the account number has passed its check or failed. */
export const BULK_SUB_ACCOUNT_VALID = 3;
export const BULK_SUB_ACCOUNT_INVALID = 4;
/** The bank gives no IBAN. */
export const BULK_NO_IBAN = 5;
/** There is more to say: ask `resolveIban`. */
export const BULK_ASK = 6;
export type BulkVerdict = 0 | 1 | 2 | 3 | 4 | 5 | 6;

/** What resolves the rows of a list without building an object or a text for each. */
export interface BulkVerdicts {
  /** The place of a bank code in `directory.banks`, or -1. */
  indexOf(bankCode: number): number;
  /** The bank codes that stand in the IBANs, by index. */
  readonly resultingBankCodes: Int32Array;
  /**
   * What becomes of an account; agrees with `resolveIban` in every case (bulkVerdicts.test.ts).
   *
   * @param index from `indexOf`, not -1
   */
  verdict(index: number, account: BulkAccount): BulkVerdict;
}

/** Prepares the banks of a directory for the work on lists. */
export function makeBulkVerdicts(directory: BankDirectory): BulkVerdicts {
  const { banks } = directory;
  // The directory has 3,507 banks: their places fit into 16 bits, and the table into the processor's nearest memory.
  const slots = new Int16Array(2 ** Math.ceil(Math.log2(banks.length * 2 + 1))).fill(-1);
  const numbers = Int32Array.from(banks, ({ bankCode }) => Number(bankCode));
  const mask = slots.length - 1;
  const firstSlot = (bankCode: number) => (Math.imul(bankCode, 0x9e3779b1) >>> 16) & mask;
  numbers.forEach((bankCode, index) => {
    let slot = firstSlot(bankCode);
    while (slots[slot] !== -1) slot = (slot + 1) & mask;
    slots[slot] = index;
  });
  // Arrays of numbers, one function for all: a function for each bank would be called ten times as slowly.
  const plansOfBanks = banks.map((bank) => planOf(directory, bank));
  const plans = Uint8Array.from(plansOfBanks, ({ plan }) => plan);
  const resultingBanks = plansOfBanks.map(({ resultingBank }) => resultingBank);
  const checks = resultingBanks.map(accountCheckOf);

  function byRule(index: number, account: BulkAccount): BulkVerdict {
    // Where no method is known, there is more to say of the account 0 than of others without an IBAN.
    if (account.isZero) return BULK_ASK;
    const { rule } = plansOfBanks[index] as BulkPlan;
    const effect = rule?.(banks[index] as Bank, account.text);
    if (effect === NO_EFFECT) return verdictOf(checks[index] as AccountCheck, account);
    return effect?.noIban === 'account-not-released' ? BULK_NO_IBAN : BULK_ASK;
  }

  function byPlan(plan: number, check: AccountCheck, account: BulkAccount): BulkVerdict {
    if (account.isZero) return BULK_INVALID;
    switch (plan) {
      case PLAN.commerzbank13:
        return byCommerzbank13(check, account);
      case PLAN.commerzbank76:
        if (isNamedByCommerzbank(account)) return BULK_ASK;
        if (fits(WITH_KIND, account)) return BULK_VALID;
        return account.pair1 === 0 && fits(WITH_KIND_OMITTED, account)
          ? BULK_SUB_ACCOUNT_VALID
          : BULK_INVALID;
      case PLAN.hypoVereinsbank:
        // Ten digits lie in a branch, accounts that begin with 08 are excluded.
        return account.pair1 < 10 && account.pair1 !== 8 ? verdictOf(check, account) : BULK_ASK;
      default:
        return verdictOf(check, account);
    }
  }

  return {
    resultingBankCodes: Int32Array.from(resultingBanks, ({ bankCode }) => Number(bankCode)),

    indexOf(bankCode) {
      for (let slot = firstSlot(bankCode); ; slot = (slot + 1) & mask) {
        const index = slots[slot] as number;
        if (index === -1 || numbers[index] === bankCode) return index;
      }
    },

    verdict(index, account) {
      const plan = plans[index] as number;
      switch (plan) {
        case PLAN.ask:
          return BULK_ASK;
        case PLAN.noIbans:
          return BULK_NO_IBAN;
        case PLAN.deutscheBank:
          return byDeutscheBank(account);
        case PLAN.rule:
          return byRule(index, account);
        default:
          return byPlan(plan, checks[index] as AccountCheck, account);
      }
    },
  };
}

const PLAIN = checkBy(SUB_ACCOUNT.plain.given);
const PLAIN_OMITTED = checkBy(SUB_ACCOUNT.plain.omitted);
const WITH_KIND = checkBy(SUB_ACCOUNT.withKind.given);
const WITH_KIND_OMITTED = checkBy(SUB_ACCOUNT.withKind.omitted);

function fits(check: AccountCheck, account: BulkAccount): boolean {
  return verdictOf(check, account) === VALID;
}

/** Rule 0005: accounts of six and seven digits lack their sub-account. */
function byCommerzbank13(check: AccountCheck, account: BulkAccount): BulkVerdict {
  if (isNamedByCommerzbank(account)) return BULK_ASK;
  const { pair1, pair2, pair3 } = account;
  const isSixOrSevenDigits = pair1 === 0 && pair2 < 10 && pair2 * 100 + pair3 >= 10;
  if (isSixOrSevenDigits)
    return fits(PLAIN_OMITTED, account) ? BULK_SUB_ACCOUNT_VALID : BULK_SUB_ACCOUNT_INVALID;
  return verdictOf(check, account);
}

/** Rule 0020: five and six digits always lack their sub-account, seven where they fit without it. */
function byDeutscheBank(account: BulkAccount): BulkVerdict {
  const { pair1, pair2, pair3 } = account;
  if (pair1 >= 10) return BULK_ASK;
  const isUpToSevenDigits = pair1 === 0 && pair2 < 10;
  if (isUpToSevenDigits) {
    const isUpToSixDigits = pair2 === 0;
    if (isUpToSixDigits && pair3 === 0) return BULK_ASK;
    if (fits(PLAIN_OMITTED, account)) return BULK_SUB_ACCOUNT_VALID;
    if (isUpToSixDigits) return fits(PLAIN, account) ? BULK_NO_IBAN : BULK_SUB_ACCOUNT_INVALID;
  }
  return fits(PLAIN, account) ? BULK_VALID : BULK_INVALID;
}
