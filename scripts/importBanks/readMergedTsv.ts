import { type Anomaly, UnreadableFile } from '../../src/domain/bankFile/anomaly.ts';
import type { ImportedFile, MainRecord } from '../../src/domain/bankFile/importedFile.ts';
import { readRecord } from '../../src/domain/bankFile/readRecord.ts';
import type { RecordFields } from '../../src/domain/bankFile/recordFields.ts';
import type { BankDirectoryFile } from '../../src/domain/directory/generatedDirectory.ts';

const COLUMNS = [
  'blz',
  'name',
  'short',
  'plz',
  'place',
  'bic',
  'method',
  'iban_rule',
  'deletion_notice',
  'successor',
] as const;

/** The first line gives the dates of the columns, because they come from files of different quarters. */
const HEADER =
  /^# merged working directory.*; name\+BIC valid (\S+)\.\.(\S+), method (\S+), PLZ\/place\/deletion notice\/successor (\S+), IBAN rule (\S+) \(default 000000\)$/;

const CSV_2025 = 'Bankleitzahlendatei of the Deutsche Bundesbank (CSV), valid 2025-06-09 to 2025-09-07';
const BANKDATA = 'bankdata-germany 2.2602.0, made from the Bankleitzahlendatei';
const SCHWIFTY = 'schwifty, generated_de.json of 2026-07-02, made from the Bankleitzahlendatei';

/** Only this file gives its validity and the dates of its columns. */
export interface MergedFile extends ImportedFile {
  readonly header: Pick<BankDirectoryFile, 'validFrom' | 'validUntil' | 'columns'>;
}

/** Fields that no source gives for bank codes that are newer than the newest complete official file. */
const NOT_ALWAYS_KNOWN = [
  'shortName',
  'postcode',
  'town',
  'accountCheckMethod',
  'deletionMark',
  'successor',
] as const;

export function isMergedTsv(firstLine: string): boolean {
  return firstLine.startsWith('# merged working directory');
}

/**
 * Reads the directory that was compiled from public sources while no complete official file was available
 * (`data/README.md`). Its column of rules is not read because it uses 000000 as a default; the rule table distinguishes
 * “no rule” from “not known”.
 */
export function readMergedTsv([header = '', names, ...lines]: readonly string[]): MergedFile {
  const dates = HEADER.exec(header);
  if (!dates || names !== COLUMNS.join('\t'))
    throw new UnreadableFile('the merged file has an unknown header or unknown columns');
  const mainRecords: MainRecord[] = [];
  const anomalies: Anomaly[] = [];
  for (const [index, text] of lines.entries()) {
    const line = index + 3;
    const cells = text.split('\t');
    if (cells.length !== COLUMNS.length) {
      const message = `${cells.length} fields instead of ${COLUMNS.length} (accepted: the line is omitted)`;
      anomalies.push({ code: 'field-count', line, message });
      continue;
    }
    const record = readRecord(mergedFields(cells), line, anomalies, NOT_ALWAYS_KNOWN);
    if (record) mainRecords.push(record);
  }
  return { format: 'merged TSV', mainRecords, anomalies, hasBankRules: false, header: mergedHeader(dates) };
}

function mergedFields(cells: readonly string[]): RecordFields {
  const cell = (column: (typeof COLUMNS)[number]) => cells[COLUMNS.indexOf(column)] ?? '';
  return {
    bankCode: cell('blz'),
    recordType: '1',
    name: cell('name'),
    postcode: cell('plz'),
    town: cell('place'),
    shortName: cell('short'),
    pan: '',
    bic: cell('bic'),
    accountCheckMethod: cell('method'),
    recordNumber: '000000',
    changeMark: 'U',
    deletionMark: cell('deletion_notice'),
    successor: cell('successor'),
  };
}

function mergedHeader(dates: RegExpExecArray): MergedFile['header'] {
  const [, validFrom = '', validUntil = '', method = '', townDay = '', rule = ''] = dates;
  const names = { asOf: validFrom, source: BANKDATA };
  const towns = { asOf: townDay, source: CSV_2025 };
  const columns: BankDirectoryFile['columns'] = {
    name: names,
    shortName: { asOf: '2026-06-08', source: SCHWIFTY },
    postcode: towns,
    town: towns,
    bic: names,
    accountCheckMethod: { asOf: method, source: SCHWIFTY },
    bankRule: { asOf: rule, source: 'filled in by the rule table' },
    isMarkedForDeletion: towns,
    successor: towns,
  };
  return { validFrom, validUntil, columns };
}
