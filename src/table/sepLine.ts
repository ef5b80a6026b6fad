import { DELIMITERS, type Delimiter } from './tableFormat.ts';

/** Excel's optional first line that names the delimiter, `sep=;`. It is not a row of the list. */
const DELIMITER_LINE = /^"?sep=(.)"?(?:\r\n|\n|\r)/i;

export function delimiterLine(bytes: Uint8Array): Delimiter | null {
  const delimiter = DELIMITER_LINE.exec(beginning(bytes))?.[1];
  return DELIMITERS.find((known) => known === delimiter) ?? null;
}

/** Its length in bytes, including its line break; 0 if there is none. */
export function lengthOfDelimiterLine(bytes: Uint8Array): number {
  return DELIMITER_LINE.exec(beginning(bytes))?.[0].length ?? 0;
}

function beginning(bytes: Uint8Array): string {
  return String.fromCharCode(...bytes.subarray(0, 10));
}
