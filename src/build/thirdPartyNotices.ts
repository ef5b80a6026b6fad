import { writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration, AstroUserConfig } from 'astro';
import { noticesText, packageFolder, readShippedPackages } from './shippedPackages.ts';

type VitePlugin = NonNullable<NonNullable<AstroUserConfig['vite']>['plugins']>[number];

/**
 * Writes lizenzen.txt: the packages whose code is in the built site, as the bundler reports them, with their licences.
 */
export function thirdPartyNotices(): AstroIntegration {
  // The bundler does not report the script of Astro's islands and Vite's loader of dynamic imports.
  const astro = createRequire(import.meta.url).resolve('astro/package.json');
  const vite = createRequire(astro).resolve('vite/package.json');
  const folders = new Set([astro, vite].map((path) => dirname(path)));
  const noteFolderOf = (file: string) => {
    const folder = packageFolder(file);
    if (folder) folders.add(folder);
  };
  const noteFiles: VitePlugin = {
    name: 'third-party-notices',
    generateBundle(_options, bundle) {
      for (const output of Object.values(bundle)) {
        if (output.type === 'asset') {
          // Files that styles name, such as fonts.
          for (const name of output.originalFileNames) noteFolderOf(resolve(name));
          continue;
        }
        for (const [id, module] of Object.entries(output.modules)) {
          // The code that renders the pages is not shipped.
          if (this.environment.name === 'client' && module.renderedLength > 0) noteFolderOf(id);
        }
      }
    },
  };
  return {
    name: 'third-party-notices',
    hooks: {
      'astro:config:setup': ({ updateConfig }) => {
        updateConfig({ vite: { plugins: [noteFiles], worker: { plugins: () => [noteFiles] } } });
      },
      'astro:build:done': async ({ dir, logger }) => {
        const packages = readShippedPackages(folders);
        await writeFile(fileURLToPath(new URL('lizenzen.txt', dir)), noticesText(packages));
        logger.info(`lizenzen.txt lists ${packages.length} packages`);
      },
    },
  };
}
