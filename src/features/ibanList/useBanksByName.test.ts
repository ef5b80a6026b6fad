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
  await lookUp();
  await waitFor(() => expect([...result.current.banks.keys()].sort()).toEqual([1, 2]));
});

test('a try that is asked for while another one fails is made', async () => {
  let fail: (found: null) => void = () => undefined;
  const findBanks = vi.fn<FindBanks>(async (rows) => rows.map(() => bank));
  findBanks.mockReturnValueOnce(new Promise((resolve) => (fail = resolve)));
  const { lookUp, result } = render(findBanks);
  const looking = lookUp(1);
  await lookUp(2);
  fail(null);
  await looking;
  await waitFor(() => expect([...result.current.banks.keys()].sort()).toEqual([1, 2]));
});
