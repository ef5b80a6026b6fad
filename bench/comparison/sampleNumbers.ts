import type { AccountNumber } from '../../src/domain/account/accountNumber.ts';
import type { BankCode } from '../../src/domain/account/bankCode.ts';
import { buildIban } from '../../src/domain/iban/iban.ts';
import { Dice } from '../../tests/dice.ts';

const COUNT = 20_000;

export interface Sample {
  readonly bankCode: BankCode;
  readonly accountNumber: AccountNumber;
  readonly iban: string;
}

/** Bank codes of the directory with account numbers of every length; the same in each run. */
export function sampleNumbers(bankCodes: readonly BankCode[]): readonly Sample[] {
  const dice = new Dice(1);
  return Array.from({ length: COUNT }, () => {
    const bankCode = dice.pick(bankCodes);
    const accountNumber = String(dice.roll(10 ** (1 + dice.roll(10)))).padStart(10, '0') as AccountNumber;
    const iban = buildIban(bankCode, accountNumber);
    return { bankCode: flat(bankCode), accountNumber: flat(accountNumber), iban: flat(iban) };
  });
}

/** A flat string in memory, like one from a file, not a lazy concatenation. */
function flat<Text extends string>(text: Text): Text {
  return Buffer.from(text, 'latin1').toString('latin1') as Text;
}
