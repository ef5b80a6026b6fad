import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { build } from 'esbuild';

const FUNCTIONS = ['checkIban', 'resolveIban', 'readBundesbankFile'] as const;

/** Bundles a program that uses one function of the package, for each, and returns the bytes of each after brotli. */
export async function bundledSizes(folder: string) {
  const sizes = { checkIban: 0, resolveIban: 0, readBundesbankFile: 0 };
  for (const name of FUNCTIONS) {
    const input = join(folder, `${name}.bundle.js`);
    writeFileSync(input, `import { ${name} } from 'iban-regeln';\nglobalThis.answer = ${name};\n`);
    sizes[name] = brotliCompressSync(await bundle(input, 'esm')).length;
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
  return bundle(input, 'iife');
}

async function bundle(input: string, format: 'esm' | 'iife'): Promise<string> {
  const { outputFiles } = await build({
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
