import { afterEach, expect, test } from 'vitest';
import { officialTxt } from '../../tests/fixtures/bankFile/excerpts.ts';
import { playBundesbank } from '../../tests/support/bundesbank.ts';
import { BUNDESBANK, download } from './download.ts';

const { aktuell } = BUNDESBANK;
const ends: (() => Promise<void>)[] = [];
afterEach(() => Promise.all(ends.splice(0).map((end) => end())));

/** A server that answers so. */
async function played(answers: Parameters<typeof playBundesbank>[0]): Promise<string> {
  const { origin, end } = await playBundesbank(answers);
  ends.push(end);
  return origin;
}

test('a file comes from its stable address, also if that redirects', async () => {
  const redirect = { status: 302, location: '/elsewhere.txt' };
  const origin = await played({ [aktuell]: redirect, '/elsewhere.txt': officialTxt });
  expect(officialTxt.equals((await download(origin, 'aktuell')) ?? Buffer.of())).toBe(true);
});

test('where the address has no file, there is none yet', async () => {
  expect(await download(await played({ [aktuell]: officialTxt }), 'neu')).toBeNull();
});

test('the file of another server is refused', async () => {
  const other = await played({ '/': officialTxt });
  const origin = await played({ [aktuell]: { status: 302, location: `${other}/` } });
  await expect(download(origin, 'aktuell')).rejects.toThrow(`another server: ${other}/`);
});

test.each([
  ['an error of the server', { status: 503 }, /status 503/],
  ['an endless redirect', { status: 302, location: aktuell }, /cannot be reached: redirect count exceeded/],
])('%s is refused in one sentence', async (_name, answer, reason) => {
  await expect(download(await played({ [aktuell]: answer }), 'aktuell')).rejects.toThrow(reason);
});
