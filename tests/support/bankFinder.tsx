import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { vi } from 'vitest';
import { BankFinder } from '../../src/bankData/BankFinder.tsx';
import type { BankData } from '../../src/bankData/bankData.ts';
import type { BankDataState } from '../../src/bankData/useBankData.ts';
import { takesPayments } from '../../src/domain/bankRules/registry.ts';
import { searchBanks } from '../../src/domain/bankSearch/bankSearch.ts';
import { directoryFrom } from './bankDirectory.ts';

const directory = directoryFrom('2026-09-07');
const data: BankData = {
  directory,
  status: 'valid',
  search: (query, limit) => searchBanks(directory, query, limit),
  takesPayments: ({ bankRule }) => takesPayments(bankRule),
  resolve: () => {
    throw new Error('the search calculates nothing');
  },
};
export const ready: BankDataState = { status: 'ready', data };

export function openBankFinder(bankData: BankDataState = ready, resultsAtOnce = 3) {
  const onLoad = vi.fn();
  const onClose = vi.fn();
  const page = render(
    <BankFinder bankData={bankData} onLoad={onLoad} resultsAtOnce={resultsAtOnce} onClose={onClose} />,
  );
  const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'Bank, Ort, PLZ, BLZ oder BIC' });
  return { page, user: userEvent.setup(), field, onLoad, onClose };
}

/** The main entries; the other bank codes of a bank in its town are folded below. */
export const entries = () =>
  screen.queryAllByRole('listitem').filter((item) => item.closest('details') === null);
export const entry = (index: number) => within(entries()[index] as HTMLElement);
