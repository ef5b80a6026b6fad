/** The beginning of a ZIP file with entries. XLSX and ODS are such files. */
const SIGNATURE = [0x50, 0x4b, 0x03, 0x04];

/** @param bytes the beginning of a file */
export function isZip(bytes: Uint8Array): boolean {
  return SIGNATURE.every((byte, index) => bytes[index] === byte);
}
