import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, realpathSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildPackage } from '../../scripts/package/buildPackage.ts';
import { fillIn } from '../../src/prose/fillIn.ts';

/** The package as its users have it. */
export interface InstalledPackage {
  /** An empty project with the package as its one dependency. */
  readonly folder: string;
  readonly tarball: string;
  /** The files in the tarball. */
  readonly files: readonly string[];
  /** The declarations by their entry. */
  readonly declarations: Readonly<Record<string, string>>;
}

const packageFolder = join(import.meta.dirname, '..');
const packed = (output: string): { filename: string; files: { path: string }[] } => JSON.parse(output)[0];

/** Builds the package, packs it and installs the tarball into an empty project, offline. */
export async function installPackage(): Promise<InstalledPackage> {
  const declarations = await buildPackage();
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'package-')));
  const npm = (args: readonly string[], cwd: string) =>
    execFileSync('npm', [...args, '--offline', '--ignore-scripts', '--no-audit', '--no-fund'], {
      cwd,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, npm_config_cache: join(folder, '.npm') },
    });
  const { filename, files } = packed(npm(['pack', '--json', '--pack-destination', folder], packageFolder));
  const tarball = join(folder, filename);
  writeFileSync(join(folder, 'package.json'), '{ "name": "user", "private": true, "type": "module" }\n');
  npm(['install', tarball], folder);
  return { folder, tarball, files: files.map(({ path }) => path), declarations };
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
