import type { ChosenDirectory, Validity } from '../domain/directory/bankDirectory.ts';
import { germanDayInDigits } from '../ui/germanDate.ts';

/** A bank directory, and whether it was valid when it was chosen. */
export type DatedDirectory = ChosenDirectory<Validity>;

const validTo = ({ directory }: DatedDirectory) => `galten bis ${germanDayInDigits(directory.validUntil)}`;

/** What every tool says with its answer once the last day of its bank data is past; null before. */
export function expiry(data: DatedDirectory | null): string | null {
  return data?.status === 'expired'
    ? `Die Bankdaten ${validTo(data)}. Neuere haben wir noch nicht übernommen.`
    : null;
}

/** The same for the name of a file; empty before. */
export function expiryInFileName(data: DatedDirectory): string {
  return data.status === 'expired' ? ` (Bankdaten ${validTo(data)})` : '';
}

/** Until when the bank directory is or was valid. */
export function validity(data: DatedDirectory): string {
  return expiry(data) ?? `Bankdaten gültig bis ${germanDayInDigits(data.directory.validUntil)}`;
}
