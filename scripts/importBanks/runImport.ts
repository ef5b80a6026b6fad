import { readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { type Anomaly, UnreadableFile } from '../../src/domain/bankFile/anomaly.ts';
import { isTooEarly, validityOf } from '../../src/domain/bankFile/validityCalendar.ts';
import type { Validity } from '../../src/domain/directory/bankDirectory.ts';
import type { BankDirectoryFile } from '../../src/domain/directory/generatedDirectory.ts';
import { directoryFileText } from './directoryFileText.ts';
import { generatedDays, generatedFile, previousDirectory } from './directoryFolder.ts';
import { type ImportedDirectory, importFile } from './importFile.ts';
import { readImportedFile } from './readImportedFile.ts';
import { refusal, report } from './report.ts';
import { readRuleTable, ruleTableText } from './ruleTable.ts';

export interface ImportOptions {
  readonly files: readonly string[];
  /** Import the files in spite of anomalies. */
  readonly accept: boolean;
  /** Check and compare, but write nothing. */
  readonly isDryRun: boolean;
  /** For a single file; otherwise `validityOf` determines it. */
  readonly validity?: Validity;
  readonly banksFolder: string;
  readonly rulesFolder: string;
  /** YYYY-MM-DD */
  readonly today: string;
  readonly print: (text: string) => void;
  readonly printError: (text: string) => void;
}

interface PreparedFile extends ImportedDirectory {
  readonly hasBankRules: boolean;
  /** The content of the file and its changes. */
  readonly report: string;
}

/**
 * Imports the files in the given order, or none of them if one is refused.
 *
 * @returns the exit code: 0 done, 1 refused
 */
export function runImport(options: ImportOptions): 0 | 1 {
  const prepared: PreparedFile[] = [];
  for (const path of options.files) {
    try {
      const file = prepareFile(path, prepared, options);
      if (file.anomalies.length > 0) {
        options.printError(refusal(path, file.anomalies, options.accept));
        if (!options.accept) return 1;
      }
      options.print(file.report);
      prepared.push(file);
    } catch (error) {
      if (!(error instanceof UnreadableFile)) throw error;
      options.printError(`${path}: ${error.message}`);
      return 1;
    }
  }
  if (!options.isDryRun) for (const file of prepared) writeFiles(file, options);
  return 0;
}

function prepareFile(path: string, prepared: readonly PreparedFile[], options: ImportOptions): PreparedFile {
  const bytes = readBytes(path);
  const file = readImportedFile(bytes);
  const newest = prepared.at(-1)?.head.validFrom ?? generatedDays(options.banksFolder).at(-1);
  const validity =
    options.validity ?? ('header' in file ? file.header : validityOf(basename(path), newest, options.today));
  const { validFrom, validUntil } = validity;
  const previous = previousOf(validFrom, prepared, options.banksFolder);
  const imported = importFile(
    file,
    { name: basename(path), bytes },
    { validFrom, validUntil },
    previous?.banks ?? [],
    readRuleTable(options.rulesFolder, validFrom),
  );
  return {
    ...imported,
    anomalies: [...imported.anomalies, ...validityAnomaly(validFrom, options)],
    hasBankRules: file.hasBankRules,
    report: report(path, file.format, imported, previous),
  };
}

/** The day was not given but derived, so it may be wrong, for example if the file of this quarter is imported a second time. */
function validityAnomaly(validFrom: string, { validity, today }: ImportOptions): Anomaly[] {
  if (validity || !isTooEarly(validFrom, today)) return [];
  const message = `a file that becomes valid on ${validFrom} cannot have been published yet; give the right day with --valid-from (accepted: this day is used)`;
  return [{ code: 'validity', message }];
}

function readBytes(path: string): Buffer {
  try {
    return readFileSync(path);
  } catch (error) {
    throw new UnreadableFile(`the file cannot be read: ${(error as Error).message}`);
  }
}

/** A file that is imported in the same run is treated as already written. */
function previousOf(
  validFrom: string,
  prepared: readonly PreparedFile[],
  banksFolder: string,
): Pick<BankDirectoryFile, 'validFrom' | 'banks'> | undefined {
  const written = previousDirectory(banksFolder, validFrom);
  const fromThisRun = prepared
    .filter(({ head }) => head.validFrom <= validFrom && head.validFrom >= (written?.validFrom ?? ''))
    .map(({ head, banks }) => ({ validFrom: head.validFrom, banks: [...banks] }))
    .at(-1);
  return fromThisRun ?? written;
}

function writeFiles({ head, banks, hasBankRules }: PreparedFile, options: ImportOptions): void {
  const write = (path: string, text: string) => {
    writeFileSync(path, text);
    options.print(`Written: ${path}`);
  };
  write(generatedFile(options.banksFolder, head.validFrom), directoryFileText(head, banks));
  if (!hasBankRules) return;
  const rulesFile = join(options.rulesFolder, `rulesByBankCode.${head.validFrom}.json`);
  write(rulesFile, ruleTableText(head, banks));
}
