import { createHash } from 'node:crypto';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { CACHE_PREFIX, cacheName } from '../site/offlineCache.ts';

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
        const names = (await readdir(root, { recursive: true, withFileTypes: true }))
          .filter((entry) => entry.isFile())
          .map((entry) => relative(root, join(entry.parentPath, entry.name)).split(sep).join('/'))
          .filter((file) => !LEFT_OUT.test(file))
          .sort();
        const files: Record<string, string> = {};
        for (const name of names) files[pathOf(name)] = sha256(await readFile(join(root, name)));
        const worker = await readFile(new URL('../shell/offlineWorker.js', import.meta.url), 'utf8');
        const version = createHash('sha256').update(JSON.stringify(files)).digest('hex').slice(0, 12);
        await writeFile(
          join(root, 'sw.js'),
          [
            `const CACHE_PREFIX = ${JSON.stringify(CACHE_PREFIX)};`,
            `const CACHE_NAME = ${JSON.stringify(cacheName(version, names.length))};`,
            `const FILES = ${JSON.stringify(files)};`,
            worker,
          ].join('\n'),
        );
        logger.info(`sw.js keeps ${names.length} files for offline use`);
      },
    },
  };
}

function sha256(content: Buffer): string {
  return createHash('sha256').update(content).digest('base64');
}

/** The path of a built file in a URL: `/iban-aufbau` for iban-aufbau.html, `/` for index.html. */
function pathOf(file: string): string {
  return `/${file.replace(/(^|\/)index\.html$/, '$1').replace(/\.html$/, '')}`;
}
