import { useRef, useState } from 'react';
import type { Columns } from './cells/columns.ts';
import type { RowToShow } from './rows/readRows.ts';
import type { BanksByName } from './worker/findBanks.ts';

/** The banks that the cells of each row name; null if they cannot be looked up now. */
export type FindBanks = (
  rows: readonly (readonly string[])[],
) => Promise<readonly (BanksByName | null)[] | null>;

/** Rows of a request: a correction waits for one request at most. */
const ROWS_AT_ONCE = 16;

/** The banks that rows without a bank code name. */
export function useBanksByName(columns: Columns, findBanks: FindBanks) {
  const [banks, setBanks] = useState<ReadonlyMap<number, BanksByName>>(new Map());
  /** The rows that are or were looked up. */
  const searched = useRef(new Set<number>());

  /** Looks up rows, each once. Those that could not be looked up wait for the next call. */
  async function lookUp(rows: readonly RowToShow[]): Promise<void> {
    const wanted = rows.filter((row) => lacksBankCode(row, columns) && !searched.current.has(row.row));
    for (const { row } of wanted) searched.current.add(row);
    while (wanted.length > 0) {
      const some = wanted.slice(0, ROWS_AT_ONCE);
      const found = await findBanks(some.map(({ cells }) => cells));
      if (found === null) break;
      wanted.splice(0, some.length);
      const added = some.flatMap(({ row }, place) => {
        const banksOfRow = found[place];
        return banksOfRow ? [[row, banksOfRow] as const] : [];
      });
      if (added.length > 0) setBanks((known) => new Map([...known, ...added]));
    }
    for (const { row } of wanted) searched.current.delete(row);
  }

  return { banks, lookUp };
}

function lacksBankCode({ cells, result }: RowToShow, columns: Columns): boolean {
  if (columns.kind !== 'accounts' || result.outcome !== 'unreadable') return false;
  return (cells[columns.bankCode] ?? '').trim() === '';
}
