/** What the worker needs for spreadsheets only. It is loaded when the first one comes. */
export { readSpreadsheet } from './readSpreadsheet.ts';
export { writeSpreadsheet } from './writeSpreadsheet.ts';
