/** Share of the rows that are nearly all of them. */
const NEARLY_ALL = 0.9;

/**
 * The number of cells that nearly all rows have: at least nine in ten of them, or all but one. A row of another width has
 * lost or gained a delimiter.
 *
 * @param widths of the rows that are not empty, with their header
 * @returns 0 if the rows differ
 */
export function commonWidth(widths: readonly number[]): number {
  const counts = new Map<number, number>();
  for (const width of widths) counts.set(width, (counts.get(width) ?? 0) + 1);
  const [width = 0, count = 0] = [...counts].sort(([, one], [, other]) => other - one)[0] ?? [];
  const isCommon = count >= NEARLY_ALL * widths.length || count === widths.length - 1;
  return count > 1 && isCommon ? width : 0;
}
