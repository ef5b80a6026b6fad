import { createHash } from 'node:crypto';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';

/** The cache of a build; the privacy policy names this prefix. */
export const CACHE_PREFIX = 'iban-rechner-';

/** Not kept on the device: what no page needs, and the page for paths that do not exist (its answer is an error). */
const LEFT_OUT = /(^404\.html|^sw\.js|^robots\.txt|^sitemap.*\.xml|^_headers|\.br|\.gz|^vorschau\/.*)$/;

/**
 * Writes `sw.js`, the service worker that a visitor may allow: the list of the files of this build, then the code
 * of `src/shell/offlineWorker.js`.
 */
export function serviceWorker(): AstroIntegration {
  return {
    name: 'service-worker',
    hooks: {
      'astro:build:done': async ({ dir, logger }) => {
        const root = fileURLToPath(dir);
        const files = (await readdir(root, { recursive: true, withFileTypes: true }))
          .filter((entry) => entry.isFile())
          .map((entry) => relative(root, join(entry.parentPath, entry.name)).split(sep).join('/'))
          .filter((file) => !LEFT_OUT.test(file))
          .sort();
        const version = createHash('sha256');
        for (const file of files) version.update(file).update(await readFile(join(root, file)));
        const worker = await readFile(new URL('../shell/offlineWorker.js', import.meta.url), 'utf8');
        await writeFile(
          join(root, 'sw.js'),
          [
            `const CACHE_PREFIX = ${JSON.stringify(CACHE_PREFIX)};`,
            `const CACHE_NAME = ${JSON.stringify(CACHE_PREFIX + version.digest('hex').slice(0, 12))};`,
            `const PATHS = ${JSON.stringify(files.map(pathOf))};`,
            worker,
          ].join('\n'),
        );
        logger.info(`sw.js keeps ${files.length} files for offline use`);
      },
    },
  };
}

/** The path under which a visitor asks for a built file: `/iban-aufbau` for iban-aufbau.html, `/` for index.html. */
function pathOf(file: string): string {
  return `/${file.replace(/(^|\/)index\.html$/, '$1').replace(/\.html$/, '')}`;
}
