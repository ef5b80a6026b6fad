import { expect, test } from 'vitest';
import { directoryFrom } from '../../tests/bankDirectory.ts';
import { crossCheck } from './crossCheck.ts';

const { banks } = directoryFrom('2026-09-07');

test('names and BICs of September 2026 are those of bankdata-germany', () => {
  expect(crossCheck(banks, '2026-09-07')).toEqual({ quarter: 'from 2026-09-07', differences: [] });
});

test('the quarter before differs by what has changed since', () => {
  const { quarter, differences } = crossCheck(banks, '2026-06-08');
  expect(quarter).toBe('before 2026-09-07');
  expect(differences).toContain(
    '10010123 is called “OLINDA Zweigniederlassung Deutschland” there, “Qonto Zweigniederlassung Deutschland” here',
  );
  expect(differences.filter((difference) => difference.endsWith('is only there'))).toHaveLength(2);
});

test('a wrong BIC, a wrong name, a bank code too much and one too few are listed', () => {
  const changed = banks
    .slice(1)
    .map((bank) => (bank.bankCode === '37040044' ? { ...bank, bic: 'COBADEFF370' } : bank));
  const strange = { ...banks[0], bankCode: '89999999', name: 'Bank of nowhere' };
  expect(crossCheck([...changed, strange as (typeof banks)[0]], '2026-09-07').differences).toEqual([
    '37040044 has the BIC “COBADEFFXXX” there, “COBADEFF370” here',
    '89999999 Bank of nowhere is not in it',
    '10000000 Bundesbank is only there',
  ]);
});
