import { checkAccount } from './accountCheck/checkAccount.ts';
import type { AccountNumber } from './accountNumber.ts';
import type { BankDirectory } from './bankDirectory.ts';
import {
  fits,
  fits13,
  fits63,
  fits88,
  fits99,
  hasSubAccount13,
  hasSubAccount76,
  isUnchecked99,
  lacksSubAccount13,
  lacksSubAccount76,
  lineOf,
} from './bulkAccountChecks.ts';
import { isNamedByCommerzbank, PLAN, planOf } from './bulkPlans.ts';

/**
 * The short answers for a whole list. The first three say: the bank's IBAN holds the account number as it is and the
 * resulting bank code, and the account number has passed its check, carries no check digit, or has failed. What else
 * there is to say, `resolveIban` says for one account as for all others of the bank with the same answer (and, where the
 * sub-account is appended, of the same length).
 */
export const BULK_VALID = 0;
export const BULK_UNCHECKED = 1;
export const BULK_INVALID = 2;
/** The bank appends the omitted sub-account 00 and nothing else; the account number has passed its check or failed. */
export const BULK_SUB_ACCOUNT_VALID = 3;
export const BULK_SUB_ACCOUNT_INVALID = 4;
/** The bank gives no IBAN. */
export const BULK_NO_IBAN = 5;
/** There is more to say: ask `resolveIban`. */
export const BULK_ASK = 6;
export type BulkVerdict = 0 | 1 | 2 | 3 | 4 | 5 | 6;

const VERDICTS = { valid: BULK_VALID, unchecked: BULK_UNCHECKED, invalid: BULK_INVALID } as const;

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
   * @param account ten digits as numbers 0–9, padded with zeros
   */
  verdict(index: number, account: Uint8Array): BulkVerdict;
}

/** Prepares the banks of a directory for the work on lists. */
export function makeBulkVerdicts(directory: BankDirectory): BulkVerdicts {
  const { banks } = directory;
  const slots = new Int32Array(2 ** Math.ceil(Math.log2(banks.length * 4 + 1))).fill(-1);
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
  const lines = Int8Array.from(resultingBanks, ({ accountCheckMethod }) => lineOf(accountCheckMethod ?? ''));

  function byOtherMethod(index: number, account: Uint8Array): BulkVerdict {
    const { accountCheckMethod = null, bankCode } = resultingBanks[index] ?? {};
    if (accountCheckMethod === null) return BULK_ASK;
    return VERDICTS[checkAccount(accountCheckMethod, accountNumberText(account), bankCode)];
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
      if (plan === PLAN.ask) return BULK_ASK;
      if (plan === PLAN.noIbans) return BULK_NO_IBAN;
      if (plan === PLAN.otherMethod) return byOtherMethod(index, account);
      if (isZero(account)) return plan === PLAN.deutscheBank ? BULK_ASK : BULK_INVALID;
      switch (plan) {
        case PLAN.line:
          return fits(lines[index] as number, account) ? BULK_VALID : BULK_INVALID;
        case PLAN.unchecked:
          return BULK_UNCHECKED;
        case PLAN.method13:
          return fits13(account) ? BULK_VALID : BULK_INVALID;
        case PLAN.method63:
          return fits63(account) ? BULK_VALID : BULK_INVALID;
        case PLAN.method76:
          return hasSubAccount76(account) || lacksSubAccount76(account) ? BULK_VALID : BULK_INVALID;
        case PLAN.method88:
          return fits88(account) ? BULK_VALID : BULK_INVALID;
        case PLAN.method99:
          return byMethod99(account);
        case PLAN.commerzbank13:
          return byCommerzbank13(account);
        case PLAN.commerzbank76:
          if (isNamedByCommerzbank(account)) return BULK_ASK;
          if (hasSubAccount76(account)) return BULK_VALID;
          return lacksSubAccount76(account) ? BULK_SUB_ACCOUNT_VALID : BULK_INVALID;
        case PLAN.deutscheBank:
          return byDeutscheBank(account);
        default:
          // HypoVereinsbank: ten digits lie in a branch, accounts that begin with 08 are excluded.
          return account[0] === 0 && account[1] !== 8 ? byMethod99(account) : BULK_ASK;
      }
    },
  };
}

function byMethod99(account: Uint8Array): BulkVerdict {
  if (isUnchecked99(account)) return BULK_UNCHECKED;
  return fits99(account) ? BULK_VALID : BULK_INVALID;
}

/** Rule 0005: accounts of six and seven digits lack their sub-account. */
function byCommerzbank13(account: Uint8Array): BulkVerdict {
  if (isNamedByCommerzbank(account)) return BULK_ASK;
  const isSixOrSevenDigits =
    account[0] === 0 && account[1] === 0 && account[2] === 0 && (account[3] !== 0 || account[4] !== 0);
  if (isSixOrSevenDigits)
    return lacksSubAccount13(account) ? BULK_SUB_ACCOUNT_VALID : BULK_SUB_ACCOUNT_INVALID;
  return fits13(account) ? BULK_VALID : BULK_INVALID;
}

/** Rule 0020: five and six digits always lack their sub-account, seven where they fit without it. */
function byDeutscheBank(account: Uint8Array): BulkVerdict {
  if (account[0] !== 0) return BULK_ASK;
  const isUpToSevenDigits = account[1] === 0 && account[2] === 0;
  if (isUpToSevenDigits) {
    const isUpToSixDigits = account[3] === 0;
    if (isUpToSixDigits && account[4] === 0 && account[5] === 0) return BULK_ASK;
    if (lacksSubAccount13(account)) return BULK_SUB_ACCOUNT_VALID;
    if (isUpToSixDigits) return hasSubAccount13(account) ? BULK_NO_IBAN : BULK_SUB_ACCOUNT_INVALID;
  }
  return hasSubAccount13(account) ? BULK_VALID : BULK_INVALID;
}

function isZero(account: Uint8Array): boolean {
  for (let place = 9; place >= 0; place -= 1) if (account[place] !== 0) return false;
  return true;
}

/** The account number as text. Joining characters one by one would take ten times as long. */
export function accountNumberText(account: Uint8Array): AccountNumber {
  // biome-ignore format: one line for each half
  return String.fromCharCode(
    48 + (account[0] as number), 48 + (account[1] as number), 48 + (account[2] as number), 48 + (account[3] as number), 48 + (account[4] as number),
    48 + (account[5] as number), 48 + (account[6] as number), 48 + (account[7] as number), 48 + (account[8] as number), 48 + (account[9] as number),
  ) as AccountNumber;
}
