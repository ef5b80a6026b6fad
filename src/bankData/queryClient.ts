import { QueryClient, type QueryFunctionContext } from '@tanstack/react-query';

/** What an answer 401 means to the caller: an error, or the empty result null. */
type On401 = 'throw' | 'returnNull';

/**
 * The default of fetching data (requirement 7.5): GET to the segments of the query key joined with slashes, with
 * credentials, the answer read as JSON.
 *
 * @throws Error with the text `status: body`, or `status: status text` where the body is empty (requirement 8.3)
 */
export function getJson<Data>({
  on401,
  cache = 'default',
}: {
  on401: On401;
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

/** The client by which the tools load the site's own data files. Nothing that a visitor types goes into a query. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        queryFn: getJson({ on401: 'throw' }),
        retry: false,
        refetchOnWindowFocus: false,
        refetchInterval: false,
        staleTime: Number.POSITIVE_INFINITY,
      },
      mutations: { retry: false },
    },
  });
}
