export const CHECKSUM_FAILED = 'Die Liste der Prüfsummen ließ sich nicht laden.';
export const NO_CHECKSUM = 'Ihr Browser rechnet Prüfsummen nur auf verschlüsselten Seiten aus.';

/** @param files that the list names */
export function checksumInWords(files: number): string {
  return `Die Liste nennt ${files}\u00A0Dateien. Prüfsumme der Liste (SHA-256):`;
}
