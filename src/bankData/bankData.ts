import type { QueryFunctionContext } from '@tanstack/react-query';
import type { AccountNumber } from '../domain/account/accountNumber.ts';
import type { BankCode } from '../domain/account/bankCode.ts';
import { takesPayments } from '../domain/bankRules/registry.ts';
import { type BankSearch, searchBanks } from '../domain/bankSearch/bankSearch.ts';
import type { Bank, BankDirectory, DirectoryStatus, Validity } from '../domain/directory/bankDirectory.ts';
import { readCompactDirectory } from '../domain/directory/compactDirectory.ts';
import type { Resolution } from '../domain/resolve/resolution.ts';
import { resolveIban } from '../domain/resolve/resolveIban.ts';
import { getJson } from './queryClient.tsx';

/** A directory on the server. */
export interface AvailableDirectory extends Validity {
  /** Joined by `/`, the URL path of its compact file (requirement 7.5). */
  readonly queryKey: readonly string[];
}

export interface BankData {
  readonly directory: BankDirectory;
  readonly status: DirectoryStatus;
  readonly resolve: (bankCode: BankCode, accountNumber: AccountNumber) => Resolution;
  /** False for a bank code that has no IBANs. */
  readonly takesPayments: (bank: Bank) => boolean;
  /** Searches the same directory. The first search builds the index, because most visitors know their bank code. */
  readonly search: BankSearch;
}

/**
 * Fetches the directory of a query and reads it, so that a damaged file fails the query and is not kept.
 *
 * @throws Error if the file is unavailable or damaged
 */
export async function fetchBankData(
  context: QueryFunctionContext,
  status: DirectoryStatus,
): Promise<BankData> {
  // The browser keeps these files for a year. After a failure it must not use its copy, which may be damaged.
  const hasFailed = context.client.getQueryState(context.queryKey)?.errorUpdateCount;
  const json = await getJson({ on401: 'throw', cache: hasFailed ? 'reload' : 'default' })(context);
  const directory = readCompactDirectory(json);
  return {
    directory,
    status,
    resolve: (bankCode, accountNumber) => resolveIban(directory, bankCode, accountNumber),
    takesPayments: ({ bankRule }) => takesPayments(bankRule),
    search: { find: (query, limit) => searchBanks(directory, query, limit) },
  };
}
