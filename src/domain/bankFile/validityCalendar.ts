import type { Validity } from '../directory/bankDirectory.ts';

const DAY = 86_400_000;
const SATURDAY = 6;
/** March, June, September, December, counted from 0. */
const MONTHS = [2, 5, 8, 11];

/** YYYY-MM-DD */
function dayOf(time: number): string {
  return new Date(time).toISOString().slice(0, 10);
}

/** The days of a year on which a Bankleitzahlendatei becomes valid: the Monday after the month's first Saturday. */
export function validityDays(year: number): string[] {
  return MONTHS.map((month) => {
    const weekday = new Date(Date.UTC(year, month, 1)).getUTCDay();
    return dayOf(Date.UTC(year, month, 1 + (SATURDAY - weekday) + 2));
  });
}

/** The first day after `day` on which a Bankleitzahlendatei becomes valid. */
function validityDayAfter(day: string): string {
  const year = Number(day.slice(0, 4));
  const next = [...validityDays(year), ...validityDays(year + 1)].find((start) => start > day);
  if (next === undefined) throw new Error(`no day of validity follows ${day}`);
  return next;
}

/** The last day of validity of a file: the day before the next file becomes valid. */
export function lastDayOf(validFrom: string): string {
  return dayOf(Date.parse(validityDayAfter(validFrom)) - DAY);
}

/** Whether `text` is an existing day, as YYYY-MM-DD. */
export function isDay(text: string): boolean {
  const time = Date.parse(`${text}T00:00:00Z`);
  return !Number.isNaN(time) && dayOf(time) === text;
}

/**
 * The validity of a file that does not contain it, such as the official ones.
 *
 * @param fileName may contain a day of validity (`…_2026-12-07.csv`, `BLZ_20261207.txt`), or `aktuell` or `neu`, the names
 *   that the Bundesbank uses for the files of this quarter and of the next (`blz-neu-csv-data.csv`)
 * @param today YYYY-MM-DD
 * @returns undefined if the name has none of these
 */
export function validityOf(fileName: string, today: string): Validity | undefined {
  const validFrom = dayInName(fileName) ?? quarterInName(fileName, today);
  return validFrom === undefined ? undefined : { validFrom, validUntil: lastDayOf(validFrom) };
}

function dayInName(fileName: string): string | undefined {
  return [...fileName.matchAll(/(20\d\d)-?(\d\d)-?(\d\d)/g)]
    .map(([, year, month, day]) => `${year}-${month}-${day}`)
    .find((day) => validityDays(Number(day.slice(0, 4))).includes(day));
}

function quarterInName(fileName: string, today: string): string | undefined {
  if (/\bneu\b/i.test(fileName)) return validityDayAfter(today);
  if (!/\baktuell\b/i.test(fileName)) return undefined;
  const year = Number(today.slice(0, 4));
  return [...validityDays(year - 1), ...validityDays(year)].findLast((day) => day <= today);
}

/** The files are published about a month before they become valid. */
const DAYS_AHEAD = 45;

/** Whether a file that is valid from `validFrom` cannot have been published by `today`. */
export function isTooEarly(validFrom: string, today: string): boolean {
  return Date.parse(validFrom) - Date.parse(today) > DAYS_AHEAD * DAY;
}
