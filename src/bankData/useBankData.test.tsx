// @vitest-environment jsdom
import { act, cleanup, renderHook, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { newestDirectory } from '../../tests/support/bankDirectory.ts';
import { writeCompactDirectory } from '../domain/directory/compactDirectory.ts';
// Loaded before, so that no test waits for it.
import './bankData.ts';
import { useBankData } from './useBankData.ts';

const right = JSON.stringify(writeCompactDirectory(newestDirectory()));
const damaged = right.replace('Commerzbank', 'Kommerzbank');
/** Of its own in each test, because what is fetched is kept. */
let file = 0;

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function openTool(answer: () => Promise<Response>) {
  const fetching = vi.fn<typeof fetch>(answer);
  vi.stubGlobal('fetch', fetching);
  file += 1;
  const queryKey = ['/daten', `${file}.json`];
  const available = [{ validFrom: '2026-09-07', validUntil: '2026-12-06', queryKey }];
  const { result } = renderHook(() => useBankData(available));
  return {
    path: queryKey.join('/'),
    fetching,
    state: () => result.current[0],
    load: () => act(async () => result.current[1]()),
  };
}

test('the directory is asked for at the first use of the tool, and once [9.18]', async () => {
  const { fetching, path, state, load } = openTool(async () => new Response(right));
  expect(fetching).not.toHaveBeenCalled();
  await load();
  await waitFor(() => expect(state().status).toBe('ready'));
  await load();
  expect(fetching.mock.calls.map(([url]) => url)).toEqual([path]);
});

test('after a damaged file the next use asks the server, past the copy that the browser keeps', async () => {
  const bodies = [damaged, right];
  const { fetching, state, load } = openTool(async () => new Response(bodies.shift()));
  await load();
  await waitFor(() => expect(state().status).toBe('failed'));
  await load();
  await waitFor(() => expect(state().data?.directory.find('37040044')?.name).toBe('Commerzbank'));
  expect(fetching.mock.calls.map(([, options]) => options?.cache)).toEqual(['default', 'reload']);
});
