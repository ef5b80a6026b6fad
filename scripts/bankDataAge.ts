/**
 * Says how long the bank data are valid. The workflow `bank-data.yml` asks every week.
 *
 * Usage: npm run -s bank-data-age     exit code 1: they expire within three weeks, or have expired
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { dayInGermany } from '../src/domain/directory/bankDirectory.ts';
import { readBankDirectory } from '../src/domain/directory/generatedDirectory.ts';
import { daysLeft, WARN_DAYS } from './bankDataAge/daysLeft.ts';
import { generatedDays, generatedFile } from './importBanks/directoryFolder.ts';

const folder = join(import.meta.dirname, '../data/banks');
const lastDays = generatedDays(folder).map(
  (day) => readBankDirectory(JSON.parse(readFileSync(generatedFile(folder, day), 'utf8'))).validUntil,
);
const days = daysLeft(lastDays, dayInGermany(new Date()));
console.log(
  days < 0 ? `The bank data expired ${-days} days ago.` : `The bank data are valid for another ${days} days.`,
);
if (days <= WARN_DAYS) {
  console.log('Import the next Bankleitzahlendatei: npm run import-banks -- FILE, then npm test.');
  process.exitCode = 1;
}
