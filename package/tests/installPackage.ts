import { execFile } from 'node:child_process';
import { globSync, mkdtempSync, readdirSync, readFileSync, realpathSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { basename, join, relative } from 'node:path';
import { promisify } from 'node:util';
import { PUBLIC_ENTRIES } from '../../scripts/package/buildPackage.ts';
import { fillIn } from '../../src/prose/fillIn.ts';
import { listen } from '../../tests/support/ownServer.ts';

const packageFolder = join(import.meta.dirname, '..');

/**
 * Installs the tarball of the built site into an empty project, as the site offers it: by the address of a server.
 *
 * @returns the project, the tarball, its files, and the declarations by their entry
 */
export async function installPackage() {
  const [tarball = ''] = globSync(join(packageFolder, '../dist/iban-regeln-*.tgz'));
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'package-')));
  writeFileSync(join(folder, 'package.json'), '{ "name": "user", "private": true, "type": "module" }\n');
  const path = `/${basename(tarball)}`;
  const asked: unknown[] = [];
  const server = createServer(({ url }, response) => {
    asked.push(url);
    response.writeHead(url === path ? 200 : 404).end(url === path ? readFileSync(tarball) : undefined);
  });
  const { address: origin, end } = await listen(server);
  const options = ['--ignore-scripts', '--no-audit', '--no-fund', '--no-update-notifier'];
  try {
    await promisify(execFile)('npm', ['install', origin + path, ...options, '--registry', origin], {
      cwd: folder,
      env: { ...process.env, npm_config_cache: join(folder, '.npm'), npm_config_noproxy: '127.0.0.1' },
    });
  } finally {
    await end();
  }
  // No dependency and no registry.
  if (asked.some((url) => url !== path)) throw new Error(`npm asked for ${asked.join()}`);
  const inside = join(folder, 'node_modules/iban-regeln');
  const files = readdirSync(inside, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(inside, join(entry.parentPath, entry.name)));
  const declarations: Record<string, string> = {};
  for (const name of PUBLIC_ENTRIES)
    declarations[name] = readFileSync(join(inside, `dist/${name}.d.cts`), 'utf8');
  return { folder, tarball, files, declarations };
}

/** The code blocks of a language in the README of the package and on the site's page about it. */
export function examplesOf(language: string): string[] {
  const readme = readFileSync(join(packageFolder, 'README.md'), 'utf8');
  const page = fillIn(readFileSync(join(packageFolder, '../content/reference/entwickler.mdx'), 'utf8'));
  return [readme, page].flatMap((text) =>
    [...text.matchAll(/```(\w+)\n([\s\S]*?)```/g)].flatMap(([, name, code = '']) =>
      name === language ? [code] : [],
    ),
  );
}
