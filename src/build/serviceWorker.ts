import { hash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { CACHE_PREFIX } from '../site/offlineCache.ts';
import { filesOf } from './filesOf.ts';

/** Files that no page needs are not stored on the device. */
const LEFT_OUT =
  /(^\.well-known\/.*|^sw\.js|^robots\.txt|^sitemap.*\.xml|^_headers|\.br|\.gz|^vorschau\.png)$/;

/**
 * Writes the service worker `sw.js`: the files of this build with their SHA-256, followed by the code of
 * `src/shell/offlineWorker.js`.
 */
export function serviceWorker(): AstroIntegration {
  return {
    name: 'service-worker',
    hooks: {
      'astro:build:done': async ({ dir, logger }) => {
        const root = fileURLToPath(dir);
        const names = (await filesOf(root)).filter((file) => !LEFT_OUT.test(file));
        const files: Record<string, string> = {};
        for (const name of names) {
          // The path of a built file in a URL: `/iban-aufbau` for iban-aufbau.html, `/` for index.html.
          const path = `/${name.replace(/(^|\/)index\.html$/, '$1').replace(/\.html$/, '')}`;
          files[path] = hash('sha256', await readFile(join(root, name)), 'base64');
        }
        const worker = await readFile(new URL('../shell/offlineWorker.js', import.meta.url), 'utf8');
        const version = hash('sha256', JSON.stringify(files)).slice(0, 12);
        await writeFile(
          join(root, 'sw.js'),
          [
            `const CACHE_PREFIX = ${JSON.stringify(CACHE_PREFIX)};`,
            `const CACHE_NAME = ${JSON.stringify(CACHE_PREFIX + version)};`,
            `const FILES = ${JSON.stringify(files)};`,
            worker,
          ].join('\n'),
        );
        logger.info(`sw.js keeps ${names.length} files for offline use`);
      },
    },
  };
}
