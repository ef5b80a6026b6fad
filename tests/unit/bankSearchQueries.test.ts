import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { searchedText } from '../../src/bankData/searchedText.ts';
import { makeBankSearch } from '../../src/domain/bankSearch/bankSearch.ts';
import { readBankDirectory } from '../../src/domain/directory/generatedDirectory.ts';
import { bankSearchQueries } from '../bankSearchQueries.ts';

const directory = readBankDirectory(JSON.parse(readFileSync('data/banks/2026-09-07.generated.json', 'utf8')));
const search = makeBankSearch(directory);

test.each(bankSearchQueries)('$name finds its bank', ({ query, first, isApproximate = false }) => {
  const result = search.find(searchedText(query).text, 1);
  expect(result.banks[0]?.bankCode ?? null).toBe(first);
  expect(result.isApproximate).toBe(isApproximate);
});
