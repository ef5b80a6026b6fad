import { groupIban } from '../domain/iban/iban.ts';
import { type SampleAccount, sampleAccount } from './sampleAccount.ts';

const shown = {
  remainder: ({ arithmetic }) => String(arithmetic.remainder),
  checkDigits: ({ arithmetic }) => arithmetic.checkDigits,
  iban: ({ iban }) => groupIban(iban),
} satisfies Record<string, (account: SampleAccount) => string>;

interface Props {
  /** Eight digits. */
  bankCode: string;
  /** One to ten digits. */
  accountNumber: string;
  /** The line of the calculation to show. */
  shows: keyof typeof shown;
}

/** A number in running text, calculated during the build, so that no example can be wrong. */
export function WorkedExample({ bankCode, accountNumber, shows }: Props) {
  return <span className="number">{shown[shows](sampleAccount(bankCode, accountNumber))}</span>;
}
