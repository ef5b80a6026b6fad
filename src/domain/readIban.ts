/**
 * Takes an IBAN out of a cell or a field: blanks of every kind, hyphens, quotes and the word „IBAN“ around it are dropped, and
 * small letters become capitals.
 *
 * @returns null where the text does not look like an IBAN: two letters, two digits, and more
 */
export function readIban(written: string): string | null {
  const text = written
    .toUpperCase()
    .replace(/^[\s'’"=]*IBAN\b/u, '')
    .replace(/[\s\u00A0\u00AD\u200B-\u200F\u202A-\u202E\u2060\uFEFF'’"=:.,;_/-]+/gu, '');
  return /^[A-Z]{2}\d{2}[A-Z0-9]{4,}$/.test(text) ? text : null;
}
