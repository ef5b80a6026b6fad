import { type ImportedFile, UnreadableFile } from './importedFile.ts';
import { FIELD_COUNT, readRecords, recordFields } from './readRecord.ts';

const HEADER =
  'Bankleitzahl;Merkmal;Bezeichnung;PLZ;Ort;Kurzbezeichnung;PAN;BIC;Prüfzifferberechnungsmethode;Datensatznummer;Änderungskennzeichen;Bankleitzahllöschung;Nachfolge-Bankleitzahl';

/** Reads the CSV file: semicolons, optional quotes, field names in the first line. */
export function readCsv([header = '', ...lines]: readonly string[]): ImportedFile {
  const { mainRecords, anomalies } = readRecords(lines, 2, (line, report) => {
    const cells = splitLine(line);
    if (cells.length === FIELD_COUNT) return recordFields(({ index }) => (cells[index] as string).trim());
    report('field-count', `${cells.length} fields instead of ${FIELD_COUNT} (accepted: the line is omitted)`);
    return null;
  });
  if (splitLine(header).join(';') !== HEADER)
    anomalies.unshift({
      code: 'header',
      line: 1,
      message: `the names of the fields are not the official ones: ${header.slice(0, 200)} (accepted: the fields are read in the official order)`,
    });
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

const LENGTH = 168;
/** The length of a record with the IBAN rule as fourteenth field; only registered users of the Bundesbank's ExtraNet get it. */
const EXTENDED_LENGTH = 174;

/** Reads the TXT file: one record per line, each field at a fixed position. */
export function readFixedWidth(lines: readonly string[]): ImportedFile {
  const count = (length: number) => lines.filter((line) => line.length === length).length;
  const hasBankRules = count(EXTENDED_LENGTH) > count(LENGTH);
  const length = hasBankRules ? EXTENDED_LENGTH : LENGTH;
  if (count(length) === 0)
    throw new UnreadableFile(
      `no line has ${LENGTH} or ${EXTENDED_LENGTH} characters (the first has ${lines[0]?.length}), and the file is not a CSV`,
    );
  const records = readRecords(lines, 1, (line, report) => {
    if (line.length === length)
      return recordFields(
        ({ from, to }) => line.slice(from, to).trimEnd(),
        hasBankRules ? line.slice(LENGTH) : undefined,
      );
    report('line-length', `${line.length} characters instead of ${length} (accepted: the line is omitted)`);
    return null;
  });
  return { format: `TXT, ${length} characters`, ...records, hasBankRules };
}
