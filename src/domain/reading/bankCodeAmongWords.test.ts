import { expect, test } from 'vitest';
import { newestDirectory } from '../../../tests/support/bankDirectory.ts';
import { bankCodeAmongWords } from './bankCodeAmongWords.ts';

test('the names of nearly all banks say that the eight digits before or behind them are a bank code', () => {
  const { banks } = newestDirectory();
  const read = banks.filter(
    ({ bankCode, name }) =>
      bankCodeAmongWords(`${bankCode} ${name.replace(/[^\p{L} -]/gu, '')}`) === bankCode &&
      bankCodeAmongWords(`${name.replace(/[^\p{L} -]/gu, '')} ${bankCode}`) === bankCode,
  );
  expect(read.length / banks.length).toBeGreaterThan(0.96);
});

test('a label before the bank code makes the name unnecessary', () => {
  for (const { bankCode, name } of newestDirectory().banks.filter(({ name }) => name.startsWith('KfW')))
    expect(bankCodeAmongWords(`BLZ ${bankCode} ${name}`), name).toBe(bankCode);
});
