import { readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration, AstroUserConfig } from 'astro';
import { billOfMaterials, noticesText, packageFolder, readShippedPackages } from './shippedPackages.ts';

type VitePlugin = NonNullable<NonNullable<AstroUserConfig['vite']>['plugins']>[number];

/**
 * Writes lizenzen.txt and sbom.cdx.json: the packages whose code is in the built site, as the bundler reports them, with
 * their licences.
 */
export function thirdPartyNotices(): AstroIntegration {
  // The bundler does not report the script of Astro's islands and Vite's loader of dynamic imports.
  const astro = createRequire(import.meta.url).resolve('astro/package.json');
  const vite = createRequire(astro).resolve('vite/package.json');
  const folders = new Set([astro, vite].map((path) => dirname(path)));
  const noteFiles: VitePlugin = {
    name: 'third-party-notices',
    generateBundle(_options, bundle) {
      for (const output of Object.values(bundle)) {
        if (output.type !== 'chunk') continue;
        for (const [id, module] of Object.entries(output.modules)) {
          const folder = packageFolder(id);
          // The code that renders the pages is not shipped; the fonts that it names are.
          const isShipped =
            this.environment.name === 'client' ? module.renderedLength > 0 : /\.woff2(\?|$)/.test(id);
          if (folder && isShipped) folders.add(folder);
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
        const { name, version } = JSON.parse(
          readFileSync(new URL('../../package.json', import.meta.url), 'utf8'),
        );
        await writeFile(fileURLToPath(new URL('lizenzen.txt', dir)), noticesText(packages));
        await writeFile(
          fileURLToPath(new URL('sbom.cdx.json', dir)),
          `${JSON.stringify(billOfMaterials({ name, version }, packages), null, 1)}\n`,
        );
        logger.info(`lizenzen.txt and sbom.cdx.json list ${packages.length} packages`);
      },
    },
  };
}
