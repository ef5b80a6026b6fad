import { expect, test } from 'vitest';
import { searchedText } from '../../src/bankData/searchedText.ts';
import { makeBankSearch } from '../../src/domain/bankSearch/bankSearch.ts';
import { newestDirectory } from '../bankDirectory.ts';
import { bankSearchQueries } from '../bankSearchQueries.ts';

const directory = newestDirectory();
const search = makeBankSearch(directory);

test.each(bankSearchQueries)('$name finds its bank', ({ query, first, isApproximate = false }) => {
  const result = search.find(searchedText(query).text, 1);
  expect(result.banks[0]?.bankCode ?? null).toBe(first);
  expect(result.isApproximate).toBe(isApproximate);
});
