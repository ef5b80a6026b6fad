const DATE = /^(0[1-9]|[12]\d|3[01])(0[1-9]|1[0-2])((?:19|20)\d\d)$/;

/** Whether a number may be a date of the calendar, written as TTMMJJJJ: `01012024`, not `31022024`. */
export function isCalendarDate(digits: string): boolean {
  const date = DATE.exec(digits);
  return (
    date !== null && Number(date[1]) <= new Date(Date.UTC(Number(date[3]), Number(date[2]), 0)).getUTCDate()
  );
}
