import { execFileSync } from 'node:child_process';
import { chmodSync, copyFileSync, cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { generateDtsBundle } from 'dts-bundle-generator';
import { type Plugin, rolldown } from 'rolldown';
import { ScriptTarget, transpileDeclaration } from 'typescript';
import { generatedDirectories } from '../../src/bankData/generatedDirectories.ts';
import { writeCompactDirectory } from '../../src/domain/directory/compactDirectory.ts';
import { inlineStyles } from '../../src/pages/baustein/_widgetScript.ts';
import { site } from '../../src/site/site.config.ts';

/** The entries that others import. */
export const PUBLIC_ENTRIES = ['index', 'directory', 'de', 'en', 'element'] as const;

const root = join(import.meta.dirname, '../..');

const DIRECTORIES = 'virtual:directories';

/** The module of `package/src/virtual.d.ts`: the bank directories. */
const dataModule: Plugin = {
  name: 'data-module',
  resolveId: (name) => (name === DIRECTORIES ? `\0${DIRECTORIES}.js` : null),
  load: (id) =>
    id === `\0${DIRECTORIES}.js`
      ? `export const packed = () => ${JSON.stringify(generatedDirectories.map(writeCompactDirectory))};\n`
      : null,
};

/**
 * Builds `package/dist`: the modules, a file for `require` beside each entry, and the declarations. Each module stays a
 * separate file: bundlers drop unused files more reliably than unused code inside one.
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
    plugins: [dataModule, inlineStyles],
    tsconfig: false,
    preserveEntrySignatures: 'allow-extension',
    treeshake: { moduleSideEffects: false },
  });
  await bundle.write({
    dir: dist,
    format: 'esm',
    entryFileNames: '[name].js',
    preserveModules: true,
    preserveModulesRoot: join(root, 'package/src'),
    comments: { legal: false, jsdoc: false },
    minify: true,
  });
  await bundle.close();
  chmodSync(join(dist, 'bin.js'), 0o755);
  copyFileSync(join(root, 'LICENSE'), join(root, 'package/LICENSE'));
  const manifest = readFileSync(join(root, 'src/features/embedding/custom-elements.json'), 'utf8');
  writeFileSync(join(dist, 'custom-elements.json'), manifest.replaceAll('iban-rechner.js', 'element.js'));
  const declarations = declarationsOfEntries();
  for (const [name, text] of Object.entries(declarations)) {
    writeFileSync(join(dist, `${name}.d.cts`), text);
    writeFileSync(join(dist, `${name}.d.ts`), `export * from './${name}.cjs';\n`);
    // Every Node of `engines` can require ES modules.
    writeFileSync(join(dist, `${name}.cjs`), `module.exports = require('./${name}.js');\n`);
  }
  return declarations;
}

/** Those of the main entry in one file; the others import its types, so that a bank code is the same type everywhere. */
function declarationsOfEntries(): Readonly<Record<string, string>> {
  const [index = ''] = generateDtsBundle(
    [{ filePath: join(root, 'package/src/index.ts'), output: { noBanner: true } }],
    { preferredConfigPath: join(root, 'package/tsconfig.json') },
  );
  const others = PUBLIC_ENTRIES.filter((name) => name !== 'index').map((name) => {
    const source = readFileSync(join(root, `package/src/${name}.ts`), 'utf8');
    const { outputText } = transpileDeclaration(source, { compilerOptions: { target: ScriptTarget.ESNext } });
    return [name, outputText.replaceAll("'./index.ts'", "'./index.cjs'")];
  });
  const element = readFileSync(join(root, 'widget/src/iban-rechner.d.ts'), 'utf8');
  return { index, ...Object.fromEntries(others), element };
}

export const API_FILE = join(root, 'package/api.md');

const HEAD = `# Public declarations

Written by \`npm run package\`. Whoever changes this file changes what others build on.
`;

/** The declarations of all entries as one text, without comments, so that it changes only with a type or a name. */
export function apiReport(declarations: Readonly<Record<string, string>>): string {
  const parts = Object.entries(declarations).map(
    ([name, text]) =>
      `\n## ${name === 'index' ? 'iban-regeln' : `iban-regeln/${name}`}\n\n\`\`\`ts\n${bare(text)}\n\`\`\`\n`,
  );
  return HEAD + parts.join('');
}

/** Declarations without comments and empty lines. */
function bare(text: string): string {
  return text
    .replace(/^[ \t]*\/\*\*[\s\S]*?\*\/\n/gm, '')
    .replace(/\t/g, '  ')
    .replace(/[ \t]+$/gm, '')
    .replace(/\n{2,}/g, '\n')
    .replace(/\n *\|/g, ' |')
    .replace(/=\n *(?=["{])/g, '= ')
    .trim();
}

/** Packs the built package into a folder, as `iban-regeln-<version>.tgz` with the operator and the address of the site in it. */
export function packPackage(destination: string): void {
  const source = join(root, 'package');
  const folder = mkdtempSync(join(tmpdir(), 'iban-regeln-'));
  try {
    for (const name of ['dist', 'LICENSE', 'CHANGELOG.md'])
      cpSync(join(source, name), join(folder, name), { recursive: true });
    const manifest = JSON.parse(readFileSync(join(source, 'package.json'), 'utf8'));
    writeFileSync(join(folder, 'package.json'), JSON.stringify({ ...manifest, ...origin() }, null, 2));
    const readme = readFileSync(join(source, 'README.md'), 'utf8');
    writeFileSync(
      join(folder, 'README.md'),
      readme.replaceAll(
        /https:\S+\/iban-regeln-\S+\.tgz/g,
        `${site.url}/iban-regeln-${manifest.version}.tgz`,
      ),
    );
    const words = ['pack', '--silent', '--offline', '--ignore-scripts', '--pack-destination'];
    const env = { ...process.env, npm_config_cache: join(folder, '.npm') };
    execFileSync('npm', [...words, resolve(destination)], { cwd: folder, env });
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** Without a public repository, questions go to the operator. */
function origin() {
  const { sourceCode, operator, url } = site;
  return {
    homepage: `${url}/entwickler`,
    author: { name: operator.name, email: operator.email, url },
    bugs: sourceCode === null ? { email: operator.email } : { url: `${sourceCode}/issues` },
    ...(sourceCode !== null && { repository: { type: 'git', url: `git+${sourceCode}.git` } }),
  };
}
