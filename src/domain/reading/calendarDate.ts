const DATE = /^(0[1-9]|[12]\d|3[01])(0[1-9]|1[0-2])((?:19|20)\d\d)$/;
const REVERSED_DATE = /^((?:19|20)\d\d)(\d\d)(\d\d)$/;

/** Whether a number may be a date of the calendar, written as TTMMJJJJ or JJJJMMTT: `01012024`, `20240101`, not `31022024`. */
export function isCalendarDate(digits: string): boolean {
  const date = DATE.exec(digits.replace(REVERSED_DATE, '$3$2$1')) ?? DATE.exec(digits);
  return (
    date !== null && Number(date[1]) <= new Date(Date.UTC(Number(date[3]), Number(date[2]), 0)).getUTCDate()
  );
}
