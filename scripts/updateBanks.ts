/**
 * Fetches the Bankleitzahlendatei of the Deutsche Bundesbank for this quarter and, if it is published, the next, or reads
 * a file, and writes data/banks/<first day of validity>.generated.json.
 *
 * Exit code: 0 imported or nothing new, 1 refused or wrong arguments
 */
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { generatedFiles } from '../src/bankData/generatedDirectories.ts';
import { isDay } from '../src/domain/bankFile/validityCalendar.ts';
import { dayInGermany } from '../src/domain/directory/bankDirectory.ts';
import { BUNDESBANK } from './updateBanks/download.ts';
import { type UpdateOptions, updateBanks } from './updateBanks/updateBanks.ts';

const USAGE = `Usage: npm run update-banks -- [options] [FILE]

Without FILE, fetches the Bankleitzahlendatei of this quarter and of the next from ${BUNDESBANK.origin}. FILE is one of its
files: CSV, TXT of 168 characters, or the extended TXT of 174 characters with IBAN rules.

  --accept                   import in spite of anomalies
  --dry-run                  check and compare, but write nothing
  --if-due                   do nothing unless the newest bank codes expire within four weeks
  --valid-from YYYY-MM-DD    first day of validity of FILE, if its name does not say so
  --help                     this text`;

const FOUR_WEEKS_MS = 28 * 86_400_000;
const banksFolder = join(import.meta.dirname, '../data/banks');
const today = dayInGermany(new Date());

try {
  const options = readArguments(process.argv.slice(2));
  if (options !== null) process.exitCode = await updateBanks(options);
} catch (error) {
  if (!(error instanceof TypeError)) throw error;
  console.error(`${error.message}\n\n${USAGE}`);
  process.exitCode = 1;
}

/**
 * @returns null if there is nothing to do
 * @throws TypeError for wrong arguments, as parseArgs does
 */
function readArguments(args: string[]): UpdateOptions | null {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      accept: { type: 'boolean', default: false },
      'dry-run': { type: 'boolean', default: false },
      'if-due': { type: 'boolean', default: false },
      'valid-from': { type: 'string' },
      help: { type: 'boolean', default: false },
    },
  });
  const { accept, help, 'dry-run': isDryRun, 'if-due': isIfDue, 'valid-from': validFrom } = values;
  const [file, ...more] = positionals;
  if (help) {
    console.log(USAGE);
    return null;
  }
  if (more.length > 0) throw new TypeError('More than one file is given');
  if (validFrom !== undefined && !isDay(validFrom))
    throw new TypeError(`“${validFrom}” is not a day of the form YYYY-MM-DD`);
  const validUntil = generatedFiles.at(-1)?.validUntil ?? today;
  if (isIfDue && Date.parse(validUntil) - Date.parse(today) > FOUR_WEEKS_MS) {
    console.log(`Not due: the newest bank codes are valid until ${validUntil}.`);
    return null;
  }
  return {
    // npm starts scripts in the folder of the repository; INIT_CWD is the folder in which the user typed the command.
    file: file && resolve(process.env.INIT_CWD ?? '.', file),
    accept,
    isDryRun,
    validFrom,
    origin: BUNDESBANK.origin,
    banksFolder,
    today,
    print: console.log,
    printError: console.error,
  };
}
