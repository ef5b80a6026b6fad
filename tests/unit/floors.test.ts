import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { cruise, type ICruiseResult } from 'dependency-cruiser';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import config from '../../.dependency-cruiser.mjs';

/** One file each, which does nothing but import another; named so that no two cases share a file. */
const broken = [
  ['pages-on-top', 'src/pages/a.ts', 'data/facts.ts'],
  ['layouts-above-features', 'src/layouts/a.ts', 'src/pages/a.ts'],
  ['shell-above-features', 'src/shell/a.ts', 'src/layouts/a.ts'],
  ['shell-above-features', 'src/shell/b.ts', 'src/domain/iban/iban.ts'],
  ['features-apart', 'src/features/calculator/a.ts', 'src/features/contact/form.ts'],
  ['features-apart', 'src/features/calculator/b.ts', 'src/shell/a.ts'],
  ['features-apart', 'src/features/calculator/c.ts', 'src/features/calculatorTwo/other.ts'],
  ['bank-data-above-domain', 'src/bankData/a.ts', 'src/features/contact/form.ts'],
  ['ui-knows-no-bank-words', 'src/ui/a.ts', 'src/domain/iban/iban.ts'],
  ['ui-knows-no-bank-words', 'src/ui/b.ts', 'src/site/name.ts'],
  ['domain-alone', 'src/domain/a.ts', 'src/ui/button.ts'],
  ['domain-alone', 'src/domain/b.ts', 'src/site/name.ts'],
  ['domain-pure', 'src/domain/c.ts', 'node:fs'],
  ['domain-pure', 'src/domain/d.ts', 'react'],
  ['site-below-all', 'src/site/a.ts', 'src/shell/a.ts'],
  ['banks-have-one-door', 'src/features/calculator/d.ts', 'data/banks/all.ts'],
  ['site-stands-without-its-tools', 'src/content.config.ts', 'scripts/tool.ts'],
  ['no-circle', 'src/ui/circle.ts', 'src/ui/round.ts'],
] as const;

const allowed = [
  ['src/pages/c.ts', 'src/features/contact/form.ts'],
  ['src/pages/b.ts', 'src/pages/_parts.ts'],
  ['src/layouts/b.ts', 'src/shell/a.ts'],
  ['src/shell/c.ts', 'src/features/contact/form.ts'],
  ['src/features/calculator/e.ts', 'src/features/calculator/texts.ts'],
  ['src/features/calculator/f.ts', 'src/domain/iban/iban.ts'],
  ['src/features/articles/a.ts', 'data/facts.ts'],
  ['src/bankData/b.ts', 'data/banks/all.ts'],
  ['src/domain/e.ts', 'data/banks/all.ts'],
  ['src/domain/f.ts', 'zod'],
  ['src/domain/f.test.ts', 'node:fs'],
  ['scripts/a.ts', 'src/domain/iban/iban.ts'],
] as const;

const rules = config.forbidden ?? [];
const folder = realpathSync(mkdtempSync(join(tmpdir(), 'floors-')));
let violations: string[];

beforeAll(async () => {
  write('src/ui/round.ts', "import './circle.ts';\nexport {};\n");
  // Made packages, so that the rule for packages is tried on names and not on what is installed.
  for (const name of ['react', 'zod']) {
    write(`node_modules/${name}/package.json`, JSON.stringify({ name, version: '1.0.0', main: 'index.js' }));
    write(`node_modules/${name}/index.js`, '');
  }
  for (const [, target] of allowed) writeTarget(target);
  for (const [, , target] of broken) writeTarget(target);
  for (const [from, to] of [...allowed, ...broken.map(([, from, to]) => [from, to] as const)]) {
    const specifier = /\.ts$/.test(to) ? `./${relative(dirname(from), to)}` : to;
    write(from, `import '${specifier}';\nexport {};\n`);
  }
  const { output } = await cruise(['src', 'scripts'], {
    ...config.options,
    baseDir: folder,
    validate: true,
    ruleSet: { forbidden: rules },
  });
  violations = (output as ICruiseResult).summary.violations.map(
    ({ rule, from, to }) => `${rule.name}: ${from} → ${to}`,
  );
});
afterAll(() => rmSync(folder, { recursive: true }));

function write(path: string, text: string): void {
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  writeFileSync(join(folder, path), text);
}

function writeTarget(path: string): void {
  const isCase = [...broken.map(([, from]) => from), ...allowed.map(([from]) => from)].includes(
    path as never,
  );
  if (path.endsWith('.ts') && !isCase && path !== 'src/ui/round.ts') write(path, 'export {};\n');
}

describe('the rules of the floors', () => {
  it.each(broken)('%s refuses that %s imports %s', (rule, from, to) => {
    const found = violations.filter((violation) => violation.startsWith(`${rule}: ${from} → `));
    expect(found, violations.join('\n')).toHaveLength(1);
    expect(found[0]).toContain(to.replace('node:', ''));
  });

  it.each(allowed)('nothing refuses that %s imports %s', (from) => {
    expect(violations.filter((violation) => violation.includes(`: ${from} → `))).toEqual([]);
  });

  it('each rule is broken once above', () => {
    expect(new Set(broken.map(([rule]) => rule))).toEqual(new Set(rules.map(({ name }) => name)));
  });
});
