import type { Iban } from '../iban/iban.ts';
import type { Resolution } from './resolution.ts';

/** Why bank code and account number do not determine an IBAN. */
export type IbanRefusal =
  /** The directory does not know the bank code. */
  | 'unknown-bank'
  /** The bank's rule gives no IBAN for this account, or only the bank may name it; see `noIbanReason`. */
  | 'no-iban'
  /** The account number does not pass the check of the bank (`invalid-account` and `undetermined`): probably a typing error. */
  | 'invalid-account'
  /** The bank code is newer than the rule table, or its rule than this program. */
  | 'rule-unknown'
  /** The sources disagree on the bank's rule; see `disputed` for the other reading. */
  | 'rule-disputed';

/** The IBAN that the bank uses, or the reason why none can be given. The resolution has all that is known. */
export type IbanAnswer =
  | {
      readonly ok: true;
      readonly iban: Iban;
      /** Eleven characters; null if the bank code has none. */
      readonly bic: string | null;
      readonly resolution: Resolution;
    }
  | { readonly ok: false; readonly code: IbanRefusal; readonly resolution: Resolution };

/** Gives the IBAN only where bank code and account number determine it, without an assumption. */
export function ibanAnswer(resolution: Resolution): IbanAnswer {
  const { outcome, bankIban: iban, bankBic: bic, isRuleUnknown, disputed } = resolution;
  const refuse = (code: IbanRefusal): IbanAnswer => ({ ok: false, code, resolution });
  if (outcome === 'unknown-bank' || outcome === 'no-iban') return refuse(outcome);
  if (iban === null) return refuse('invalid-account');
  if (isRuleUnknown) return refuse('rule-unknown');
  return disputed ? refuse('rule-disputed') : { ok: true, iban, bic, resolution };
}
