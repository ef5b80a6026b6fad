import { type ImportedFile, UnreadableFile } from './importedFile.ts';
import { readRecords, recordFields } from './readRecord.ts';

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
