import type { Bank } from '../directory/bankDirectory.ts';

/** The IBAN-Regel of each bank code from a day on. The public files of the Bundesbank do not contain it. */
export interface RuleTable {
  /** First day of validity, YYYY-MM-DD. */
  readonly validFrom: string;
  /** Bank code, eight digits → rule (four digits) and version (two): `37040044` → `000503`. */
  readonly ruleByBankCode: Readonly<Record<string, string>>;
}

/** The rules of the banks whose rule is known, by bank code. */
export function rulesOf(banks: readonly Bank[]): RuleTable['ruleByBankCode'] {
  return Object.fromEntries(
    banks.flatMap(({ bankCode, bankRule }) => (bankRule ? [[bankCode, bankRule]] : [])),
  );
}

/** A bank code that is newer than the table gets null: it probably has no rule, but no source confirms it. */
export function joinRule(bank: Bank, table: Pick<RuleTable, 'ruleByBankCode'>): Bank {
  return { ...bank, bankRule: table.ruleByBankCode[bank.bankCode] ?? null };
}
