import { mkdir, readFile, writeFile } from 'node:fs/promises';
import type { AstroIntegration } from 'astro';
import subset from 'subset-font';

const FULL_FONT = '@fontsource-variable/source-sans-3/files/source-sans-3-latin-wght-normal.woff2';
const FOLDER = new URL('../styles/generated/', import.meta.url);

/** Omits fractions and proportional figures, which no page uses, and the ligatures of f. */
const OPTIONS = { targetFormat: 'woff2', keepFeatures: ['kern'] } as const;

/** Writes `src/styles/generated/source-sans-3.woff2`: the font with the characters that `src/styles/fonts.css` gives it. */
export function subsetFont(): AstroIntegration {
  return {
    name: 'subset-font',
    hooks: {
      'astro:config:setup': async () => {
        const css = await readFile(new URL('../styles/fonts.css', import.meta.url), 'utf8');
        const font = await readFile(new URL(import.meta.resolve(FULL_FONT)));
        await mkdir(FOLDER, { recursive: true });
        await writeFile(
          new URL('source-sans-3.woff2', FOLDER),
          await subset(font, charactersOfSubset(css), OPTIONS),
        );
      },
    },
  };
}

/** The characters in the `unicode-range` of the rule with the generated file. */
export function charactersOfSubset(css: string): string {
  const [, range] = /url\("\.\/generated\/[^}]*?unicode-range:([^;]+);/.exec(css) ?? [];
  if (range === undefined) throw new Error('fonts.css has no rule with a generated font');
  return [...range.matchAll(/U\+([0-9A-F]+)(?:-([0-9A-F]+))?/g)]
    .flatMap(([, from = '', to = from]) => {
      const first = Number.parseInt(from, 16);
      return Array.from({ length: Number.parseInt(to, 16) - first + 1 }, (_, index) => first + index);
    })
    .map((code) => String.fromCodePoint(code))
    .join('');
}
