import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';

/**
 * Takes the attribute `uid` off each island: Astro computes it from the absolute path of the component, so that the same
 * source would give other pages in another folder. Only the development server reads it.
 */
export function islandsWithoutUid(): AstroIntegration {
  return {
    name: 'islands-without-uid',
    hooks: {
      'astro:build:done': async ({ dir }) => {
        const root = fileURLToPath(dir);
        const files = (await readdir(root, { recursive: true })).filter((file) => file.endsWith('.html'));
        for (const file of files) {
          const path = join(root, file);
          const html = await readFile(path, 'utf8');
          await writeFile(path, html.replace(/(<astro-island) uid="\w+"/g, '$1'));
        }
      },
    },
  };
}
