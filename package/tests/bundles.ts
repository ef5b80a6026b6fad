import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { build } from 'esbuild';

const FUNCTIONS = ['checkIban', 'resolveIban', 'readBundesbankFile'] as const;

/** Bundles a program for browsers that uses one function of the package, for each, and returns the bytes of each after brotli. */
export async function bundledSizes(folder: string) {
  const sizes = { checkIban: 0, resolveIban: 0, readBundesbankFile: 0 };
  for (const name of FUNCTIONS) {
    const input = join(folder, `${name}.bundle.js`);
    writeFileSync(input, `import { ${name} } from 'iban-regeln';\nglobalThis.answer = ${name};\n`);
    const { outputFiles } = await build({
      entryPoints: [input],
      bundle: true,
      minify: true,
      format: 'esm',
      platform: 'browser',
      charset: 'utf8',
      write: false,
    });
    sizes[name] = brotliCompressSync(outputFiles[0]?.contents ?? '').length;
  }
  return sizes;
}
