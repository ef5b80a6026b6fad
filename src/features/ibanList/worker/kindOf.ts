/** A ZIP file with entries, as XLSX and ODS are. */
const ZIP = [0x50, 0x4b, 0x03, 0x04];
/** Compound File Binary: old formats of Office, and the container of encrypted new ones ([MS-CFB], [MS-OFFCRYPTO]). */
const COMPOUND_FILE = [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1];

/** Detects the kind of a file from its first bytes, and from the names inside ZIP and compound files. */
export async function kindOf(source: Blob) {
  const bytes = new Uint8Array(await source.slice(0, 4096).arrayBuffer());
  const startsWith = (signature: readonly number[]) =>
    signature.every((byte, index) => bytes[index] === byte);
  if (startsWith(ZIP)) {
    const isXlsx = (await holds(source, 'xl/workbook')) || (await holds(source, 'xl\\workbook'));
    // Excel's binary format.
    return isXlsx && !(await holds(source, 'xl/workbook.bin')) ? 'xlsx' : 'no-list';
  }
  if (startsWith(COMPOUND_FILE))
    return (await holds(source, 'EncryptedPackage', 'utf-16le')) ? 'password-protected' : 'no-list';
  return isMarkup(bytes) ? 'no-list' : 'text';
}

/** Programs save tables as web pages or XML with the extension .xls. JSON is never a list. */
function isMarkup(bytes: Uint8Array): boolean {
  // Half of each ASCII character in UTF-16 is a zero byte. The first three characters may be a byte order mark.
  const text = new TextDecoder('windows-1252').decode(bytes.filter((byte) => byte !== 0));
  const beginning = text.replace(/^(?:ï»¿|ÿþ|þÿ)?\s*/, '');
  if (!beginning.startsWith('<')) return /^[{[]\s*["{[\]}]/.test(beginning);
  return /<(?:!doctype\s+html|html|head|meta|body|table|style|div|\?xml)[\s>]|<\/[\w.:-]+>/i.test(beginning);
}

/**
 * Whether the first or the last megabyte of a file contains a name. A ZIP file lists its names at the end, a compound
 * file anywhere, mostly within the first megabyte.
 */
async function holds(source: Blob, name: string, encoding = 'windows-1252'): Promise<boolean> {
  const decoder = new TextDecoder(encoding);
  const size = 2 ** 20;
  const end = source.size - Math.min(size, source.size);
  // Directory entries of a compound file are aligned to an even number of bytes.
  for (const from of [0, end - (end % 2)])
    if (decoder.decode(await source.slice(from, from + size).arrayBuffer()).includes(name)) return true;
  return false;
}
