import { type Anomaly, UnreadableFile } from '../../src/domain/bankFile/anomaly.ts';
import type { ImportedFile } from '../../src/domain/bankFile/importedFile.ts';
import { isCsv, readCsv } from '../../src/domain/bankFile/readCsv.ts';
import { readFixedWidth } from '../../src/domain/bankFile/readFixedWidth.ts';
import { isMergedTsv, readMergedTsv } from './readMergedTsv.ts';

/**
 * Recognises the format of a file and reads it.
 *
 * @throws UnreadableFile if the file is empty or its format is unknown
 */
export function readImportedFile(bytes: Buffer): ImportedFile {
  if (bytes.length === 0) throw new UnreadableFile('the file is empty');
  if (bytes.subarray(0, 2).equals(Buffer.from('PK')))
    throw new UnreadableFile(
      'the file is a ZIP archive or an Excel workbook: unpack the TXT or CSV file first',
    );
  if (bytes.includes(0)) throw new UnreadableFile('the file is in UTF-16 or is not text');
  if (isMergedTsv(bytes.toString('latin1', 0, 100))) return readMergedTsv(linesOf(bytes.toString('utf8')));

  const { text, anomalies } = decode(bytes);
  const lines = linesOf(text);
  const [firstLine = ''] = lines;
  if (firstLine.startsWith('<')) throw new UnreadableFile('the file is XML: use the TXT or CSV file');
  const file = isCsv(firstLine) ? readCsv(lines) : readFixedWidth(lines);
  return { ...file, anomalies: [...anomalies, ...file.anomalies] };
}

function linesOf(text: string): string[] {
  const lines = text.split(/\r?\n/);
  while (lines.at(-1)?.trim() === '') lines.pop();
  if (lines.length === 0) throw new UnreadableFile('the file contains only empty lines');
  return lines;
}

/**
 * The official files are ISO-8859-1. Another encoding indicates that an editor or a spreadsheet has saved the
 * file and may have changed more than the encoding.
 */
function decode(bytes: Buffer): { text: string; anomalies: Anomaly[] } {
  const anomaly = (encoding: string): Anomaly => ({
    code: 'encoding',
    message: `the file is in ${encoding} instead of ISO-8859-1 (accepted: it is read as ${encoding})`,
  });
  const isAscii = bytes.every((byte) => byte < 0x80);
  if (isAscii) return { text: bytes.toString('latin1'), anomalies: [] };
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return { text, anomalies: [anomaly('UTF-8')] };
  } catch {
    const hasControls = bytes.some((byte) => byte >= 0x80 && byte < 0xa0);
    if (!hasControls) return { text: bytes.toString('latin1'), anomalies: [] };
    return { text: new TextDecoder('windows-1252').decode(bytes), anomalies: [anomaly('Windows-1252')] };
  }
}
