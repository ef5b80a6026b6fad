import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, realpathSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildPackage } from '../../scripts/package/buildPackage.ts';
import { packPackage } from '../../scripts/package/packPackage.ts';
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

/** Builds the package, packs it and installs the tarball into an empty project, offline. */
export async function installPackage(): Promise<InstalledPackage> {
  const declarations = await buildPackage();
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'package-')));
  const { tarball, files } = packPackage(folder);
  writeFileSync(join(folder, 'package.json'), '{ "name": "user", "private": true, "type": "module" }\n');
  execFileSync('npm', ['install', tarball, '--offline', '--ignore-scripts', '--no-audit', '--no-fund'], {
    cwd: folder,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, npm_config_cache: join(folder, '.npm') },
  });
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
