/** CRC-32 of ZIP files (APPNOTE.TXT 4.4.7), with four tables, so that four bytes are processed at a time. */
const TABLES = makeTables();

/** Continues a checksum with these bytes; start with 0. */
export function crc32(bytes: Uint8Array, before = 0): number {
  const [one, two, three, four] = TABLES;
  const end = bytes.length - (bytes.length % 4);
  let crc = ~before;
  for (let at = 0; at < end; at += 4) {
    crc ^=
      (bytes[at] as number) |
      ((bytes[at + 1] as number) << 8) |
      ((bytes[at + 2] as number) << 16) |
      ((bytes[at + 3] as number) << 24);
    crc =
      (four[crc & 255] as number) ^
      (three[(crc >>> 8) & 255] as number) ^
      (two[(crc >>> 16) & 255] as number) ^
      (one[crc >>> 24] as number);
  }
  for (let at = end; at < bytes.length; at += 1)
    crc = (crc >>> 8) ^ (one[(crc ^ (bytes[at] as number)) & 255] as number);
  return ~crc >>> 0;
}

function makeTables(): [Int32Array, Int32Array, Int32Array, Int32Array] {
  const one = Int32Array.from({ length: 256 }, (_, byte) => {
    let crc = byte;
    for (let bit = 0; bit < 8; bit += 1) crc = crc & 1 ? (crc >>> 1) ^ 0xedb88320 : crc >>> 1;
    return crc;
  });
  const next = (table: Int32Array) => table.map((crc) => (crc >>> 8) ^ (one[crc & 255] as number));
  const two = next(one);
  const three = next(two);
  return [one, two, three, next(three)];
}
