import { type Anomaly, type ImportedFile, UnreadableFile } from './importedFile.ts';
import { readCsv, readFixedWidth } from './readFormats.ts';

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
  const start = new TextDecoder('windows-1252').decode(bytes.subarray(0, 200)).replace('ï»¿', '').trimStart();
  if (start === '') throw new UnreadableFile('the file is empty');
  if (start.startsWith('PK'))
    throw new UnreadableFile(
      'the file is a ZIP archive or an Excel workbook: unpack the TXT or CSV file first',
    );
  if (bytes.includes(0)) throw new UnreadableFile('the file is in UTF-16 or is not text');
  if (start.startsWith('<'))
    throw new UnreadableFile('the file is a web page (HTML) or XML: take the TXT or CSV file');
  const { text, anomalies } = decode(bytes);
  const lines = text.trimEnd().split(/\r?\n/);
  const file = lines[0]?.includes(';') ? readCsv(lines) : readFixedWidth(lines);
  return { ...file, anomalies: [...anomalies, ...file.anomalies] };
}

/**
 * The official TXT and CSV files are in windows-1252, whatever the server says. UTF-8 indicates that an editor or a
 * spreadsheet has saved the file and may have changed more than the encoding.
 */
function decode(bytes: Uint8Array): { text: string; anomalies: Anomaly[] } {
  if (bytes.some((byte) => byte >= 0x80))
    try {
      const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
      const message = 'the file is in UTF-8 instead of windows-1252 (accepted: it is read as UTF-8)';
      return { text, anomalies: [{ code: 'encoding', message }] };
    } catch {
      // Not UTF-8.
    }
  return { text: new TextDecoder('windows-1252').decode(bytes), anomalies: [] };
}
