import { QueryClient, type QueryFunctionContext } from '@tanstack/react-query';
import type { AccountNumber, BankCode } from '../domain/account/account.ts';
import { takesPayments } from '../domain/bankRules/registry.ts';
import { searchBanks } from '../domain/bankSearch/bankSearch.ts';
import { type Bank, chooseDirectory, type Validity } from '../domain/directory/bankDirectory.ts';
import { readCompactDirectory } from '../domain/directory/compactDirectory.ts';
import { resolveIban } from '../domain/resolve/resolveIban.ts';

/** A directory on the server. */
export interface AvailableDirectory extends Validity {
  /** Joined by `/`, the URL path of its compact file (requirement 7.5). */
  readonly queryKey: readonly string[];
}

export type BankData = Awaited<ReturnType<typeof fetchBankData>>;

const client = createQueryClient();

/**
 * Fetches the directory of today and reads it, so that a damaged file fails the query and is not cached.
 *
 * @throws Error if the file is unavailable or damaged
 */
export async function fetchBankData(available: readonly AvailableDirectory[]) {
  const chosen = chooseDirectory(available, new Date());
  const { queryKey } = chosen.directory;
  // Cancels an earlier request that has long been unanswered.
  await client.cancelQueries({ queryKey });
  // The browser keeps these files for a year. After a failure it must not use its copy, which may be damaged.
  const hasFailed = client.getQueryState(queryKey)?.errorUpdateCount;
  const getDirectory = getJson({ on401: 'throw', cache: hasFailed ? 'reload' : 'default' });
  const directory = await client.query({
    queryKey,
    queryFn: async (context) => readCompactDirectory(await getDirectory(context)),
  });
  return {
    directory,
    status: chosen.status,
    resolve: (bankCode: BankCode, accountNumber: AccountNumber) =>
      resolveIban(directory, bankCode, accountNumber),
    /** False for a bank code that has no IBANs. */
    takesPayments: ({ bankRule }: Bank) => takesPayments(bankRule),
    search: (query: string, limit: number) => searchBanks(directory, query, limit),
  };
}

/**
 * Fetches data by default (requirement 7.5): GET to the segments of the query key joined with slashes, with
 * credentials. Returns the response parsed as JSON.
 *
 * @throws Error `status: body`, or `status: status text` if the body is empty (requirement 8.3)
 */
export function getJson<Data>({
  on401,
  cache = 'default',
}: {
  /** Result of a 401 response: an error or null. */
  on401: 'throw' | 'returnNull';
  cache?: RequestCache;
}): (context: QueryFunctionContext) => Promise<Data | null> {
  return async ({ queryKey, signal }) => {
    const response = await fetch(queryKey.join('/'), { credentials: 'include', cache, signal });
    if (response.status === 401 && on401 === 'returnNull') return null;
    if (!response.ok)
      throw new Error(`${response.status}: ${(await response.text()) || response.statusText}`);
    return (await response.json()) as Data;
  };
}

/** Query client of the tools for the site's own data files. Input of visitors never becomes part of a query. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        queryFn: getJson({ on401: 'throw' }),
        retry: false,
        refetchOnWindowFocus: false,
        refetchOnReconnect: false,
        refetchInterval: false,
        staleTime: Number.POSITIVE_INFINITY,
        // The service worker may have the file although there is no network.
        networkMode: 'always',
      },
      mutations: { retry: false },
    },
  });
}
