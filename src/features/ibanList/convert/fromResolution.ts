import type { Outcome, Resolution } from '../../../domain/resolve/resolution.ts';
import { reasonOf } from './reasonOf.ts';
import type { RowOutcome, RowResult } from './rowOutcome.ts';

const OUTCOMES: Readonly<Record<Outcome, RowOutcome>> = {
  standard: 'computed',
  changed: 'computed-by-rule',
  'no-iban': 'no-iban',
  'invalid-account': 'account-doubtful',
  'unknown-bank': 'unknown-bank',
};

/**
 * What a list says about a bank code and an account number. Where the check digit does not fit, the IBAN is given all
 * the same, for comparison; where the bank is unknown or allows none, none is.
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
