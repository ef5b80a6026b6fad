/** How many of the lowest bytes of a word are 0: in a little-endian word, the first ones. The word itself is not 0. */
export function lowestZeroBytes(word: number): number {
  return (31 - Math.clz32(word & -word)) >>> 3;
}
