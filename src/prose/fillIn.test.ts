import { readFileSync } from 'node:fs';
import { describe, expect, it, test } from 'vitest';
import { countries } from '../../data/sepaCountries.json';
import { generatedDirectories, generatedFiles } from '../bankData/generatedDirectories.ts';
import { site } from '../site/site.config.ts';
import { dataSourceName } from './dataFacts.ts';
import { fillIn, fillInAll } from './fillIn.ts';

describe('A text [13.11]', () => {
  it('gets the facts of the data, in headings and attributes too', () => {
    const text = `## <SepaCount /> Länder\n<T caption="ab <DataDate column='name' precision='month' />">`;
    const filled = fillIn(text);
    expect(filled).toContain(`## ${countries.length} Länder`);
    expect(filled).toMatch(/<T caption="ab \p{L}+\u00a0\d{4}">/u);
  });

  it('keeps the elements that are no facts', () => {
    const text = '<Iban value="DE89" /> <TableFigure caption="a">b</TableFigure> 1 < 2';
    expect(fillIn(text)).toBe(text);
  });

  it('is refused with the date of a column that does not exist', () => {
    expect(() => fillIn('<DataDate column="colour" />')).toThrow('colour');
  });
});

describe('Frontmatter', () => {
  it('is filled in at all depths', () => {
    const published = '2026-11-20';
    const withTitle = (title: string) => ({ published, keywords: [title], sources: [{ title, minutes: 3 }] });
    expect(fillInAll(withTitle('<SepaCount />'))).toEqual(withTitle(String(countries.length)));
  });

  it.each(['<SepaCuont />', '<SepaCount>', '<b>41</b>'])('is refused with %s', (text) => {
    expect(() => fillInAll({ title: text })).toThrow('No fact of the data');
  });
});

describe('The facts', () => {
  const newest = generatedDirectories.at(-1);

  it('are those of the newest directory', () => {
    expect(generatedDirectories.every(({ validFrom }) => validFrom <= (newest?.validFrom ?? ''))).toBe(true);
    const marked = newest?.banks.filter(({ isMarkedForDeletion }) => isMarkedForDeletion);
    expect(fillIn('<MarkedForDeletionCount />')).toBe(String(marked?.length));
  });

  it('count the rules in parts that make up the whole', () => {
    const count = (attributes: string) =>
      Number(fillIn(`<OwnRuleCount ${attributes} />`.replace('  ', ' ')).replace('.', ''));
    const parts = count('rules="0005"') + count('rules="0020"') + count('rules="0032 0033 0034 0035"');
    expect(count('rules="0005"')).toBeGreaterThan(0);
    expect(parts + count('except="0005 0020 0032 0033 0034 0035"')).toBe(count(''));
  });

  it('say the first day after the directory, and its period with the year of the first day where it is another', () => {
    expect(fillIn('<NextDirectoryDate />')).toMatch(/^\d+\.\u00a0\p{L}+\u00a0\d{4}$/u);
    expect(fillIn('<DirectoryValidity />')).toMatch(
      /^vom \d+\.\u00a0\p{L}+(\u00a0\d{4})? bis zum \d+\.\u00a0\p{L}+\u00a0\d{4}$/u,
    );
  });

  it('name the longest IBANs and the shortest one', () => {
    expect(fillIn('<LongestIban />, <LongestIban rank="2" />, <ShortestIban />')).toBe(
      'Russland mit\u00a033, St. Lucia mit\u00a032, Norwegen mit\u00a015',
    );
  });

  it('have a German name for every source of the newest directory, and no name for an unknown one', () => {
    for (const column of Object.keys(newest?.columnDates ?? {}))
      expect(fillIn(`<DataSource column="${column}" />`)).toMatch(/Bundesbank|Software/);
    expect(() => dataSourceName('a friend')).toThrow('a friend');
  });

  it('give the version of a package, and none of an unknown one [15.6]', () => {
    expect(fillIn('<PackageVersion name="@playwright/test" />')).toMatch(/^\d+\.\d+\.\d+$/);
    expect(() => fillIn('<PackageVersion name="axe" />')).toThrow('axe');
  });

  it('name the newcomers to SEPA in the order in which they joined', () => {
    expect(fillIn('<SepaNewcomers />')).toMatch(/^Albanien, Montenegro, Moldau, Nordmazedonien/);
  });
});

describe('The rows of a table of banks [11.26]', () => {
  it('take name, bank code and rule from the newest directory, in the given order', () => {
    expect(fillIn('<BankRows codes="37050198 20050550" />')).toBe(
      '| Sparkasse KölnBonn | 370\u00a0501\u00a098 | ja |\n| Hamburger Sparkasse | 200\u00a0505\u00a050 | nein |',
    );
  });

  it('have a dash where the directory has a hyphen between blanks', () => {
    expect(fillIn('<BankRows codes="10050000" />')).toContain('| BSK 1818 – Berliner Sparkasse |');
  });

  it('are refused with a bank code that is not in the directory', () => {
    expect(() => fillIn('<BankRows codes="37050198 99999999" />')).toThrow('99999999');
  });
});

const { engines, version } = JSON.parse(readFileSync('package/package.json', 'utf8'));

test('the facts about the package come from its manifest and its README [17.8]', () => {
  expect(fillIn('<OwnPackageAddress />')).toBe(`${site.url}/iban-regeln-${version}.tgz`);
  expect(fillIn('<OwnPackageNode />')).toBe(engines.node.replace('^', '').replace(' || >=', ' oder '));
  expect(Number(fillIn('<RuleCount />'))).toBeGreaterThan(50);
  expect(Number(fillIn('<FormulaErrorPercent />'))).toBeGreaterThan(5);
  for (const { source } of generatedFiles.flatMap(({ columns }) => Object.values(columns)))
    expect(readFileSync('package/README.md', 'utf8')).toContain(source.match(/^[\w-]+/)?.[0]);
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
