// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { entries, openBankFinder, ready } from '../../tests/support/bankFinder.tsx';
import { BankFinder } from './BankFinder.tsx';

afterEach(cleanup);

describe('the keyboard is enough', () => {
  const focused = () => document.activeElement?.getAttribute('aria-label') ?? '';

  test('the arrow down stops at the last result', async () => {
    const { user, field } = openBankFinder();
    await user.type(field, '37040044{ArrowDown}{ArrowDown}');
    expect(focused()).toContain('370\u00A0400\u00A044');
  });

  test('Escape empties the field from anywhere, and closes where it is empty', async () => {
    const { user, field, onClose } = openBankFinder();
    await user.type(field, 'trier{Enter}{Escape}');
    expect(field.value).toBe('');
    expect(document.activeElement).toBe(field);
    expect(entries()).toHaveLength(0);
    expect(onClose).not.toHaveBeenCalled();
    await user.keyboard('{Escape}');
    expect(onClose).toHaveBeenCalledOnce();
  });

  test('Enter sends no form around the search', async () => {
    const onSubmit = vi.fn((event: { preventDefault(): void }) => event.preventDefault());
    render(
      <form onSubmit={onSubmit}>
        <BankFinder bankData={ready} onLoad={vi.fn()} resultsAtOnce={5} />
      </form>,
    );
    await userEvent.type(screen.getByRole('textbox'), 'nonsense{Enter}');
    expect(onSubmit).not.toHaveBeenCalled();
  });
});
