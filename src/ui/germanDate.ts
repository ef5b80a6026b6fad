/**
 * Formats a date in German with the precision it has.
 *
 * @param date `2026-05-05`, `2026-05` or `2026`
 * @returns `5. Mai 2026`, `Mai 2026` or `2026`; the spaces do not break
 */
export function germanDate(date: string): string {
  const [year, month, day] = date.split('-');
  if (month === undefined) return date;
  const monthAndYear = `${MONTHS[Number(month) - 1]}\u00a0${year}`;
  return day === undefined ? monthAndYear : `${Number(day)}.\u00a0${monthAndYear}`;
}

/** The month of a day: `2026-05-05` → `Mai 2026`. */
export function germanMonth(day: string): string {
  return germanDate(day.slice(0, 7));
}

/** `2026-05-05` → `05.05.2026` */
export function germanDayInDigits(day: string): string {
  return day.split('-').reverse().join('.');
}

/** The day in local time: `2026-05-05`. Without Intl, which would delay the first result on a slow phone by 50 ms. */
export function localDay(date: Date): string {
  const parts = [date.getFullYear(), date.getMonth() + 1, date.getDate()];
  return parts.map((part) => String(part).padStart(2, '0')).join('-');
}

export const MONTHS =
  'Januar Februar März April Mai Juni Juli August September Oktober November Dezember'.split(' ');
