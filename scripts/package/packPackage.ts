import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { site } from '../../src/site/site.config.ts';

const source = join(import.meta.dirname, '../../package');

/** Packs the built package into a folder, as `iban-regeln-<version>.tgz` with the operator and the address of the site in it. */
export function packPackage(destination: string): void {
  const folder = mkdtempSync(join(tmpdir(), 'iban-regeln-'));
  try {
    for (const name of ['dist', 'LICENSE', 'CHANGELOG.md'])
      cpSync(join(source, name), join(folder, name), { recursive: true });
    const manifest = JSON.parse(readFileSync(join(source, 'package.json'), 'utf8'));
    writeFileSync(join(folder, 'package.json'), JSON.stringify({ ...manifest, ...origin() }, null, 2));
    const readme = readFileSync(join(source, 'README.md'), 'utf8');
    writeFileSync(
      join(folder, 'README.md'),
      readme.replaceAll(/https:\S+\/iban-regeln-\S+\.tgz/g, addressOf(manifest)),
    );
    const words = ['pack', '--silent', '--offline', '--ignore-scripts', '--pack-destination'];
    const env = { ...process.env, npm_config_cache: join(folder, '.npm') };
    execFileSync('npm', [...words, resolve(destination)], { cwd: folder, env });
  } finally {
    rmSync(folder, { recursive: true });
  }
}

function addressOf({ version }: { readonly version: string }): string {
  return `${site.url}/iban-regeln-${version}.tgz`;
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
