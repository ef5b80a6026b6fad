import { type Anomaly, UnreadableFile } from './anomaly.ts';
import type { ImportedFile } from './importedFile.ts';
import { isCsv, readCsv } from './readCsv.ts';
import { readFixedWidth } from './readFixedWidth.ts';

/** Browsers, workers and Node have it; the language itself does not. */
declare const TextDecoder: new (
  encoding: string,
  options?: { readonly fatal: boolean },
) => { decode(bytes: Uint8Array): string };

/**
 * Recognises the format of an official Bankleitzahlendatei (CSV, TXT of 168 or 174 characters) and reads it.
 *
 * @throws UnreadableFile if the file is empty or its format is unknown
 */
export function readBankFile(bytes: Uint8Array): ImportedFile {
  if (bytes.length === 0) throw new UnreadableFile('the file is empty');
  if (bytes[0] === 0x50 && bytes[1] === 0x4b)
    throw new UnreadableFile(
      'the file is a ZIP archive or an Excel workbook: unpack the TXT or CSV file first',
    );
  if (bytes.includes(0)) throw new UnreadableFile('the file is in UTF-16 or is not text');
  const { text, anomalies } = decode(bytes);
  const lines = linesOf(text);
  const [firstLine = ''] = lines;
  if (firstLine.startsWith('<')) throw new UnreadableFile('the file is XML: use the TXT or CSV file');
  const file = isCsv(firstLine) ? readCsv(lines) : readFixedWidth(lines);
  return { ...file, anomalies: [...anomalies, ...file.anomalies] };
}

/**
 * The lines without the empty ones at the end.
 *
 * @throws UnreadableFile if there is no other line
 */
export function linesOf(text: string): string[] {
  const lines = text.split(/\r?\n/);
  while (lines.at(-1)?.trim() === '') lines.pop();
  if (lines.length === 0) throw new UnreadableFile('the file contains only empty lines');
  return lines;
}

/**
 * The official files are ISO-8859-1. Another encoding indicates that an editor or a spreadsheet has saved the
 * file and may have changed more than the encoding.
 */
function decode(bytes: Uint8Array): { text: string; anomalies: Anomaly[] } {
  const anomaly = (encoding: string): Anomaly => ({
    code: 'encoding',
    message: `the file is in ${encoding} instead of ISO-8859-1 (accepted: it is read as ${encoding})`,
  });
  if (bytes.some((byte) => byte >= 0x80))
    try {
      return { text: new TextDecoder('utf-8', { fatal: true }).decode(bytes), anomalies: [anomaly('UTF-8')] };
    } catch {
      // Not UTF-8.
    }
  // The two encodings differ only in the bytes 80 to 9F, which are control characters in ISO-8859-1.
  const isWindows = bytes.some((byte) => byte >= 0x80 && byte < 0xa0);
  return {
    text: new TextDecoder('windows-1252').decode(bytes),
    anomalies: isWindows ? [anomaly('Windows-1252')] : [],
  };
}
