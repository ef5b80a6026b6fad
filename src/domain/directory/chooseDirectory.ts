/** First and last day of validity, both YYYY-MM-DD and both included. */
export interface Validity {
  readonly validFrom: string;
  readonly validUntil: string;
}

export interface ChosenDirectory<Directory extends Validity> {
  readonly directory: Directory;
  /** Whether today lies in, after or before the time in which the directory is valid. */
  readonly status: 'valid' | 'expired' | 'not-yet-valid';
}

/**
 * Picks the directory of today: the newest that has begun, or the first to come where none has begun.
 *
 * @param available directories in any order
 * @param now the moment whose day in Germany counts, wherever the visitor's clock is set
 * @returns undefined only where none is available
 */
export function chooseDirectory<Directory extends Validity>(
  available: readonly Directory[],
  now: Date,
): ChosenDirectory<Directory> | undefined {
  const today = dayInGermany(now);
  const byBegin = [...available].sort((one, other) => (one.validFrom < other.validFrom ? -1 : 1));
  const directory = byBegin.findLast(({ validFrom }) => validFrom <= today) ?? byBegin[0];
  if (directory === undefined) return undefined;
  if (today < directory.validFrom) return { directory, status: 'not-yet-valid' };
  return { directory, status: today > directory.validUntil ? 'expired' : 'valid' };
}

/** Made when it is first needed: it takes half of the time in which a worker starts. */
let berlinDay: Intl.DateTimeFormat | undefined;

/** The day in Germany, as YYYY-MM-DD: the files of the Bundesbank change there at midnight. */
export function dayInGermany(now: Date): string {
  berlinDay ??= new Intl.DateTimeFormat('en', {
    timeZone: 'Europe/Berlin',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  });
  const parts = Object.fromEntries(berlinDay.formatToParts(now).map(({ type, value }) => [type, value]));
  return `${parts.year}-${parts.month}-${parts.day}`;
}
