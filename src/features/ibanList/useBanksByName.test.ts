// @vitest-environment jsdom
import { cleanup, renderHook, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import type { RowToShow } from './rows/readRows.ts';
import { type FindBanks, useBanksByName } from './useBanksByName.ts';

afterEach(cleanup);

const COLUMNS = { kind: 'accounts', bankCode: 0, accountNumber: 1 } as const;
const bank = { name: 'Sparkasse', banks: [] };

function rowWithoutBankCode(row: number): RowToShow {
  const result = { outcome: 'unreadable', iban: '', reason: '' } as unknown as RowToShow['result'];
  return { row, cells: ['', String(row)], result };
}

function render(findBanks: FindBanks) {
  const { result } = renderHook(() => useBanksByName(COLUMNS, findBanks));
  return { lookUp: (...rows: number[]) => result.current.lookUp(rows.map(rowWithoutBankCode)), result };
}

test('rows that could not be looked up are looked up at the next try [11.10]', async () => {
  const findBanks = vi.fn<FindBanks>(async (rows) => rows.map(() => bank)).mockResolvedValueOnce(null);
  const { lookUp, result } = render(findBanks);
  await lookUp(1, 2);
  expect(findBanks).toHaveBeenCalledTimes(1);
  await lookUp(1, 2);
  await waitFor(() => expect([...result.current.banks.keys()].sort()).toEqual([1, 2]));
});

test('many rows are looked up in several requests, each once, so that a correction waits for one at most', async () => {
  const findBanks = vi.fn<FindBanks>(async (rows) => rows.map(() => bank));
  const { lookUp, result } = render(findBanks);
  const rows = Array.from({ length: 40 }, (_, row) => row);
  await Promise.all([lookUp(...rows), lookUp(...rows)]);
  expect(findBanks.mock.calls.map(([asked]) => asked.length)).toEqual([16, 16, 8]);
  await waitFor(() => expect([...result.current.banks.keys()]).toEqual(rows));
});
