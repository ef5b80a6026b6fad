import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { methodNames } from '../src/domain/accountCheck/methodInWords.ts';
import { METHODS } from '../src/domain/accountCheck/methods.ts';
import { ruleNumbers } from './rulesDoc/ruleSections.ts';
import { rulesDoc } from './rulesDoc/rulesDoc.ts';

const written = readFileSync('docs/rules.md', 'utf8');

test('docs/rules.md is what `npm run rules-doc` writes', () => {
  expect(written).toBe(rulesDoc());
});

test('every registered rule has a section with an example', () => {
  const sections = written.split(/^### /m).filter((section) => /^\d{4} /.test(section));
  expect(sections).toHaveLength(ruleNumbers().length);
  for (const rule of ruleNumbers())
    expect(sections.find((section) => section.startsWith(`${rule} `))).toMatch(
      /\n- Example: Bank code \d{8}/,
    );
});

test('every check-digit method has a row with an example', () => {
  expect(methodNames).toHaveLength(METHODS.size);
  for (const method of methodNames)
    expect(written).toMatch(
      new RegExp(`^\\| ${method} \\| [^|]{10,} \\| \\d+: [^|]+ \\| [^|]+ \\| \\d+ \\|$`, 'm'),
    );
});
