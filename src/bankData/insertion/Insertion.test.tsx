// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { loaded, newestDirectory } from '../../../tests/support/bankDirectory.ts';
import { Insertion } from './Insertion.tsx';

afterEach(cleanup);
Element.prototype.scrollIntoView = () => {};

test('a text is read although the directory arrives before the field has filtered it [11.17]', async () => {
  const [input, other] = [document.createElement('input'), document.createElement('input')];
  input.size = 8;
  const filtered = { text: 'BLZ 3704OO44', input, before: { bankCode: '', accountNumber: '' } };
  const of = { className: '', card: { current: null }, onSearch: () => {}, typed: '' };
  const fields = [{ current: input }, { current: other }] as const;
  render(<Insertion {...of} fields={fields} bankData={loaded(newestDirectory())} filtered={filtered} />);
  input.value = '370444';
  expect((await screen.findAllByText(/ist nicht sicher zu lesen/)).length).toBeGreaterThan(0);
  expect(input.value).toBe('');
});
