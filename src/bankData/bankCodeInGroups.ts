import type { BankCode } from '../domain/account/bankCode.ts';

/** `370 400 44`: three, three and two digits (DIN 5008), separated by no-break spaces. */
export function bankCodeInGroups(bankCode: BankCode): string {
  return `${bankCode.slice(0, 3)}\u00A0${bankCode.slice(3, 6)}\u00A0${bankCode.slice(6)}`;
}
