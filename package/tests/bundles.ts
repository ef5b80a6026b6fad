import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { build as buildByEsbuild } from 'esbuild';
import { build as buildByRolldown } from 'rolldown';

/** Rolldown is that of Vite. */
type Bundler = 'esbuild' | 'rolldown';
const FUNCTIONS = ['checkIban', 'resolveIban', 'readBundesbankFile'] as const;

/** Bundles a program that uses one function of the package, for each, and returns the bytes of each after brotli. */
export async function bundledSizes(bundler: Bundler, folder: string) {
  const sizes = { checkIban: 0, resolveIban: 0, readBundesbankFile: 0 };
  for (const name of FUNCTIONS) {
    const input = join(folder, `${name}.bundle.js`);
    writeFileSync(input, `import { ${name} } from 'iban-regeln';\nglobalThis.answer = ${name};\n`);
    const code = await (bundler === 'esbuild' ? byEsbuild(input) : byRolldown(input));
    sizes[name] = brotliCompressSync(code).length;
  }
  return sizes;
}

/** A program that uses all entries, as one script for a browser. */
export function browserBundle(folder: string): Promise<string> {
  const input = join(folder, 'browser.js');
  writeFileSync(
    input,
    `import { findIbans, readBundesbankFile, resolveIban } from 'iban-regeln';
import { bankDirectory } from 'iban-regeln/directory';
const answer = resolveIban(bankDirectory(), '20070000', '1234566');
const read = readBundesbankFile(new Uint8Array([66, 76, 90]), { validFrom: '2026-09-07', rules: bankDirectory() });
answers.push(answer.iban, read.code, ...findIbans('DE89 3704 0044 0532 0130 00'));
`,
  );
  return byEsbuild(input, 'iife');
}

async function byEsbuild(input: string, format: 'esm' | 'iife' = 'esm'): Promise<string> {
  const { outputFiles } = await buildByEsbuild({
    entryPoints: [input],
    bundle: true,
    minify: true,
    format,
    platform: 'browser',
    charset: 'utf8',
    write: false,
  });
  return outputFiles[0]?.text ?? '';
}

async function byRolldown(input: string): Promise<string> {
  const { output } = await buildByRolldown({ input, write: false, output: { minify: true } });
  return output.map((file) => ('code' in file ? file.code : '')).join('');
}
