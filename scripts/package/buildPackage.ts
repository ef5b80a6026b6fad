import { chmodSync, copyFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { generateDtsBundle } from 'dts-bundle-generator';
import { rolldown } from 'rolldown';
import { dataFacts } from './dataFacts.ts';
import { dataModules } from './dataModules.ts';

/** The entries that others import; each has its declarations in one file. */
export const PUBLIC_ENTRIES = ['index', 'directory', 'rules'] as const;

const root = join(import.meta.dirname, '../..');

/**
 * Builds `package/dist`: one file for each module, so that a bundler takes only what is used, and the declarations of the
 * entries.
 *
 * @returns the declarations by their entry
 */
export async function buildPackage(): Promise<Readonly<Record<string, string>>> {
  const dist = join(root, 'package/dist');
  rmSync(dist, { recursive: true, force: true });
  const bundle = await rolldown({
    input: [...PUBLIC_ENTRIES, 'bin'].map((name) => join(root, `package/src/${name}.ts`)),
    platform: 'neutral',
    external: /^node:/,
    plugins: [dataModules(root)],
    tsconfig: false,
  });
  await bundle.write({
    dir: dist,
    format: 'esm',
    preserveModules: true,
    preserveModulesRoot: root,
    entryFileNames: ({ name, facadeModuleId }) => `${pathOf(facadeModuleId ?? name)}.js`,
    comments: { legal: false },
  });
  await bundle.close();
  chmodSync(join(dist, 'bin.js'), 0o755);
  copyFileSync(join(root, 'LICENSE'), join(root, 'package/LICENSE'));
  writeFileSync(join(dist, 'DATA.md'), dataFacts(root));
  const declarations = declarationsOfEntries();
  for (const [name, text] of Object.entries(declarations)) writeFileSync(join(dist, `${name}.d.ts`), text);
  return declarations;
}

/** `package/src/index.ts` → `index`, `src/domain/iban/iban.ts` → `domain/iban/iban`. */
function pathOf(module: string): string {
  const path = module.startsWith('\0') ? module.slice(1) : relative(root, module);
  return path.replace(/^(package\/)?src\//, '').replace(/\.(ts|js|json)$/, '');
}

function declarationsOfEntries(): Readonly<Record<string, string>> {
  const entries = PUBLIC_ENTRIES.map((name) => ({
    filePath: join(root, `package/src/${name}.ts`),
    output: { noBanner: true, exportReferencedTypes: false },
  }));
  const texts = generateDtsBundle(entries, { preferredConfigPath: join(root, 'package/tsconfig.json') });
  return Object.fromEntries(PUBLIC_ENTRIES.map((name, index) => [name, texts[index] ?? '']));
}
