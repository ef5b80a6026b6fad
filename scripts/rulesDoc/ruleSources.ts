import { globSync, readFileSync } from 'node:fs';
import withoutCheck from '../../data/bankRules/accountsWithoutCheck.json' with { type: 'json' };
import accounts from '../../data/bankRules/replacementAccounts.json' with { type: 'json' };
import bankCodes from '../../data/bankRules/replacementBankCodes.json' with { type: 'json' };
import { readVectors } from '../../tests/vectors.ts';
import { directory } from './bankData.ts';

const RULE_FILES = globSync('src/domain/bankRules/rule0*.ts')
  .filter((file) => !file.endsWith('.test.ts'))
  .sort()
  .map((file) => ({ file, text: readFileSync(file, 'utf8') }));

const TABLES = {
  replacementAccounts: accounts,
  replacementBankCodes: bankCodes,
  accountsWithoutCheck: withoutCheck,
};

/** Links to the code and to the tables that carry a rule out. */
export function filesOfRule(rule: string): string {
  const code = RULE_FILES.filter(({ text }) =>
    new RegExp(`export const rule${rule}[A-Z]`).test(text),
  ).flatMap(({ file, text }) => [
    file,
    ...[...text.matchAll(/data\/bankRules\/\w+\.json/g)].map(([table]) => table),
  ]);
  const tables = Object.entries(TABLES)
    .filter(([, table]) => Object.hasOwn(table, rule))
    .map(([table]) => `data/bankRules/${table}.json`);
  const files = [...new Set([...code, ...tables])];
  return (files.length > 0 ? files : ['src/domain/bankRules/bankRule.ts'])
    .map((file) => `[${file.split('/').at(-1)}](../${file})`)
    .join(', ');
}

/** How many bank codes have each rule. */
export const bankCodesByRule = Map.groupBy(directory.banks, ({ bankRule }) => bankRule?.slice(0, 4) ?? '');

const casesByRule = Map.groupBy(
  readVectors('iban_published.tsv').filter(({ status }) => status === 'live-ok'),
  ({ blz = '' }) => directory.find(blz)?.bankRule?.slice(0, 4) ?? '',
);

/** The published cases that hold today, and the projects that publish them. */
export function casesOfRule(rule: string): string {
  const cases = casesByRule.get(rule) ?? [];
  if (cases.length === 0) return 'none';
  const projects = [...new Set(cases.flatMap(({ sources = '' }) => sources.split(',')))].sort();
  return `${cases.length} (${projects.join(', ')})`;
}
