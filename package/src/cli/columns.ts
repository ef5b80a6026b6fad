export type ListColumns = ReturnType<typeof columnsOf>;

const BANK_CODE = /^(?:blz|bankleitzahl|bank[ _-]?code)$/i;
const ACCOUNT = /^(?:kto|konto)(?:[ ._-]*(?:nr|nummer))?\.?$|^account(?:[ _-]?(?:number|no))?$/i;

/**
 * Finds the two numbers by the first row of a list.
 *
 * @param named the two columns that `--columns` names or counts from 1; null: by their usual names, or the only two
 * @returns their zero-based columns, the cells of a row, and the names of the other columns in their order
 * @throws Error with one sentence if they cannot be found
 */
export function columnsOf(first: readonly string[], named: readonly string[] | null) {
  const cells = withoutEmptyEnd(first.map((cell) => cell.trim()));
  const at = (is: (cell: string) => boolean) => cells.findIndex(is);
  const same = (name: string) => at((cell) => cell.toLowerCase() === name.toLowerCase());
  const found = named
    ? named.map((name) => (/^\d+$/.test(name) ? Number(name) - 1 : same(name)))
    : [at((cell) => BANK_CODE.test(cell)), at((cell) => ACCOUNT.test(cell))];
  const isFound = found.every((index) => index >= 0 && index < cells.length) && found[0] !== found[1];
  if (!isFound && (named || cells.length > 2))
    throw new Error(
      `The columns are not certain; name two of these: --columns NAME,NAME. They are: ${cells.join(', ')}.`,
    );
  const [bankCode = 0, account = 1] = isFound ? found : [];
  const hasHeader = !/\d/.test(`${cells[bankCode]}${cells[account]}`) && cells.length > 1;
  const width = Math.max(cells.length, 2);
  const names = Array.from(
    { length: width },
    (_, index) => (hasHeader && cells[index]) || `column_${index + 1}`,
  );
  const others = names.filter((_, index) => index !== bankCode && index !== account);
  return { bankCode, account, hasHeader, width, others };
}

/** Spreadsheets append empty cells. */
export function withoutEmptyEnd(cells: readonly string[]): readonly string[] {
  return cells.slice(0, cells.findLastIndex((cell) => cell.trim() !== '') + 1);
}
