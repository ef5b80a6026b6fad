/**
 * Imports official Bankleitzahlendateien of the Deutsche Bundesbank into data/banks.
 *
 * Usage: npm run import-banks -- [--accept] [--dry-run] [--valid-from YYYY-MM-DD [--valid-until YYYY-MM-DD]] FILE…
 * Exit code: 0 imported, 1 refused, 2 wrong arguments
 */
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { isDay, lastDayOf } from '../src/domain/bankFile/validityCalendar.ts';
import { dayInGermany } from '../src/domain/directory/bankDirectory.ts';
import { type ImportOptions, runImport } from './importBanks/runImport.ts';

const USAGE = `Usage: npm run import-banks -- [options] FILE…

Reads Bankleitzahlendateien as the Deutsche Bundesbank publishes them (TXT of 168 characters, CSV, or the extended
TXT of 174 characters) and writes data/banks/<first day of validity>.generated.json for each.

  --accept                   import the files in spite of anomalies
  --dry-run                  check and compare, but write nothing
  --valid-from YYYY-MM-DD    first day of validity, for a single file. Without it: a day of validity in the file's name,
                             “aktuell” (this quarter) or “neu” (the next) in the name, or the quarter after the newest
                             file in data/banks
  --valid-until YYYY-MM-DD   last day of validity; without it: the day before the next quarter's file
  --help                     this text`;

const root = join(import.meta.dirname, '..');
const options = readArguments(process.argv.slice(2));
process.exitCode = typeof options === 'number' ? options : runImport(options);

/** The options, or the exit code if there is nothing to import. */
function readArguments(args: string[]): ImportOptions | 0 | 2 {
  try {
    const { values, positionals } = parseArgs({
      args,
      allowPositionals: true,
      options: {
        accept: { type: 'boolean', default: false },
        'dry-run': { type: 'boolean', default: false },
        'valid-from': { type: 'string' },
        'valid-until': { type: 'string' },
        help: { type: 'boolean', default: false },
      },
    });
    if (values.help) {
      console.log(USAGE);
      return 0;
    }
    if (positionals.length === 0) throw new Error('no file is given');
    return {
      // npm starts scripts in the folder of the repository; INIT_CWD is the folder in which the user typed the command.
      files: positionals.map((path) => resolve(process.env.INIT_CWD ?? '.', path)),
      accept: values.accept,
      isDryRun: values['dry-run'],
      validity: validity(values['valid-from'], values['valid-until'], positionals.length),
      banksFolder: join(root, 'data/banks'),
      rulesFolder: join(root, 'data/bankRules'),
      today: dayInGermany(new Date()),
      print: console.log,
      printError: console.error,
    };
  } catch (error) {
    console.error(`${(error as Error).message}\n\n${USAGE}`);
    return 2;
  }
}

function validity(validFrom: string | undefined, validUntil: string | undefined, fileCount: number) {
  if (validFrom === undefined && validUntil === undefined) return undefined;
  if (validFrom === undefined) throw new Error('--valid-until needs --valid-from');
  if (fileCount > 1) throw new Error('--valid-from goes with a single file');
  for (const day of [validFrom, validUntil ?? validFrom])
    if (!isDay(day)) throw new Error(`“${day}” is no day of the form YYYY-MM-DD`);
  if (validUntil !== undefined && validUntil < validFrom)
    throw new Error('--valid-until lies before --valid-from');
  return { validFrom, validUntil: validUntil ?? lastDayOf(validFrom) };
}
