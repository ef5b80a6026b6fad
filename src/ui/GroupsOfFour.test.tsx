// @vitest-environment jsdom
import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { GroupsOfFour } from './GroupsOfFour.tsx';

afterEach(cleanup);

test.each([
  ['a German IBAN', 'DE68200700000123456600', 'DE68 2007 0000 | 0123 4566 00'],
  ['a Norwegian IBAN', 'NO9386011117947', 'NO93 8601 | 1117 947'],
  ['a French IBAN', 'FR1420041010050500013M02606', 'FR14 2004 1010 0505 | 0001 3M02 606'],
  ['an IBAN of whole groups', 'AT611904300234573201', 'AT61 1904 3002 | 3457 3201'],
  ['the beginning of an IBAN', 'DE6', 'DE6 | '],
])('%s is written in groups of four, and breaks in the middle first [12.1]', (_name, text, halves) => {
  const { container } = render(<GroupsOfFour text={text} />);
  expect([...container.children].map(({ textContent }) => textContent).join(' | ')).toBe(halves);
  expect(container.textContent?.trim()).toBe(text.replace(/(.{4})(?=.)/g, '$1 '));
});

test('the rest of an IBAN does not break away from the group before it', () => {
  const { container } = render(<GroupsOfFour text="DE68200700000123456600" />);
  const groups = [...container.querySelectorAll('.whole .whole')].map(({ textContent }) => textContent);
  expect(groups).toEqual(['DE68', '2007', '0000', '0123', '4566 00']);
});

test('a character can be shown in another way, by its place in the number', () => {
  const { container } = render(
    <GroupsOfFour
      text="DE68200700000123456600"
      show={(character, index) => (index === 21 ? <mark key={index}>{character}</mark> : character)}
    />,
  );
  expect(container.innerHTML).toContain('4566 0<mark>0</mark>');
});
