import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { compress } from '../compress.ts';

/** A small site to test addresses and headers with. Most files are long enough to be compressed. */
export const sampleFiles = {
  'index.html': `<h1>Start</h1>${'Rechner '.repeat(100)}`,
  'iban-aufbau.html': `<h1>Aufbau der IBAN</h1>${'Prüfziffer '.repeat(100)}`,
  '404.html': `<h1>404 Page Not Found</h1>${'Did you forget? '.repeat(100)}`,
  'robots.txt': 'User-agent: *\n',
  'manifest.webmanifest': JSON.stringify({ name: 'IBAN-Rechner '.repeat(100) }),
  'sw.js': `// ${'offline '.repeat(100)}`,
  _headers: '/*\n',
  '_astro/shell.Ab12Cd34.js': `console.log('${'shell '.repeat(100)}');`,
  'baustein/iban-rechner.js': `console.log('${'Baustein '.repeat(100)}');`,
  'daten/banken.Ef56Ab78.json': JSON.stringify(Array(100).fill('Bank')),
};

export async function writeSampleSite(dist: string): Promise<void> {
  for (const [name, content] of Object.entries(sampleFiles)) {
    await mkdir(dirname(join(dist, name)), { recursive: true });
    await writeFile(join(dist, name), content);
  }
  await compress(dist);
}
