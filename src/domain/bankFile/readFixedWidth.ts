import { type Anomaly, UnreadableFile } from './anomaly.ts';
import type { ImportedFile, MainRecord } from './importedFile.ts';
import { readRecord } from './readRecord.ts';
import type { RecordFields } from './recordFields.ts';

const LENGTH = 168;
/** With the IBAN rule as fourteenth field; available only to registered users of the Bundesbank's ExtraNet. */
const EXTENDED_LENGTH = 174;

/** Reads the TXT file: one record per line, each field at a fixed position. */
export function readFixedWidth(lines: readonly string[]): ImportedFile {
  const count = (length: number) => lines.filter((line) => line.length === length).length;
  const length = count(EXTENDED_LENGTH) > count(LENGTH) ? EXTENDED_LENGTH : LENGTH;
  if (count(length) === 0)
    throw new UnreadableFile(
      `no line has ${LENGTH} or ${EXTENDED_LENGTH} characters (the first has ${lines[0]?.length}), and the file is not a CSV`,
    );
  const mainRecords: MainRecord[] = [];
  const anomalies: Anomaly[] = [];
  for (const [index, text] of lines.entries()) {
    const line = index + 1;
    if (text.length !== length) {
      const message = `${text.length} characters instead of ${length} (accepted: the line is omitted)`;
      anomalies.push({ code: 'line-length', line, message });
      continue;
    }
    const record = readRecord(cutFields(text), line, anomalies);
    if (record) mainRecords.push(record);
  }
  return {
    format: `TXT, ${length} characters`,
    mainRecords,
    anomalies,
    hasBankRules: length === EXTENDED_LENGTH,
  };
}

function cutFields(line: string): RecordFields {
  /** First and last position as in the official description, counted from 1. */
  const at = (first: number, last: number) => line.slice(first - 1, last).trimEnd();
  return {
    bankCode: at(1, 8),
    recordType: at(9, 9),
    name: at(10, 67),
    postcode: at(68, 72),
    town: at(73, 107),
    shortName: at(108, 134),
    pan: at(135, 139),
    bic: at(140, 150),
    accountCheckMethod: at(151, 152),
    recordNumber: at(153, 158),
    changeMark: at(159, 159),
    deletionMark: at(160, 160),
    successor: at(161, 168),
    ...(line.length === EXTENDED_LENGTH && { bankRule: at(169, 174) }),
  };
}
