import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { cruise, type ICruiseResult } from 'dependency-cruiser';
import { afterAll, beforeAll, expect, it } from 'vitest';
import config from '../../.dependency-cruiser.mjs';

const rules = (config.forbidden ?? []).map(({ name }) => String(name));

/** For each rule a file whose only import violates it. */
const broken: Readonly<Record<string, readonly [from: string, to: string]>> = {
  'layer-pages': ['src/pages/a.ts', 'data/facts.ts'],
  'layer-layouts': ['src/layouts/a.ts', 'src/pages/target.ts'],
  'layer-shell': ['src/shell/a.ts', 'src/domain/iban/iban.ts'],
  'layer-features': ['src/features/calculator/a.ts', 'src/features/contact/form.ts'],
  'layer-prose': ['src/prose/a.ts', 'src/features/contact/form.ts'],
  'layer-notifications': ['src/notifications/a.ts', 'src/shell/target.ts'],
  'layer-handOver': ['src/handOver/a.ts', 'src/site/target.ts'],
  'layer-table': ['src/table/a.ts', 'src/site/target.ts'],
  'layer-bankData': ['src/bankData/a.ts', 'src/features/contact/form.ts'],
  'layer-ui': ['src/ui/a.ts', 'src/domain/iban/iban.ts'],
  'layer-domain': ['src/domain/a.ts', 'src/site/target.ts'],
  'layer-build': ['src/build/a.ts', 'src/shell/target.ts'],
  'layer-package': ['package/src/a.ts', 'src/features/contact/form.ts'],
  'layer-widget': ['widget/src/a.ts', 'src/features/contact/form.ts'],
  'layer-site': ['src/site/a.ts', 'src/shell/target.ts'],
  ...Object.fromEntries(
    rules
      .filter((name) => name.startsWith('entry-'))
      .map((name) => [name, [`src/features/${name}/a.ts`, `src/domain/${name.slice(6)}/inside.ts`]]),
  ),
  'domain-pure': ['src/domain/b.ts', 'node:fs'],
  'bank-data-through-domain': ['src/features/calculator/b.ts', 'data/banks/all.ts'],
  'site-without-tools': ['src/content.config.ts', 'scripts/tool.ts'],
  'package-on-its-page': ['src/features/calculator/c.ts', 'package/src/index.ts'],
  'no-circle': ['src/ui/circle.ts', 'src/ui/round.ts'],
};

const folder = realpathSync(mkdtempSync(join(tmpdir(), 'layers-')));
let violations: readonly { readonly rule: string; readonly from: string }[];

beforeAll(async () => {
  for (const [from, to] of Object.values(broken)) {
    write(
      from,
      `import type {} from '${to.startsWith('node:') ? to : `./${relative(dirname(from), to)}`}';\nexport {};\n`,
    );
    if (!to.startsWith('node:')) write(to, 'export {};\n');
  }
  write('src/ui/round.ts', "import type {} from './circle.ts';\nexport {};\n");
  const { output } = await cruise(['src', 'scripts', 'package', 'widget'], {
    ...config.options,
    baseDir: folder,
    validate: true,
    ruleSet: { forbidden: config.forbidden ?? [] },
  });
  violations = (output as ICruiseResult).summary.violations.map(({ rule, from }) => ({
    rule: rule.name,
    from,
  }));
});
afterAll(() => rmSync(folder, { recursive: true }));

function write(path: string, text: string): void {
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  writeFileSync(join(folder, path), text);
}

it.each(rules)('%s refuses an import, types included', (rule) => {
  expect(violations).toContainEqual({ rule, from: broken[rule]?.[0] });
});
