import { germanDayInDigits } from '../ui/germanDate.ts';
import type { BankData } from './bankData.ts';

/** Until when the bank directory is or was valid. */
export function validity({ directory, status }: Pick<BankData, 'directory' | 'status'>): string {
  const day = germanDayInDigits(directory.validUntil);
  return status === 'expired'
    ? `Die Bankdaten galten bis ${day}. Neuere sind hier noch nicht eingespielt.`
    : `Bankdaten gültig bis ${day}`;
}
