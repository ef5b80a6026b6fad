import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { compress } from './compress.ts';

const long = 'Bankleitzahl und Kontonummer. '.repeat(50);
let dist: string;

beforeAll(async () => {
  dist = await mkdtemp(join(tmpdir(), 'compress-'));
  await writeFile(join(dist, 'lang.html'), long);
  await writeFile(join(dist, 'kurz.html'), '<p>kurz');
  await writeFile(join(dist, 'bild.png'), long);
});
afterAll(() => rm(dist, { recursive: true }));

it('writes smaller copies of long texts only, which unpack to the original', async () => {
  expect(await compress(dist)).toBe(1);
  expect((await readdir(dist)).sort()).toEqual([
    'bild.png',
    'kurz.html',
    'lang.html',
    'lang.html.br',
    'lang.html.gz',
  ]);
  expect(brotliDecompressSync(await readFile(join(dist, 'lang.html.br'))).toString()).toBe(long);
  expect(gunzipSync(await readFile(join(dist, 'lang.html.gz'))).toString()).toBe(long);
});

it('writes the same bytes each time', async () => {
  const copies = () =>
    Promise.all(['lang.html.br', 'lang.html.gz'].map((name) => readFile(join(dist, name), 'base64')));
  await compress(dist);
  const first = await copies();
  await compress(dist);
  expect(await copies()).toEqual(first);
});
