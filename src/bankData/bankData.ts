import type { QueryFunctionContext } from '@tanstack/react-query';
import type { AccountNumber } from '../domain/account/accountNumber.ts';
import type { BankCode } from '../domain/account/bankCode.ts';
import { takesPayments } from '../domain/bankRules/registry.ts';
import { type BankSearch, searchBanks } from '../domain/bankSearch/bankSearch.ts';
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

const queryClient = createQueryClient();

/**
 * Loads today's directory through the data-fetching default. The request contains only the name of the file.
 *
 * @param signal cancels the request, so that the next call sends a new one
 * @throws Error if the file is unavailable or damaged; the next call fetches it again
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
    search: { find: (query, limit) => searchBanks(directory, query, limit) },
  };
}

let wasDamaged = false;

/** Runs inside the query, so that a damaged file fails the query and is not cached. */
async function readDirectory(context: QueryFunctionContext): Promise<BankDirectory> {
  // The browser caches these files for a year. After a damaged file it must not reuse its copy.
  const json = await getJson({ on401: 'throw', cache: wasDamaged ? 'reload' : 'default' })(context);
  wasDamaged = true;
  const directory = readCompactDirectory(json);
  wasDamaged = false;
  return directory;
}
