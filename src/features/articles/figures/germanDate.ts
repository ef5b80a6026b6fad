const MONTHS = [
  'Januar',
  'Februar',
  'März',
  'April',
  'Mai',
  'Juni',
  'Juli',
  'August',
  'September',
  'Oktober',
  'November',
  'Dezember',
];

/**
 * Writes a date in German words, as exactly as it is known.
 *
 * @param date `2026-05-05`, `2026-05` or `2026`
 * @returns `5. Mai 2026` (the first space is protected), `Mai 2026` or `2026`
 */
export function germanDate(date: string): string {
  const [year, month, day] = date.split('-');
  if (!month) return date;
  const monthAndYear = `${MONTHS[Number(month) - 1]} ${year}`;
  return day ? `${Number(day)}.\u00a0${monthAndYear}` : monthAndYear;
}
