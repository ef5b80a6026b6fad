import { execFileSync, spawnSync } from 'node:child_process';
import { copyFileSync, existsSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { basename, delimiter, join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { checkPackage, createPackageFromTarballData } from '@arethetypeswrong/core';
import { build } from 'esbuild';
import { publint } from 'publint';
import { formatMessage } from 'publint/utils';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { API_FILE, apiReport } from '../../scripts/package/buildPackage.ts';
import { site } from '../../src/site/site.config.ts';
import { examplesOf, installPackage } from './installPackage.ts';

/** What runs a script: a name with its version, and the words before the script's name. */
type Runtime = readonly [name: string, command: readonly [program: string, ...words: string[]]];

/** The Node of the project, that of the system, and the runtimes that `RUNTIMES` names (paths, separated as in PATH). */
function runtimes(): readonly Runtime[] {
  const system = (process.env.PATH ?? '')
    .split(delimiter)
    .filter((folder) => !folder.includes('node_modules'))
    .map((folder) => join(folder, 'node'))
    .find((path) => existsSync(path));
  const named = (process.env.RUNTIMES ?? '').split(delimiter).filter((path) => path !== '');
  const paths = [process.execPath, ...(system === undefined ? [] : [system]), ...named];
  return [...new Map(paths.map((path) => [nameOf(path), path]))].map(([name, path]) => [
    name,
    // Deno asks before a program may read files.
    basename(path) === 'deno' ? [path, 'run', '--allow-all'] : [path],
  ]);
}

function nameOf(path: string): string {
  const [version = ''] = execFileSync(path, ['--version'], { encoding: 'utf8' }).trim().split('\n');
  return version.startsWith('v')
    ? `Node ${version}`
    : `${basename(path)} ${version.replace(/^deno | \(.*/g, '')}`;
}

/** What a program prints, so that a test can read it. */
/** Runtimes print an object in different ways. */
const AS_IN_NODE = `import { inspect } from 'node:util';
const text = (value) => (typeof value === 'string' ? value : inspect(value));
console.log = (...values) => process.stdout.write(values.map(text).join(' ') + '\\n');
`;
const IBAN = 'DE68200700000123456600';
const COMMAND = 'node_modules/.bin/iban-regeln';
const root = join(import.meta.dirname, '../..');
let installed: Awaited<ReturnType<typeof installPackage>>;
beforeAll(async () => {
  installed = await installPackage();
}, 120_000);
afterAll(() => rmSync(installed.folder, { recursive: true }));

/** Runs a program in the project that has installed the package. */
const run = ([program = '', ...words]: readonly string[], ...args: readonly string[]) =>
  spawnSync(program, [...words, ...args], { cwd: installed.folder, encoding: 'utf8' });
const node = [process.execPath];
const write = (name: string, text: string) => writeFileSync(join(installed.folder, name), text);

/** What the comments above or after `console.log` promise. */
const promised = (code: string) =>
  [...code.matchAll(/\/\/ (.+)\n *console\.log|console\.log\(.*\); \/\/ (.+)/g)].map(
    ([, above, after]) => above ?? after,
  );

describe('the installed tarball [17.1]', () => {
  test('has no dependency and nothing but the build, the README and the licence', () => {
    const { dependencies } = JSON.parse(readFileSync(join(root, 'package/package.json'), 'utf8'));
    expect(dependencies).toBeUndefined();
    expect(statSync(installed.tarball).size).toBeLessThan(175_000);
    expect(installed.files.filter((path) => !/^dist\/.+\.(c?js|d\.c?ts)$/.test(path)).sort()).toEqual([
      'CHANGELOG.md',
      'LICENSE',
      'README.md',
      'dist/custom-elements.json',
      'package.json',
    ]);
  });

  test.each(runtimes())('runs the examples of its README and page under %s [17.6]', (_name, runtime) => {
    copyFileSync(
      join(root, 'tests/fixtures/bankFile/2025-06-09.excerpt.csv'),
      join(installed.folder, 'blz-aktuell-csv-data.csv'),
    );
    const examples = examplesOf('ts');
    expect(examples.length).toBeGreaterThan(3);
    for (const code of examples) {
      write('example.js', AS_IN_NODE + code);
      const { stdout, stderr } = run(runtime, 'example.js');
      expect(stdout.trimEnd().split('\n'), stderr).toEqual(promised(code));
    }
  });

  test.each(runtimes())('has a command that answers under %s [17.5]', (_name, runtime) => {
    const command = [...runtime, COMMAND];
    expect(run(command, '20070000', '1234566')).toMatchObject({ status: 0, stdout: `${IBAN}\n` });
    expect(run(command, '99999999', '1')).toMatchObject({ status: 3, stdout: '' });
  });

  test('is installed and called by the commands of its README and page [17.6]', () => {
    const commands = examplesOf('sh').flatMap((code) => code.trim().split('\n'));
    expect(commands).toContain(`npm install ${site.url}/${basename(installed.tarball)}`);
    const calls = commands.flatMap((line) => /^npx iban-regeln (.*)$/.exec(line)?.[1] ?? []);
    expect(calls.length).toBeGreaterThan(3);
    for (const call of calls)
      expect(run([...node, COMMAND], ...call.split(' ')).stdout, call).toContain(IBAN);
  });

  test('has declarations with which the examples of its README and page compile [17.6]', () => {
    // Types of Node would take most of the time.
    write(
      'host.d.ts',
      `declare const console: { log(...values: unknown[]): void };
       declare module 'node:fs' { export function readFileSync(path: string): Uint8Array }`,
    );
    const examples = examplesOf('ts');
    for (const [index, code] of examples.entries()) write(`example${index}.ts`, code);
    const files = examples.map((_, index) => `example${index}.ts`);
    const options = ['--noEmit', '--strict', '--target', 'es2022', '--lib', 'es2022', '--module', 'nodenext'];
    const compiler = [...node, join(root, 'node_modules/typescript/bin/tsc')];
    expect(run(compiler, ...options, 'host.d.ts', ...files).stdout).toBe('');
  });
});

test.each([
  ['checkIban', 6_000],
  ['resolveIban', 30_000],
  ['readBundesbankFile', 30_000],
])('bundled, a tool pays only for %s, which it imports [17.2]', async (name, most) => {
  const input = join(installed.folder, `${name}.bundle.js`);
  writeFileSync(input, `import { ${name} } from 'iban-regeln';\nglobalThis.answer = ${name};\n`);
  const { outputFiles } = await build({
    ...{ entryPoints: [input], bundle: true, minify: true, write: false },
    ...{ format: 'esm', platform: 'browser', charset: 'utf8' },
  });
  const { length } = brotliCompressSync(outputFiles[0]?.contents ?? '');
  expect(length).toBeGreaterThan(1_000);
  expect(length).toBeLessThan(most);
});

describe('for those who publish it [17.6]', () => {
  test('publint finds nothing', async () => {
    const { messages, pkg } = await publint({
      pkgDir: join(installed.folder, 'node_modules/iban-regeln'),
      strict: true,
      pack: false,
    });
    expect(messages.map((message) => formatMessage(message, pkg, { color: false }))).toEqual([]);
  });

  test('the types of each entry are found where the code is', async () => {
    const tarball = new Uint8Array(readFileSync(installed.tarball));
    const result = await checkPackage(createPackageFromTarballData(tarball));
    if (!result.types) throw new Error('the package has no types');
    expect(result.problems).toEqual([]);
  });

  test.each(runtimes())('can be required under %s', (_name, runtime) => {
    write(
      'required.cjs',
      `const { isIban } = require('iban-regeln'); const { bankDirectory } = require('iban-regeln/directory');
require('iban-regeln/element'); // On a server it does nothing.
process.stdout.write(String(isIban('DE89370400440532013000') && bankDirectory().banks.length > 1000));`,
    );
    expect(run(runtime, 'required.cjs')).toMatchObject({ stdout: 'true', stderr: '' });
  });

  test('the public declarations are those of package/api.md, which npm run package writes', () => {
    expect(apiReport(installed.declarations)).toBe(readFileSync(API_FILE, 'utf8'));
  });
});
