const DAY_MS = 86_400_000;

/** Three weeks: enough for an import, a review and a deployment. */
export const WARN_DAYS = 21;

/**
 * @param lastDays of validity of all bank directories, YYYY-MM-DD
 * @param today YYYY-MM-DD
 * @returns days from today to the newest last day; negative if it has passed
 * @throws Error if there is no directory
 */
export function daysLeft(lastDays: readonly string[], today: string): number {
  const newest = [...lastDays].sort().at(-1);
  if (newest === undefined) throw new Error('There is no bank directory');
  return (Date.parse(newest) - Date.parse(today)) / DAY_MS;
}
