const DAY = new Intl.DateTimeFormat('de-DE', {
  day: '2-digit',
  month: '2-digit',
  year: 'numeric',
  timeZone: 'UTC',
});

/** Until when the bank directory is valid; once that day has passed, it says so. */
export function validity(validUntil: string, status: 'valid' | 'expired' | 'not-yet-valid'): string {
  const day = DAY.format(new Date(`${validUntil}T00:00:00Z`));
  return status === 'expired'
    ? `Die Bankdaten galten bis ${day}. Neuere sind hier noch nicht eingespielt.`
    : `Bankdaten gültig bis ${day}`;
}
