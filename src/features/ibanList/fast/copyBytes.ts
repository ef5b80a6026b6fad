/** Bytes after the last one that may be read and overwritten. */
export const COPIED_BEYOND = 16;

/** Copies bytes sixteen at a time, up to fifteen too many. For some dozens of bytes this is faster than `set`. */
export function copyBytes(from: DataView, start: number, length: number, to: DataView, at: number): void {
  // Without `| 0`, each addition would be checked for an overflow.
  const end = (start + length) | 0;
  const shift = (at - start) | 0;
  for (let next = start; next < end; next = (next + 16) | 0) {
    const target = (next + shift) | 0;
    to.setInt32(target, from.getInt32(next, true), true);
    to.setInt32((target + 4) | 0, from.getInt32((next + 4) | 0, true), true);
    to.setInt32((target + 8) | 0, from.getInt32((next + 8) | 0, true), true);
    to.setInt32((target + 12) | 0, from.getInt32((next + 12) | 0, true), true);
  }
}
