import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { methodNames } from '../src/domain/accountCheck/methodInWords.ts';
import { ruleNumbers } from './rulesDoc/ruleSections.ts';
import { rulesDoc } from './rulesDoc/rulesDoc.ts';

const written = readFileSync('docs/rules.md', 'utf8');

test('docs/rules.md is what `npm run rules-doc` writes', () => {
  expect(written).toBe(rulesDoc());
});

test('every rule from 0000 to 0057 has a section with an example', () => {
  expect(ruleNumbers()).toHaveLength(58);
  const sections = written.split(/^### /m);
  for (const rule of ruleNumbers())
    expect(sections.find((section) => section.startsWith(`${rule} `))).toMatch(
      /\n- Example: Bank code \d{8}/,
    );
});

test('every check-digit method from 00 to E4 has a row with an example', () => {
  expect(methodNames).toHaveLength(144);
  for (const method of methodNames)
    expect(written).toMatch(
      new RegExp(`^\\| ${method} \\| [^|]{10,} \\| \\d+: [^|]+ \\| [^|]+ \\| \\d+ \\|$`, 'm'),
    );
});
