import { afterEach, expect, test, vi } from 'vitest';
import { newestDirectory } from '../../tests/bankDirectory.ts';
import { writeCompactDirectory } from '../domain/directory/compactDirectory.ts';
import { loadBankData } from './bankData.ts';

const directory = newestDirectory();
const right = JSON.stringify(writeCompactDirectory(directory));
const damaged = right.replace('Commerzbank', 'Kommerzbank');
const available = [
  { validFrom: '2026-09-07', validUntil: '2026-12-06', queryKey: ['/daten', 'banken.json'] },
];
const today = new Date('2026-11-22');

afterEach(() => {
  vi.unstubAllGlobals();
});

test('after a damaged file the next load asks the server, past the copy that the browser keeps', async () => {
  const bodies = [damaged, right];
  const fetching = vi.fn<typeof fetch>(async () => new Response(bodies.shift()));
  vi.stubGlobal('fetch', fetching);
  const { signal } = new AbortController();
  await expect(loadBankData(available, today, signal)).rejects.toThrow();
  const { directory: loaded } = await loadBankData(available, today, signal);
  expect(loaded.find('37040044')?.name).toBe('Commerzbank');
  expect(fetching.mock.calls.map(([, options]) => options?.cache)).toEqual(['default', 'reload']);
});
