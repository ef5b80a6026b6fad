import { type BankRule, NO_EFFECT, noIban } from './bankRule.ts';

/** Rule 0002: no IBAN where position 8 is 6 or positions 8 and 9 are 86. */
export const rule0002AugsburgerAktienbank: BankRule = (_bank, accountNumber) =>
  accountNumber.charAt(7) === '6' || accountNumber.startsWith('86', 7)
    ? noIban('account-excluded')
    : NO_EFFECT;
