import { type BankDirectory, everyColumn, makeBankDirectory } from '../directory/bankDirectory.ts';
import { compareWithPrevious, withRulesOf } from './compareWithPrevious.ts';
import { type Anomaly, type ImportedFile, UnreadableFile } from './importedFile.ts';
import { readBankFile } from './readBankFile.ts';
import { isDay, lastDayOf } from './validityCalendar.ts';

export interface BankFileOptions {
  /** First day of validity, YYYY-MM-DD. The file does not contain it; the Bundesbank's download page states it. */
  readonly validFrom: string;
  /** Last day of validity, YYYY-MM-DD; without it the day before the file of the next quarter. */
  readonly validUntil?: string;
  /** A directory whose IBAN-Regeln the bank codes keep. Every file but the extended ones needs it. */
  readonly rules?: Pick<BankDirectory, 'banks' | 'columnDates'>;
  /** Use the file in spite of its anomalies. Each message says in brackets what then happens. */
  readonly accept?: boolean;
}

export type BankFileAnswer =
  | {
      readonly ok: true;
      readonly directory: BankDirectory;
      /** Empty, unless they were accepted. */
      readonly anomalies: readonly Anomaly[];
    }
  | {
      readonly ok: false;
      readonly code: /** The file is empty, or neither a CSV nor a TXT file of the Bundesbank. */
        | 'unreadable'
        /** It contains what such a file does not usually contain; see `anomalies`. */
        | 'anomalies'
        /** The file does not say which IBAN-Regel a bank code has, and `rules` is missing. */
        | 'rules-missing'
        /** `validFrom` or `validUntil` is not a day of the form YYYY-MM-DD, or they are in the wrong order. */
        | 'validity-wrong';
      /** One English sentence. */
      readonly message: string;
      readonly anomalies: readonly Anomaly[];
    };

/** The function of the package (`package/src/directories.ts`) without its tests of types. Never throws for a wrong file. */
export function readBundesbankFile(bytes: Uint8Array, options: BankFileOptions): BankFileAnswer {
  const { validFrom, rules } = options;
  const refuse = (code: (BankFileAnswer & { ok: false })['code'], message: string) =>
    ({ ok: false, code, message, anomalies: [] }) as const;
  if (!isDay(validFrom)) return refuse('validity-wrong', `validFrom is “${validFrom}”, not a valid day.`);
  const validUntil = options.validUntil ?? lastDayOf(validFrom);
  if (!isDay(validUntil) || validUntil < validFrom)
    return refuse('validity-wrong', `validUntil is “${validUntil}”, not a valid day on or after validFrom.`);
  let file: ImportedFile;
  try {
    file = readBankFile(bytes);
  } catch (error) {
    if (!(error instanceof UnreadableFile)) throw error;
    return refuse('unreadable', `The file cannot be used: ${error.message}.`);
  }
  const known = file.hasBankRules ? undefined : rules;
  if (!file.hasBankRules && known === undefined)
    return refuse(
      'rules-missing',
      'The file has no IBAN rules, and without them most IBANs would be guesses.',
    );

  const { banks, anomalies: ofAll } = compareWithPrevious(file.mainRecords, []);
  const anomalies = [...file.anomalies, ...ofAll];
  const [first] = anomalies;
  if (first !== undefined && !options.accept) {
    const message = `The file has ${anomalies.length} anomalies; the first: ${first.message}.`;
    return { ok: false, code: 'anomalies', message, anomalies };
  }
  const columnDates = { ...everyColumn(validFrom), ...(known && { bankRule: known.columnDates.bankRule }) };
  const withRules = known ? withRulesOf(known.banks, banks) : banks;
  return { ok: true, directory: makeBankDirectory(validFrom, validUntil, withRules, columnDates), anomalies };
}
