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
  const searched = useRef(new Set<number>());
  const waiting = useRef<RowToShow[]>([]);
  const isSearching = useRef(false);
  /** Another try was asked for since the last one began. */
  const isAsked = useRef(false);

  /** False if something failed or was cancelled. */
  async function search(rows: readonly RowToShow[]): Promise<boolean> {
    for (const { row } of rows) searched.current.add(row);
    const found = await findBanks(rows.map(({ cells }) => cells));
    if (found === null) {
      for (const { row } of rows) searched.current.delete(row);
      return false;
    }
    const added = rows.flatMap(({ row }, place) => {
      const banksOfRow = found[place];
      return banksOfRow ? [[row, banksOfRow] as const] : [];
    });
    if (added.length > 0) setBanks((known) => new Map([...known, ...added]));
    return true;
  }

  /** Looks up rows, the latest first and each once, and those of a try that failed. */
  async function lookUp(rows: readonly RowToShow[]): Promise<void> {
    waiting.current.unshift(...rows.filter((row) => lacksBankCode(row, columns)));
    isAsked.current = true;
    if (isSearching.current) return;
    isSearching.current = true;
    while (waiting.current.length > 0) {
      isAsked.current = false;
      const latest = waiting.current.splice(0, ROWS_AT_ONCE).filter(({ row }) => !searched.current.has(row));
      if (latest.length === 0 || (await search(latest))) continue;
      waiting.current.unshift(...latest);
      if (!isAsked.current) break;
    }
    isSearching.current = false;
  }

  return { banks, lookUp };
}

function lacksBankCode({ cells, result }: RowToShow, columns: Columns): boolean {
  if (columns.kind !== 'accounts' || result.outcome !== 'unreadable') return false;
  return (cells[columns.bankCode] ?? '').trim() === '';
}
