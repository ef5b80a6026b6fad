import type { Outcome, Resolution } from '../../../domain/resolve/resolution.ts';
import { reasonOf } from './reasonOf.ts';
import type { RowOutcome, RowResult } from './rowOutcome.ts';

const OUTCOMES: Readonly<Record<Outcome, RowOutcome>> = {
  standard: 'computed',
  changed: 'computed-by-rule',
  'no-iban': 'no-iban',
  'invalid-account': 'account-doubtful',
  undetermined: 'account-doubtful',
  'unknown-bank': 'unknown-bank',
};

/**
 * The result of a bank code and an account number. If the account check fails, the IBAN is included for comparison,
 * unless it is not determined. If the bank is unknown or has no IBANs, there is no IBAN.
 */
export function fromResolution(resolution: Resolution): RowResult {
  return {
    outcome: OUTCOMES[resolution.outcome],
    iban: resolution.bankIbanIfAccountIsRight ?? '',
    bic: resolution.noIbanReason === null ? (resolution.bankBic ?? '') : '',
    bank: (resolution.resultingBank ?? resolution.bank)?.name ?? '',
    reason: reasonOf(resolution),
    isRepaired: false,
  };
}
