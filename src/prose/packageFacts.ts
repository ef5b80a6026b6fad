import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { RULES } from '../domain/bankRules/registry.ts';
import { site } from '../site/site.config.ts';
import { germanCount } from '../ui/germanNumber.ts';

/**
 * Facts about the package `iban-regeln`. Its README has the numbers that are measured; tests hold them there
 * (`package/tests/formulaShare.test.ts`, `tests/unit/conformity.test.ts`).
 */
export const packageFacts: Readonly<
  Record<string, (attributes: Readonly<Record<string, string>>) => string>
> = {
  /** Where the build puts the tarball. */
  OwnPackageAddress: () => `${site.url}/iban-regeln-${manifest().version}.tgz`,
  /** „20.19 oder 22.12“: the oldest releases of Node that it runs on. */
  OwnPackageNode: () => (manifest().engines.node.match(/[\d.]+/g) ?? []).join(' oder '),
  /** The IBAN rules that are carried out, 0000 included. */
  RuleCount: () => String(Object.keys(RULES).length),
  /** „Für <FormulaErrorPercent /> Prozent der Kontonummern ist die Formel falsch“ */
  FormulaErrorPercent: () => found(textOf('package/README.md'), /\*\*(\d+) %\*\*/, 'package/README.md')[0],
  /** „<PublishedCases of="IBANs from bank code and account number" by="this project" /> veröffentlichten Fällen“: 2.117 von 2.125 */
  PublishedCases: ({ of = '', by = '' }) => {
    const file = 'package/README.md';
    const [, section = ''] = textOf(file).split(`\n### ${of}\n`);
    const [row] = found(
      section.split('\n#')[0] ?? '',
      new RegExp(`^\\| ${by} \\|.*\\| (.*) \\|$`, 'm'),
      file,
    );
    const [passed, cases] = found(row, /^([\d,]+) of ([\d,]+)$/, file);
    return `${count(passed)} von ${count(cases)}`;
  },
};

function manifest(): { readonly version: string; readonly engines: { readonly node: string } } {
  return JSON.parse(textOf('package/package.json'));
}

function textOf(file: string): string {
  return readFileSync(join(process.cwd(), file), 'utf8');
}

/** The groups of the pattern. @throws Error if the text does not have it, because then a number would be missing */
function found(text: string, pattern: RegExp, file: string): readonly [string, string] {
  const match = pattern.exec(text);
  if (!match) throw new Error(`${file} has nothing like ${pattern}`);
  return [match[1] ?? '', match[2] ?? ''];
}

/** `2,117` → `2.117` */
function count(english: string): string {
  return germanCount(Number(english.replaceAll(',', '')));
}
