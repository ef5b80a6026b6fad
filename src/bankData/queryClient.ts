import { QueryClient, type QueryFunctionContext } from '@tanstack/react-query';

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
