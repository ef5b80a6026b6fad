import { readFileSync } from 'node:fs';

interface BankSearchQuery {
  readonly name: string;
  readonly query: string;
  /** The bank code of the first result; null where nothing may be found. */
  readonly first: string | null;
  readonly isApproximate?: boolean;
}

/** What people type and paste, and what it must give: `tests/fixtures/bankSearch/README.md`. */
export const bankSearchQueries: readonly BankSearchQuery[] = JSON.parse(
  readFileSync('tests/fixtures/bankSearch/queries.json', 'utf8'),
);
