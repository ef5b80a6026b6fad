// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import { entries, openBankFinder, ready } from '../../tests/support/bankFinder.tsx';
import { BankFinder } from './BankFinder.tsx';

afterEach(cleanup);

describe('the directory is not there', () => {
  test('what is typed waits for it', async () => {
    const { page, user, field, onLoad } = openBankFinder({ status: 'waiting', data: null });
    await user.type(field, 'trier');
    expect(onLoad).toHaveBeenCalled();
    expect(screen.getByText('Das Bankverzeichnis wird geladen …')).toBeTruthy();
    page.rerender(<BankFinder bankData={ready} onLoad={onLoad} resultsAtOnce={20} />);
    expect(entries().length).toBeGreaterThan(1);
  });

  test('after a failure it says so, and one press tries again', async () => {
    const { user, field, onLoad } = openBankFinder({ status: 'failed', data: null });
    expect(screen.getByText(/konnte nicht geladen werden/)).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Noch einmal laden' }));
    expect(onLoad).toHaveBeenCalledOnce();
    expect(document.activeElement).toBe(field);
  });
});
