import { readFileSync } from 'node:fs';

interface BankSearchQuery {
  readonly name: string;
  readonly query: string;
  /** The bank code of the first result; null if nothing may be found. */
  readonly first: string | null;
  readonly isApproximate?: boolean;
}

/** Typed and pasted texts with the expected results: `tests/fixtures/bankSearch/README.md`. */
export const bankSearchQueries: readonly BankSearchQuery[] = JSON.parse(
  readFileSync('tests/fixtures/bankSearch/queries.json', 'utf8'),
);
