import type { AccountNumber } from '../account/accountNumber.ts';
import type { BankCode } from '../account/bankCode.ts';
import { type Calculation, digitAt, expectedCheckDigit, weightedSum } from './calculation.ts';
import { type AccountCheckVerdict, checkAccount } from './checkAccount.ts';

/** One digit, its weight and what is added for it. */
export interface WeightedDigit {
  /** 1 = left … 10 = right. */
  readonly position: number;
  readonly digit: number;
  readonly weight: number;
  readonly product: number;
  /** What of the product is added: itself, its digit sum or its unit digit. */
  readonly term: number;
}

/** The arithmetic of one variant, ready to be shown. */
export interface AccountCheckArithmetic {
  readonly procedure: string;
  /** From left to right, without the positions that carry no weight. */
  readonly digits: readonly WeightedDigit[];
  /** What is added besides the terms: a constant, or the terms of digits that the method prefixes; mostly 0. */
  readonly addend: number;
  readonly sum: number;
  readonly divisor: number;
  readonly remainder: number;
  /** The digit that the procedure gives, or `undefined` if no digit fits the remainder. */
  readonly expected: number | undefined;
  /** The digit of the account number at `checkPosition` (1–10). */
  readonly given: number;
  readonly checkPosition: number;
}

export interface AccountCheckExplanation {
  readonly verdict: AccountCheckVerdict;
  /** Every variant that was calculated, in its order; the one that fits, if any, is the last. */
  readonly variants: readonly AccountCheckArithmetic[];
}

/**
 * Checks an account number like `checkAccount` and keeps the arithmetic of the variants that were tried. The methods
 * that do not calculate with weights and remainders (24, 29, 52, 53, 77, B9, 87 variant A) leave no arithmetic.
 */
export function explainAccountCheck(
  method: string,
  accountNumber: AccountNumber,
  bankCode?: BankCode,
): AccountCheckExplanation {
  const calculated: Calculation[] = [];
  const verdict = checkAccount(method, accountNumber, bankCode, calculated);
  return { verdict, variants: calculated.map((line) => arithmetic(line, accountNumber)) };
}

function arithmetic(line: Calculation, account: AccountNumber): AccountCheckArithmetic {
  const { name: procedure, divisor, terms } = line.procedure;
  const digits: WeightedDigit[] = [];
  line.weights.forEach((weight, position) => {
    if (weight === 0) return;
    const digit = digitAt(account, position);
    digits.push({ position, digit, weight, product: digit * weight, term: terms[digit * weight] as number });
  });
  const sum = weightedSum(line, account);
  return {
    procedure,
    digits,
    addend: line.addend,
    sum,
    divisor,
    remainder: sum % divisor,
    expected: expectedCheckDigit(line, account),
    given: digitAt(account, line.checkPosition),
    checkPosition: line.checkPosition,
  };
}
