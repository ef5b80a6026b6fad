import { afterEach, expect, test } from 'vitest';
import { officialTxt, officialXml } from '../../tests/fixtures/bankFile/excerpts.ts';
import { playBundesbank } from '../../tests/support/bundesbank.ts';
import { BUNDESBANK, download, readDownloadPage } from './download.ts';

const { page, aktuell } = BUNDESBANK;
const linkOfNext = '/resource/blob/602704/def/472B/blz-neu-xml-data.xml';
const validity = { validFrom: '2026-09-07', validUntil: '2026-12-06' };

let end: (() => Promise<void>) | undefined;
afterEach(() => end?.());

/** The file of a quarter, fetched from a server that answers so. */
async function fetched(quarter: 'aktuell' | 'neu', answers: Parameters<typeof playBundesbank>[0]) {
  const played = await playBundesbank(answers);
  end = played.end;
  return download(played.origin, quarter, await readDownloadPage(played.origin));
}

test('a file comes from its stable address', async () => {
  const file = await fetched('aktuell', { [page]: '', [aktuell]: officialTxt });
  expect(file?.name).toBe('blz-aktuell-txt-data.txt');
  expect(officialTxt.equals(file?.bytes ?? Buffer.of())).toBe(true);
});

test('or from the link of the page if that is dead, also if it redirects', async () => {
  const file = await fetched('neu', {
    [page]: `<a href="${linkOfNext}">XML</a> gültig vom 07.09.2026 bis 06.12.2026`,
    [linkOfNext]: { status: 302, location: '/elsewhere/blz.xml' },
    '/elsewhere/blz.xml': officialXml(validity),
  });
  expect(file?.name).toBe('blz-neu-xml-data.xml');
});

test('where no address has a file, there is none yet', async () => {
  expect(await fetched('neu', { [aktuell]: officialTxt })).toBeNull();
});

test.each([
  ['an error of the server', { status: 503 }, /status 503/],
  [
    'another server',
    { status: 302, location: 'http://127.0.0.2:9/' },
    /another server: http:\/\/127\.0\.0\.2:9/,
  ],
  ['an endless redirect', { status: 302, location: aktuell }, /redirects too often/],
  ['a web page', '<!DOCTYPE html><html>', /a web page/],
])('%s is refused in one sentence', async (_name, answer, reason) => {
  await expect(fetched('aktuell', { [aktuell]: answer })).rejects.toThrow(reason);
});
