import type { Anomaly } from './anomaly.ts';
import type { ImportedFile, MainRecord } from './importedFile.ts';
import { readRecord } from './readRecord.ts';
import { OFFICIAL_ORDER, type RecordFields } from './recordFields.ts';

const HEADER =
  'Bankleitzahl;Merkmal;Bezeichnung;PLZ;Ort;Kurzbezeichnung;PAN;BIC;Prüfzifferberechnungsmethode;Datensatznummer;Änderungskennzeichen;Bankleitzahllöschung;Nachfolge-Bankleitzahl';

export function isCsv(firstLine: string): boolean {
  return firstLine.includes(';');
}

/** Reads the CSV file: semicolons, optional quotes, field names in the first line. */
export function readCsv([header = '', ...lines]: readonly string[]): ImportedFile {
  const mainRecords: MainRecord[] = [];
  const anomalies: Anomaly[] = [];
  if (splitLine(header).join(';') !== HEADER)
    anomalies.push({
      code: 'header',
      line: 1,
      message: `the names of the fields are not the official ones: ${header.slice(0, 200)} (accepted: the fields are read in the official order)`,
    });
  for (const [index, text] of lines.entries()) {
    const line = index + 2;
    const cells = splitLine(text);
    if (cells.length !== OFFICIAL_ORDER.length) {
      const message = `${cells.length} fields instead of ${OFFICIAL_ORDER.length} (accepted: the line is omitted)`;
      anomalies.push({ code: 'field-count', line, message });
      continue;
    }
    const fields: RecordFields = Object.fromEntries(
      cells.map((cell, column) => [OFFICIAL_ORDER[column], cell.trim()]),
    );
    const record = readRecord(fields, line, anomalies);
    if (record) mainRecords.push(record);
  }
  return { format: 'CSV', mainRecords, anomalies, hasBankRules: false };
}

/**
 * Splits a line at the semicolons outside of quotes; `""` inside quotes is one quote. If the quotes are wrong, the rest of
 * the line is one cell, so that the number of cells is also wrong.
 */
function splitLine(line: string): string[] {
  const cell = /(?:"(?:[^"]|"")*"|[^";]*);/y;
  const closed = `${line};`;
  const cells: string[] = [];
  while (cell.lastIndex < closed.length) {
    const start = cell.lastIndex;
    const found = cell.exec(closed);
    if (!found) return [...cells, line.slice(start)];
    const text = found[0].slice(0, -1);
    cells.push(text.startsWith('"') ? text.slice(1, -1).replaceAll('""', '"') : text);
  }
  return cells;
}
