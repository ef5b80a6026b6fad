import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { makeBankSearch } from '../../src/domain/bankSearch/bankSearch.ts';
import { newestDirectory } from '../support/bankDirectory.ts';

interface BankSearchQuery {
  readonly name: string;
  readonly query: string;
  /** The bank code of the first result; null if nothing may be found. */
  readonly first: string | null;
  readonly isApproximate?: boolean;
}

/** Typed and pasted texts with the expected results: `tests/fixtures/bankSearch/README.md`. */
const queries: readonly BankSearchQuery[] = JSON.parse(
  readFileSync('tests/fixtures/bankSearch/queries.json', 'utf8'),
);
const directory = newestDirectory();
const search = makeBankSearch(directory);

test.each(queries)('$name finds its bank [11.3]', ({ query, first, isApproximate = false }) => {
  const result = search.find(query, 1);
  expect(result.banks[0]?.bankCode ?? null).toBe(first);
  expect(result.isApproximate).toBe(isApproximate);
});
