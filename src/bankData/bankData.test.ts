import { afterEach, expect, test, vi } from 'vitest';
import { createQueryClient, getJson } from './bankData.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

function answerWith(answer: Response) {
  const fetching = vi.fn<typeof fetch>(async () => answer);
  vi.stubGlobal('fetch', fetching);
  return fetching;
}

test('a query goes as GET to its key joined with slashes, with credentials, and is read as JSON [7.5]', async () => {
  const fetching = answerWith(Response.json({ banks: 3507 }));
  await expect(createQueryClient().query({ queryKey: ['/daten', 'banken', 'alle.json'] })).resolves.toEqual({
    banks: 3507,
  });
  expect(fetching).toHaveBeenCalledTimes(1);
  const [url, options] = fetching.mock.calls[0] ?? [];
  expect(url).toBe('/daten/banken/alle.json');
  expect(options?.method ?? 'GET').toBe('GET');
  expect(options?.credentials).toBe('include');
});

test.each([
  ['the body', new Response('kaputt', { status: 500, statusText: 'Internal Server Error' }), '500: kaputt'],
  ['else the status text', new Response('', { status: 404, statusText: 'Not Found' }), '404: Not Found'],
  ['401 like any other', new Response('nein', { status: 401 }), '401: nein'],
])('an answer without success raises status and %s [8.3] [8.4]', async (_name, answer, message) => {
  const fetching = answerWith(answer);
  await expect(createQueryClient().query({ queryKey: ['/x'] })).rejects.toThrow(new Error(message));
  expect(fetching, 'no retry').toHaveBeenCalledTimes(1);
});

test('a caller may take 401 as an empty result [8.4]', async () => {
  answerWith(new Response('nein', { status: 401 }));
  const client = createQueryClient();
  await expect(
    client.query({ queryKey: ['/x'], queryFn: getJson({ on401: 'returnNull' }) }),
  ).resolves.toBeNull();
});

test('there is no retry, no refetching on focus or by the clock, for queries or mutations [9.16] [9.17]', () => {
  const { queries, mutations } = createQueryClient().getDefaultOptions();
  expect(queries).toMatchObject({
    retry: false,
    refetchOnWindowFocus: false,
    refetchInterval: false,
    staleTime: Number.POSITIVE_INFINITY,
  });
  expect(mutations).toMatchObject({ retry: false });
});
