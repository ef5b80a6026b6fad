import type { QueryFunctionContext } from '@tanstack/react-query';
import type { AccountNumber } from '../domain/account/accountNumber.ts';
import type { BankCode } from '../domain/account/bankCode.ts';
import { takesPayments } from '../domain/bankRules/registry.ts';
import { type BankSearch, makeBankSearch } from '../domain/bankSearch/bankSearch.ts';
import {
  type Bank,
  type BankDirectory,
  chooseDirectory,
  type DirectoryStatus,
  type Validity,
} from '../domain/directory/bankDirectory.ts';
import { readCompactDirectory } from '../domain/directory/compactDirectory.ts';
import type { Resolution } from '../domain/resolve/resolution.ts';
import { resolveIban } from '../domain/resolve/resolveIban.ts';
import { createQueryClient, getJson } from './queryClient.ts';

/** A directory that the site serves. */
export interface AvailableDirectory extends Validity {
  /** Joined by `/`, the address of its compact file (requirement 7.5). */
  readonly queryKey: readonly string[];
}

export interface BankData {
  readonly directory: BankDirectory;
  readonly status: DirectoryStatus;
  readonly resolve: (bankCode: BankCode, accountNumber: AccountNumber) => Resolution;
  /** False for a bank code without IBANs. */
  readonly takesPayments: (bank: Bank) => boolean;
  /** Over the same directory; its index is built by the first search. */
  readonly search: BankSearch;
}

const queryClient = createQueryClient();

/**
 * Loads the directory of today through the data-fetching default. The request names a file and nothing else.
 *
 * @param signal gives the request up, so that the next call sends a new one
 * @throws where the file cannot be had or is damaged; the next call asks the server anew
 */
export async function loadBankData(
  available: readonly AvailableDirectory[],
  now: Date,
  signal: AbortSignal,
): Promise<BankData> {
  const chosen = chooseDirectory(available, now);
  if (!chosen) throw new Error('the site serves no bank directory');
  const { queryKey } = chosen.directory;
  signal.addEventListener('abort', () => void queryClient.cancelQueries({ queryKey }));
  const directory = await queryClient.query({ queryKey, queryFn: readDirectory });
  return {
    directory,
    status: chosen.status,
    resolve: (bankCode, accountNumber) => resolveIban(directory, bankCode, accountNumber),
    takesPayments: ({ bankRule }) => takesPayments(bankRule),
    search: searchWhenAsked(directory),
  };
}

let wasDamaged = false;

/** Part of the query, so that a damaged file counts as a failed one and is not kept as the query's answer. */
async function readDirectory(context: QueryFunctionContext): Promise<BankDirectory> {
  // The browser keeps these files for a year: after a damaged one it must not give out its own copy.
  const json = await getJson({ on401: 'throw', cache: wasDamaged ? 'reload' : 'default' })(context);
  wasDamaged = true;
  const directory = readCompactDirectory(json);
  wasDamaged = false;
  return directory;
}

/** Most visitors know their bank code: the index is built for those who search. */
function searchWhenAsked(directory: BankDirectory): BankSearch {
  let search: BankSearch | undefined;
  return {
    find(query, limit) {
      search ??= makeBankSearch(directory);
      return search.find(query, limit);
    },
  };
}
