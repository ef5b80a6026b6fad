import { expect, test } from 'vitest';
import { newestDirectory } from '../../../tests/support/bankDirectory.ts';
import { BIC, BIC_BEGINNING, BIC_OF_DIRECTORY, withBranch } from './bic.ts';

test('a BIC has eight or eleven characters', () => {
  for (const bic of ['COBADEFF', 'COBADEFFXXX', 'MARKDEF1100']) expect(BIC.test(bic), bic).toBe(true);
  for (const text of ['', 'COBADEF', 'COBADEFFX', 'COBADEFFXXXX', 'COBA1EFF', 'cobadeff'])
    expect(BIC.test(text), text).toBe(false);
});

test('all BICs of the directory have their branch, and each beginning from six characters is recognised', () => {
  const bics = newestDirectory().banks.flatMap(({ bic }) => bic || []);
  expect(bics.length).toBeGreaterThan(3000);
  for (const bic of bics) {
    expect(BIC.test(bic) && BIC_OF_DIRECTORY.test(bic), bic).toBe(true);
    expect(bic).toHaveLength(11);
    for (let length = 6; length <= bic.length; length += 1)
      expect(BIC_BEGINNING.test(bic.slice(0, length)), bic).toBe(true);
  }
});

test('a BIC without a branch means the head office', () => {
  expect(withBranch('COBADEFF')).toBe('COBADEFFXXX');
  expect(withBranch('COBADEFF370')).toBe('COBADEFF370');
});
