import { readFileSync } from 'node:fs';
import { dirname, relative, resolve, sep } from 'node:path';
import type { AstroUserConfig } from 'astro';
import { transform } from 'lightningcss';
import { tokenValues } from './tokenValues.ts';

type VitePlugin = NonNullable<NonNullable<AstroUserConfig['vite']>['plugins']>[number];

const LATE = /\.css\?late$/;
const ID = '\0late-styles:';

/**
 * Styles that come with the code that uses them: `import styles from './Result.module.css?late'`. Astro gives a page the
 * styles of all code that it may ever load; with `?late` they are part of that code. For what is rendered in the browser
 * only, for example a result.
 */
export function lateStyles(): VitePlugin {
  return {
    name: 'late-styles',
    enforce: 'pre',
    resolveId: {
      filter: { id: LATE },
      handler: (source: string, importer: string | undefined) =>
        `${ID}${resolve(dirname(importer ?? ''), source).replace('.css?late', '')}`,
    },
    load: {
      filter: { id: new RegExp(`^${ID}`) },
      handler(id: string) {
        const file = `${id.slice(ID.length)}.css`;
        this.addWatchFile(file);
        const isInBrowser = this.environment.name === 'client';
        return { code: lateStylesCode(file, isInBrowser), moduleSideEffects: isInBrowser };
      },
    },
  };
}

/** A script that exports the names of the classes and, in the browser, adds the styles to the page. */
export function lateStylesCode(file: string, isInBrowser: boolean): string {
  const css = readFileSync(file, 'utf8').replace(/@import "(.+)";/, (_, path) =>
    readFileSync(resolve(dirname(file), path), 'utf8'),
  );
  const { code, exports = {} } = transform({
    // The names of the classes depend on it: relative, so that every folder builds the same files.
    filename: relative('', file).split(sep).join('/'),
    code: Buffer.from(css),
    minify: true,
    cssModules: true,
    drafts: { customMedia: true },
    // Without targets the names of media queries stay. These browsers know everything else that is in the styles.
    targets: { chrome: 123 << 16, firefox: 120 << 16, safari: (17 << 16) | (5 << 8) },
    visitor: tokenValues(),
  });
  const names = Object.fromEntries(
    Object.entries(exports)
      .map(([name, { name: unique }]) => [name, unique])
      .sort(),
  );
  const result = `export default ${JSON.stringify(names)};`;
  if (!isInBrowser) return result;
  // A style element would need a hash in the policy of the page.
  return `const sheet = new CSSStyleSheet();
sheet.replaceSync(${JSON.stringify(code.toString())});
document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
${result}`;
}
