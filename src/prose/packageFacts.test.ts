import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { site } from '../site/site.config.ts';
import { fillIn } from './fillIn.ts';

const { engines, version } = JSON.parse(readFileSync('package/package.json', 'utf8'));

test('the facts about the package come from its manifest and its README [17.8]', () => {
  expect(fillIn('<OwnPackageAddress />')).toBe(`${site.url}/iban-regeln-${version}.tgz`);
  expect(fillIn('<OwnPackageNode />')).toBe(engines.node.replace('^', '').replace(' || >=', ' oder '));
  expect(Number(fillIn('<RuleCount />'))).toBeGreaterThan(50);
  expect(Number(fillIn('<FormulaErrorPercent />'))).toBeGreaterThan(5);
});

test('the published cases that pass are counted in German', () => {
  const cases = (of: string, by: string) => fillIn(`<PublishedCases of="${of}" by="${by}" />`);
  const ibans = 'IBANs from bank code and account number';
  expect(cases(ibans, 'this project')).toMatch(/^\d\.\d{3} von \d\.\d{3}$/);
  expect(cases(ibans, 'the plain formula')).not.toBe(cases(ibans, 'this project'));
  expect(cases('Account numbers', 'this project')).toMatch(/^\d\.\d{3} von \d\.\d{3}$/);
  expect(() => cases(ibans, 'nobody')).toThrow('package/README.md');
  expect(() => cases('Nothing', 'this project')).toThrow('package/README.md');
});
