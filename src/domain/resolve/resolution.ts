import type { AccountNumber } from '../account/accountNumber.ts';
import type { BankCode } from '../account/bankCode.ts';
import type { AccountCheckVerdict } from '../accountCheck/checkAccount.ts';
import type { NoIbanReason, RuleEffect } from '../bankRules/bankRule.ts';
import type { Bank } from '../directory/bankDirectory.ts';
import type { Iban } from '../iban/iban.ts';

export type Outcome =
  /** The bank's IBAN is that of the plain formula. */
  | 'standard'
  /** The bank's IBAN is another than that of the plain formula. */
  | 'changed'
  /** The bank's rule allows no IBAN for this account. */
  | 'no-iban'
  /** The account number does not pass its check: there is probably a typing error in it. */
  | 'invalid-account'
  /** The directory does not know the bank code. */
  | 'unknown-bank';

/** What became of the check digit in the account number. */
export interface AccountCheck {
  readonly verdict: AccountCheckVerdict;
  /** Prüfzifferverfahren "00"…"E4"; null where none was applied. */
  readonly method: string | null;
  /** The account number that was checked: after the rule, or as entered where there is no IBAN. */
  readonly accountNumber: AccountNumber;
}

/**
 * All that is known about a bank code and an account number; `resolveIbanSteps` tells how it came about. What follows
 * from other facts is worked out when it is asked for, because a list of a million rows asks for little of it.
 */
export class Resolution {
  /** As entered. */
  readonly bankCode: BankCode;
  /** As entered. */
  readonly accountNumber: AccountNumber;
  /** By the plain formula; exists in every case. */
  readonly formulaIban: Iban;
  /** The bank of the bank code as entered; null where the directory does not know it. */
  readonly bank: Bank | null;
  /** What the rule did; `resolveIbanSteps` puts it in order. */
  readonly ruleEffect: RuleEffect;
  /** The bank is younger than the rule table (or its rule than this program): the plain formula is assumed. */
  readonly isRuleUnknown: boolean;
  /** The bank after rule and successor; null where the directory does not know it. */
  readonly resultingBank: Bank | null;
  /** By the formula, of the numbers after rule and successor. */
  private readonly resultingIban: Iban;
  /** Null where the bank is unknown. */
  private readonly verdict: AccountCheckVerdict | null;

  constructor(
    bankCode: BankCode,
    accountNumber: AccountNumber,
    formulaIban: Iban,
    bank: Bank | null,
    ruleEffect: RuleEffect,
    isRuleUnknown: boolean,
    resultingBank: Bank | null,
    resultingIban: Iban,
    verdict: AccountCheckVerdict | null,
  ) {
    this.bankCode = bankCode;
    this.accountNumber = accountNumber;
    this.formulaIban = formulaIban;
    this.bank = bank;
    this.ruleEffect = ruleEffect;
    this.isRuleUnknown = isRuleUnknown;
    this.resultingBank = resultingBank;
    this.resultingIban = resultingIban;
    this.verdict = verdict;
  }

  get outcome(): Outcome {
    if (this.verdict === null) return 'unknown-bank';
    if (this.ruleEffect.noIban !== null) return 'no-iban';
    if (this.verdict === 'invalid') return 'invalid-account';
    return this.resultingIban === this.formulaIban ? 'standard' : 'changed';
  }

  /** The IBAN that the bank uses; null for `no-iban`, `invalid-account` and `unknown-bank`. */
  get bankIban(): Iban | null {
    return this.verdict === 'invalid' ? null : this.bankIbanIfAccountIsRight;
  }

  /**
   * For `invalid-account` the IBAN that the bank would use if the account number were right after all (several
   * libraries have rejected real accounts); otherwise the same as `bankIban`.
   */
  get bankIbanIfAccountIsRight(): Iban | null {
    return this.bank === null || this.ruleEffect.noIban !== null ? null : this.resultingIban;
  }

  /** Eleven characters; null where the bank is unknown or has none. */
  get bankBic(): string | null {
    return this.ruleEffect.bic ?? (this.resultingBank?.bic || null);
  }

  /** The bank code after rule and successor. */
  get resultingBankCode(): BankCode {
    return this.ruleEffect.bankCode ?? this.bank?.successor ?? this.bankCode;
  }

  /** The account number after the rule. */
  get resultingAccountNumber(): AccountNumber {
    return this.ruleEffect.accountNumber ?? this.accountNumber;
  }

  /** IBAN-Regel of the bank code as entered, six digits; null where it is unknown. */
  get rule(): string | null {
    return this.bank?.bankRule ?? null;
  }

  /** Set for `no-iban` alone. */
  get noIbanReason(): NoIbanReason | null {
    return this.ruleEffect.noIban;
  }

  /** Null where the bank is unknown. */
  get accountCheck(): AccountCheck | null {
    if (this.verdict === null || this.bank === null) return null;
    const { verdict, bank, resultingBank, resultingAccountNumber } = this;
    const { noIban, accountTest } = this.ruleEffect;
    if (noIban !== null)
      return { verdict, method: bank.accountCheckMethod, accountNumber: this.accountNumber };
    if (accountTest === 'by-method') {
      const method = resultingBank?.accountCheckMethod ?? null;
      return { verdict, method, accountNumber: resultingAccountNumber };
    }
    const isByRule = accountTest === 'passed' || accountTest === 'failed';
    const method = isByRule ? bank.accountCheckMethod : null;
    return { verdict, method, accountNumber: resultingAccountNumber };
  }

  /** Set where the sources disagree on the rule (docs/decisions/0004): the visitor should ask the bank. */
  get disputed(): { readonly alternativeIban: Iban } | null {
    return this.ruleEffect.isDisputed ? { alternativeIban: this.formulaIban } : null;
  }
}
