import type { DirectoryStatus } from '../domain/directory/bankDirectory.ts';

const DAY = new Intl.DateTimeFormat('de-DE', {
  day: '2-digit',
  month: '2-digit',
  year: 'numeric',
  timeZone: 'UTC',
});

/** Until when the bank directory is valid, or was. */
export function validity(validUntil: string, status: DirectoryStatus): string {
  const day = DAY.format(new Date(`${validUntil}T00:00:00Z`));
  return status === 'expired'
    ? `Die Bankdaten galten bis ${day}. Neuere sind hier noch nicht eingespielt.`
    : `Bankdaten gültig bis ${day}`;
}
