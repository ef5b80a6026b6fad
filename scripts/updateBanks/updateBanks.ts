import { readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { directoryFiles } from '../../src/bankData/generatedDirectories.ts';
import { type Anomaly, type ImportedFile, UnreadableFile } from '../../src/domain/bankFile/importedFile.ts';
import { readBankFile } from '../../src/domain/bankFile/readBankFile.ts';
import { isTooEarly, lastDayOf, validityOf } from '../../src/domain/bankFile/validityCalendar.ts';
import type { Validity } from '../../src/domain/directory/bankDirectory.ts';
import type { BankDirectoryFile } from '../../src/domain/directory/generatedDirectory.ts';
import { BUNDESBANK, download, statedValidities } from './download.ts';
import { directoryFileText, importFile, refusal, report } from './importFile.ts';

export interface UpdateOptions {
  /** Path of a file; without it the files of the Bundesbank are fetched. */
  readonly file?: string | undefined;
  /** Import the files in spite of anomalies. */
  readonly accept: boolean;
  /** Check and compare, but write nothing. */
  readonly isDryRun: boolean;
  /** First day of validity, YYYY-MM-DD; needed if the name of the file does not include it. */
  readonly validFrom?: string | undefined;
  /** The origin of the server with the files, such as `https://www.bundesbank.de`. */
  readonly origin: string;
  /** `data/banks`, with at least one generated directory. */
  readonly banksFolder: string;
  /** YYYY-MM-DD */
  readonly today: string;
  readonly print: (text: string) => void;
  readonly printError: (text: string) => void;
}

/**
 * Imports one file, or those of this quarter and the next, or none of them if one is refused.
 *
 * @returns the exit code: 0 imported or nothing new, 1 refused
 */
export async function updateBanks(options: UpdateOptions): Promise<0 | 1> {
  const { banksFolder, isDryRun, print, printError } = options;
  let name = options.file ?? options.origin;
  try {
    const directories = directoryFiles(banksFolder);
    const imported: BankDirectoryFile[] = [];
    for (const source of await sourcesOf(options)) {
      name = source.name;
      const directory = directoryOf(source, [...directories, ...imported], options);
      if (directory) imported.push(directory);
    }
    if (isDryRun) return 0;
    for (const directory of imported) {
      const path = join(banksFolder, `${directory.validFrom}.generated.json`);
      writeFileSync(path, directoryFileText(directory));
      print(`\nWritten: ${path}`);
    }
    return 0;
  } catch (error) {
    if (!(error instanceof UnreadableFile)) throw error;
    printError(`${name}: ${error.message}`);
    return 1;
  }
}

/** The files, each with its period of validity, which is not in the file itself. */
async function sourcesOf(options: UpdateOptions) {
  const { file, origin, today, validFrom, print } = options;
  if (file !== undefined) {
    const validity = validFrom
      ? { validFrom, validUntil: lastDayOf(validFrom) }
      : validityOf(basename(file), today);
    return [{ name: basename(file), bytes: bytesOf(file), validity }];
  }
  const stated = await statedValidities(origin);
  const current = await download(origin, 'aktuell');
  if (!current)
    throw new UnreadableFile(`${BUNDESBANK.aktuell} is not there: take the file from ${BUNDESBANK.page}`);
  const next = await download(origin, 'neu');
  if (!next) print('The file of the next quarter is not published yet.\n');
  const source = (quarter: 'aktuell' | 'neu', bytes: Uint8Array, isIts: (validity: Validity) => boolean) => ({
    name: basename(BUNDESBANK[quarter]),
    bytes,
    validity: stated.find(isIts) ?? validityOf(quarter, today),
  });
  return [
    source('aktuell', current, ({ validFrom, validUntil }) => validFrom <= today && today <= validUntil),
    ...(next ? [source('neu', next, ({ validFrom }) => validFrom > today)] : []),
  ];
}

function bytesOf(path: string): Uint8Array {
  try {
    return readFileSync(path);
  } catch (error) {
    throw new UnreadableFile(`the file cannot be read: ${(error as Error).message}`);
  }
}

/**
 * Prints the report of a file.
 *
 * @param directories what we have, oldest first
 * @returns null if it changes nothing
 * @throws UnreadableFile if it is refused
 */
function directoryOf(
  source: Awaited<ReturnType<typeof sourcesOf>>[number],
  directories: readonly BankDirectoryFile[],
  { accept, isDryRun, today, print }: UpdateOptions,
): BankDirectoryFile | null {
  const { name, validity } = source;
  const file = readBankFile(source.bytes);
  if (!validity) throw new UnreadableFile('its name does not say from when it is valid; give --valid-from');
  const { validFrom } = validity;
  const previous = directories.findLast((directory) => directory.validFrom <= validFrom) ?? directories[0];
  if (!previous) throw new Error('data/banks has no directory');
  const imported = importFile(file, source, validity, previous);
  const isSame = JSON.stringify(imported.file.banks) === JSON.stringify(previous.banks);
  const doubt = doubtOfQuarter(validFrom, previous.validFrom, isSame || isAlreadyIn(file, previous), today);
  const anomalies = doubt ? [doubt, ...imported.anomalies] : imported.anomalies;
  if (anomalies.length > 0) {
    const refused = refusal(anomalies, accept);
    if (!accept && !isDryRun) throw new UnreadableFile(refused);
    print(`${name}: ${refused}`);
  }
  if (isSame && validFrom === previous.validFrom) {
    print(`${name}: nothing new, the bank codes from ${validFrom} are those we have`);
    return null;
  }
  print(report(imported, previous));
  return imported.file;
}

/**
 * Whether the changes that a file marks are in the directory: what it marks as new is in it, what it marks as deleted is
 * not. A TXT or CSV does not state its quarter, and a server may still serve the old one.
 */
function isAlreadyIn({ mainRecords }: ImportedFile, { banks }: BankDirectoryFile): boolean {
  const known = new Set<string>(banks.map(({ bankCode }) => bankCode));
  const marked = mainRecords.filter(({ isNew, isDeleted }) => isNew || isDeleted);
  return marked.length > 0 && marked.every(({ bank, isNew }) => known.has(bank.bankCode) === isNew);
}

/** Whether the file is that of another quarter than assumed, or of one that has passed. */
function doubtOfQuarter(
  validFrom: string,
  previousFrom: string,
  hasNothingNew: boolean,
  today: string,
): Anomaly | undefined {
  const because = (message: string): Anomaly => ({ code: 'validity', message });
  if (validFrom < previousFrom)
    return because(
      `the file is valid from ${validFrom}, and we have ${previousFrom} (accepted: it is added)`,
    );
  if (isTooEarly(validFrom, today))
    return because(
      `a file that is valid from ${validFrom} cannot have been published yet (accepted: it is used)`,
    );
  if (validFrom > previousFrom && hasNothingNew)
    return because(
      `it changes nothing of ${previousFrom}, so it is probably the file of that quarter (accepted: it is used)`,
    );
  return undefined;
}
