import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';

/** A build step that changes the HTML of every built page. */
export function rewritePages(
  name: string,
  /** @param root the folder of the built site */
  rewrite: (html: string, file: string, root: string) => string,
): AstroIntegration {
  return {
    name,
    hooks: {
      'astro:build:done': async ({ dir }) => {
        const root = fileURLToPath(dir);
        const files = (await readdir(root, { recursive: true })).filter((file) => file.endsWith('.html'));
        for (const file of files) {
          const path = join(root, file);
          await writeFile(path, rewrite(await readFile(path, 'utf8'), file, root));
        }
      },
    },
  };
}
