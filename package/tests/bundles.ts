import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { build as buildByEsbuild } from 'esbuild';
import { build as buildByVite } from 'vite';

type Bundler = 'esbuild' | 'vite';
const FUNCTIONS = ['checkIban', 'resolveIban', 'readBundesbankFile'] as const;

/** Bundles a program that uses one function of the package, for each, and returns the bytes of each after brotli. */
export async function bundledSizes(bundler: Bundler, folder: string) {
  const sizes = { checkIban: 0, resolveIban: 0, readBundesbankFile: 0 };
  for (const name of FUNCTIONS) {
    const input = join(folder, `${name}.bundle.js`);
    writeFileSync(input, `import { ${name} } from 'iban-regeln';\nglobalThis.answer = ${name};\n`);
    const code = await (bundler === 'esbuild' ? byEsbuild(input) : byVite(input, folder, name));
    sizes[name] = brotliCompressSync(code).length;
  }
  return sizes;
}

async function byEsbuild(input: string): Promise<string> {
  const { outputFiles } = await buildByEsbuild({
    entryPoints: [input],
    bundle: true,
    minify: true,
    format: 'esm',
    platform: 'browser',
    charset: 'utf8',
    write: false,
  });
  return outputFiles[0]?.text ?? '';
}

async function byVite(input: string, root: string, name: string): Promise<string> {
  const outDir = join(root, 'bundled', name);
  mkdirSync(outDir, { recursive: true });
  await buildByVite({
    root,
    configFile: false,
    logLevel: 'error',
    build: { outDir, emptyOutDir: true, rolldownOptions: { input }, modulePreload: false },
  });
  const files = readdirSync(outDir, { recursive: true, encoding: 'utf8' });
  return files
    .filter((file) => file.endsWith('.js'))
    .map((file) => readFileSync(join(outDir, file), 'utf8'))
    .join('');
}
