import type { Bank } from '../directory/bankDirectory.ts';

/**
 * Banks with the IBAN-Regeln of earlier ones, because the public files of the Bundesbank contain none. A bank code that is
 * newer gets null: it probably has no rule, but no source confirms it.
 */
export function withRulesOf(earlier: readonly Bank[], banks: readonly Bank[]): Bank[] {
  const rules = new Map(earlier.map(({ bankCode, bankRule }) => [bankCode, bankRule]));
  return banks.map((bank) => ({ ...bank, bankRule: rules.get(bank.bankCode) ?? null }));
}
