const DATE = /^(0[1-9]|[12]\d|3[01])(0[1-9]|1[0-2])((?:19|20)\d\d)$/;

/** Whether a number may be a date of the calendar, written as TTMMJJJJ: `01012024`, not `31022024`. */
export function isCalendarDate(digits: string): boolean {
  const [, day, month, year] = DATE.exec(digits) ?? [];
  return day !== undefined && Number(day) <= new Date(Date.UTC(Number(year), Number(month), 0)).getUTCDate();
}
