import tables from '../../../data/bankRules/rule0052LandesbankBadenWuerttemberg.json' with { type: 'json' };
import type { AccountNumber } from '../account/accountNumber.ts';
import type { BankCode } from '../account/bankCode.ts';
import type { Bank } from '../directory/bankDirectory.ts';
import { type BankRule, NO_EFFECT, noIban, otherAccount, type RuleEffect } from './bankRule.ts';

const ACCOUNTS_OF_0052: AccountTable = tables['0052'];
const ACCOUNTS_OF_0053: AccountTable = tables['0053'];

/** Bank code → account → its account with Landesbank Baden-Württemberg. */
type AccountTable = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** Rule 0052: former branches whose accounts ended, but for a few that moved to 60050101. */
export const rule0052LandesbankBadenWuerttemberg: BankRule = (bank, accountNumber) =>
  moved(ACCOUNTS_OF_0052, bank, accountNumber) ?? noIban('account-not-released');

/** Rule 0053: former banks of which some accounts moved to 60050101; all others are standard. */
export const rule0053LandesbankBadenWuerttemberg: BankRule = (bank, accountNumber) =>
  moved(ACCOUNTS_OF_0053, bank, accountNumber) ?? NO_EFFECT;

function moved(table: AccountTable, bank: Bank, accountNumber: AccountNumber): RuleEffect | undefined {
  const newAccount = table[bank.bankCode]?.[accountNumber];
  if (newAccount === undefined) return undefined;
  return {
    ...otherAccount(newAccount, 'account-replaced'),
    bankCode: '60050101' as BankCode,
    bic: 'SOLADEST600',
  };
}
