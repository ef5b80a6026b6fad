import { parseAccountNumber } from '../../domain/account/accountNumber.ts';
import { parseBankCode } from '../../domain/account/bankCode.ts';
import type { Iban } from '../../domain/iban/iban.ts';
import { ibanAnswer } from '../../domain/resolve/ibanAnswer.ts';
import type { ResolvingState } from './payeeStanding.ts';

/** Result of resolving a bank code and an account number for a code that others will pay with. */
export type PayeeAccount =
  | { readonly code: 'bank-iban' | 'account-check-failed' | 'rule-uncertain'; readonly iban: Iban }
  | {
      readonly code:
        | 'incomplete'
        | 'directory-loading'
        | 'directory-failed'
        | 'unknown-bank'
        | 'no-iban'
        | 'undetermined';
      readonly iban: null;
    };

/**
 * The IBAN that the bank uses by all its rules. The plain formula is no fallback here, because whoever scans the
 * code could not see it. A failed account check is only a warning, because some existing accounts fail it.
 */
export function payeeAccount(
  bankCode: string,
  accountNumber: string,
  bankData: ResolvingState,
): PayeeAccount {
  const parsedBankCode = parseBankCode(bankCode);
  const parsedAccountNumber = parseAccountNumber(accountNumber);
  if (parsedBankCode === null || parsedAccountNumber === null) return { code: 'incomplete', iban: null };
  if (bankData.data === null)
    return { code: bankData.status === 'failed' ? 'directory-failed' : 'directory-loading', iban: null };

  const answer = ibanAnswer(bankData.data.resolve(parsedBankCode, parsedAccountNumber));
  if (answer.ok) return { code: 'bank-iban', iban: answer.iban };
  const { outcome, bankIbanIfAccountIsRight: iban } = answer.resolution;
  if (iban === null)
    return { code: outcome === 'unknown-bank' || outcome === 'undetermined' ? outcome : 'no-iban', iban };
  return { code: answer.code === 'invalid-account' ? 'account-check-failed' : 'rule-uncertain', iban };
}

const TONES: Partial<Readonly<Record<PayeeAccount['code'], 'wrong' | 'doubtful'>>> = {
  'unknown-bank': 'wrong',
  'no-iban': 'wrong',
  undetermined: 'wrong',
  'directory-failed': 'doubtful',
  'account-check-failed': 'doubtful',
  'rule-uncertain': 'doubtful',
};

/** `wrong`: there is no IBAN for these numbers; `doubtful`: check them first; null: neither. */
export function toneOf(code: PayeeAccount['code']): 'wrong' | 'doubtful' | null {
  return TONES[code] ?? null;
}
