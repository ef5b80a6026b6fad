import { type Columns, usedColumns } from '../cells/columns.ts';
import type { RowProblem } from '../cells/damage.ts';
import { digitsIn, isFilled, type RowShape } from '../worker/tableShape.ts';
import { KINDS, type Kind, kindOf } from './cellKinds.ts';
import type { OtherColumn } from './otherColumn.ts';

/**
 * Whether the cells after the bank code fit their columns better when shifted by one: then a cell is missing or extra, and the
 * account number may belong to the next column.
 */
export function areMoved(
  cells: readonly string[],
  columns: Columns,
  others: readonly Pick<OtherColumn, 'index' | 'usual'>[],
): boolean {
  if (columns.kind !== 'accounts') return false;
  const { bankCode, accountNumber } = columns;
  const kindAt = (index: number) => kindOf(cells[index] ?? '');
  const isOdd = (usual: Kind | null, kind: Kind) => usual !== null && usual !== kind;
  const oddOnes = others.filter(({ index, usual }) => isOdd(usual, kindAt(index)));
  const filled = oddOnes.filter(({ index }) => kindAt(index) !== KINDS.empty);
  if (filled.length === 0) return false;
  const isNumberAmongWords = filled.some(({ usual }) => usual === KINDS.words);
  if (isNumberAmongWords && oddOnes.length > 1) return true;
  const all = [...others, { index: accountNumber, usual: KINDS.digits }];
  const starts = Array.from(
    { length: Math.max(0, accountNumber - bankCode) },
    (_, index) => bankCode + 1 + index,
  );
  return [1, -1].some((by) =>
    starts.some((start) => {
      // At the place of a cell that was left out anything may have been.
      const odd = all.filter(
        ({ index, usual }) =>
          !(by > 0 && index === start) && isOdd(usual, kindAt(index < start ? index : index - by)),
      );
      const lost = kindAt(by > 0 ? cells.length - 1 : start);
      return odd.length + Number(lost !== KINDS.empty) < oddOnes.length;
    }),
  );
}

/** Whether the account number may have been cut at its thousands separators. */
function isNumberCut(cells: readonly string[], columns: Columns): boolean {
  if (columns.kind !== 'accounts') return false;
  const [account = '', next = ''] = cells.slice(columns.accountNumber);
  return /^\s*\d{1,3}$/.test(account) && /^\d{3}\s*$/.test(next);
}

/** Cells may be shifted if a row is not as wide as nearly all others, or differs from the rows that are whole. */
export function problemOfWidth(
  cells: readonly string[],
  { format, columnCount, wholeRows }: RowShape,
  columns: Columns,
): RowProblem | null {
  const { delimiter, rowWidth } = format;
  if (!cells.some(isFilled)) return null;
  if (delimiter === ',' && isNumberCut(cells, columns)) return 'number-cut';
  if (cells.length === rowWidth) return null;
  if (rowWidth > 0) return cells.length > rowWidth ? 'cells-too-many' : 'cells-too-few';
  if (cells.slice(columnCount).some(isFilled)) return 'cells-too-many';
  const { filledColumns, mostDigits } = wholeRows;
  const last = Math.max(...usedColumns(columns));
  const isMerged = (cell: string, column: number) => digitsIn(cell) > (mostDigits[column] ?? 0);
  const isShifted =
    filledColumns.some((column) => !isFilled(cells[column])) || cells.slice(0, last + 1).some(isMerged);
  return cells.length < columnCount && isShifted ? 'cells-too-few' : null;
}
