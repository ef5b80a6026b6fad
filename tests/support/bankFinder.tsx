import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { vi } from 'vitest';
import { BankFinder } from '../../src/bankData/BankFinder.tsx';
import type { BankDataState } from '../../src/bankData/useBankData.ts';
import { directoryFrom, loaded } from './bankDirectory.ts';

export const ready = loaded(directoryFrom('2026-09-07'));

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
