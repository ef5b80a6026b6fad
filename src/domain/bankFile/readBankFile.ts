import { type Anomaly, UnreadableFile } from './anomaly.ts';
import type { ImportedFile } from './importedFile.ts';
import { readFixedWidth } from './readFixedWidth.ts';

/** Browsers, workers and Node have it; the language itself does not. */
declare const TextDecoder: new (
  encoding: string,
  options?: { readonly fatal: boolean },
) => { decode(bytes: Uint8Array): string };

/**
 * Reads an official Bankleitzahlendatei as TXT: 168 characters a line, or 174 if it is the extended one.
 *
 * @throws UnreadableFile if the file is empty or no such TXT
 */
export function readBankFile(bytes: Uint8Array): ImportedFile {
  if (bytes.length === 0) throw new UnreadableFile('the file is empty');
  if (bytes[0] === 0x50 && bytes[1] === 0x4b)
    throw new UnreadableFile('the file is a ZIP archive or an Excel workbook: unpack the TXT file first');
  if (bytes.includes(0)) throw new UnreadableFile('the file is in UTF-16 or is not text');
  const start = new TextDecoder('windows-1252').decode(bytes.subarray(0, 200)).replace('ï»¿', '').trimStart();
  if (/^<(!doctype )?html/i.test(start)) throw new UnreadableFile('the file is a web page (HTML)');
  const { text, anomalies } = decode(bytes);
  const file = readFixedWidth(linesOf(text));
  return { ...file, anomalies: [...anomalies, ...file.anomalies] };
}

/**
 * The lines without the empty ones at the end.
 *
 * @throws UnreadableFile if there is no other line
 */
function linesOf(text: string): string[] {
  const lines = text.split(/\r?\n/);
  while (lines.at(-1)?.trim() === '') lines.pop();
  if (lines.length === 0) throw new UnreadableFile('the file contains only empty lines');
  return lines;
}

/**
 * The official file is in windows-1252, whatever the server says. UTF-8 indicates that an editor or a
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
