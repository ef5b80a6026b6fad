import { readdirSync, readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import type { Plugin } from 'vite';

/** The folder of the package that a file belongs to. */
const PACKAGE = /^\0?(.*\/node_modules\/(?:@[^/]+\/)?[^/]+)\//;

/** After this line, a bundler's licence lists packages bundled into the bundler itself. They are not shipped. */
const OF_OTHERS = '# Licenses of bundled dependencies';

/**
 * Writes lizenzen.txt: the packages whose code is in the built site, as the bundler reports them, with their licences.
 */
export function thirdPartyNotices(): AstroIntegration {
  // The bundler does not report the script of Astro's islands and Vite's loader of dynamic imports.
  const astro = createRequire(import.meta.url).resolve('astro/package.json');
  const files = new Set([astro, createRequire(astro).resolve('vite/package.json')]);
  const noteFiles: Plugin = {
    name: 'third-party-notices',
    generateBundle(_options, bundle) {
      for (const output of Object.values(bundle)) {
        // Files that styles name, such as fonts.
        if (output.type === 'asset') for (const name of output.originalFileNames) files.add(resolve(name));
        // The code that renders the pages is not shipped.
        else if (this.environment.name === 'client')
          for (const [id, { renderedLength }] of Object.entries(output.modules))
            if (renderedLength > 0) files.add(id);
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
        const folders = new Set([...files].flatMap((file) => PACKAGE.exec(file)?.[1] ?? []));
        const notices = [...new Set([...folders].map(noticeOf))].sort();
        const head =
          'Diese Website enthält Programme und eine Schrift anderer. Hier stehen ihre Lizenzen im Wortlaut.';
        await writeFile(fileURLToPath(new URL('lizenzen.txt', dir)), `${[head, ...notices].join('\n\n')}\n`);
        logger.info(`lizenzen.txt lists ${notices.length} packages`);
      },
    },
  };
}

/** @throws if the package has no licence text, because it must not be shipped without one */
function noticeOf(folder: string): string {
  const { name, version, license } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  const file = readdirSync(folder).find((entry) => /^(licen[cs]e|copying)/i.test(entry));
  if (!file || typeof license !== 'string')
    throw new Error(`${folder} names no licence or has no text of it`);
  const [text = ''] = readFileSync(join(folder, file), 'utf8').replaceAll('\r\n', '\n').split(OF_OTHERS);
  const line = '='.repeat(80);
  return `${line}\n${name} ${version} (${license})\n${line}\n\n${text.trim()}`;
}
