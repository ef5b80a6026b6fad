/** Code for spreadsheets only. The worker loads it with the first one. */
export { readSpreadsheet } from './readSpreadsheet.ts';
export { writeSpreadsheet } from './writeSpreadsheet.ts';
