import tables from '../../../data/bankRules/rule0052LandesbankBadenWuerttemberg.json' with { type: 'json' };
import type { BankCode } from '../account/bankCode.ts';
import { type BankRule, otherAccount, type RuleEffect } from './bankRule.ts';

/** Bank code → account → its account with Landesbank Baden-Württemberg. */
type AccountTable = Readonly<Record<string, Readonly<Record<string, string>>>>;

/**
 * Rules 0052 and 0053: some accounts of former branches and banks moved to 60050101.
 *
 * @param otherwise what the rule does to all others
 */
export function landesbankBadenWuerttemberg(rule: keyof typeof tables, otherwise: RuleEffect): BankRule {
  const table: AccountTable = tables[rule];
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
