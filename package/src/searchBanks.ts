import { type BankSearchResult, searchBanks as search } from '../../src/domain/bankSearch/bankSearch.ts';
import type { BankDirectory } from '../../src/domain/directory/bankDirectory.ts';
import { directory as directoryOf, text } from './given.ts';

/**
 * Finds banks by name, town, postcode, bank code or BIC, in any order and spelling of umlauts; words, numbers and BICs may be
 * cut short. All that is typed must fit. The first search in a directory prepares the others: call it with `''` while nobody
 * waits.
 *
 * @param limit how many banks are wanted at most
 * @throws TypeError if the directory is missing, or the query is no text
 * @example
 * searchBanks(bankDirectory(), 'sparkasse koeln', 5).banks[0]?.bic; // 'COLSDE33XXX'
 */
export function searchBanks(directory: BankDirectory, query: string, limit = 20): BankSearchResult {
  return search(directoryOf(directory), text(query, 'query'), limit);
}
