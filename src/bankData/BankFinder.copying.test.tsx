// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { entry, openBankFinder } from '../../tests/support/bankFinder.tsx';

afterEach(cleanup);

describe('what is copied', () => {
  test.each([
    [
      'the bank code without blanks',
      /^BLZ 370.400.44 kopieren$/,
      '37040044',
      'BLZ 370\u00A0400\u00A044 ist kopiert.',
    ],
    ['the BIC', /^BIC COBADEFFXXX kopieren$/, 'COBADEFFXXX', 'BIC COBADEFFXXX ist kopiert.'],
  ])('%s', async (_name, name, copied, said) => {
    const { user, field } = openBankFinder();
    await user.type(field, '37040044');
    await user.click(screen.getByRole('button', { name }));
    expect(await navigator.clipboard.readText()).toBe(copied);
    expect(screen.getByRole('status').textContent).toBe(said);
  });

  test('where the browser refuses, the number is selected for copying by hand', async () => {
    // jsdom has no layout.
    Element.prototype.scrollIntoView = vi.fn();
    const { user, field } = openBankFinder();
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('refused'));
    await user.type(field, '37040044');
    await user.click(screen.getByRole('button', { name: /^BLZ/ }));
    expect(getSelection()?.toString()).toBe('37040044');
    expect(entry(0).getByText(/erlaubt das Kopieren nicht/)).toBeTruthy();
  });
});
