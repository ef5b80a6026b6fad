import { type BankRule, NO_EFFECT, otherAccount } from './bankRule.ts';

/** Rule 0029: ten-digit accounts nnn0nnnnnn lose the 0 at position 4 and become 0nnnnnnnnn. */
export const rule0029SocieteGenerale: BankRule = (_bank, accountNumber) =>
  accountNumber.charAt(0) !== '0' && accountNumber.charAt(3) === '0'
    ? otherAccount(`0${accountNumber.slice(0, 3)}${accountNumber.slice(4)}`, 'digit-dropped')
    : NO_EFFECT;
