import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import manifest from '../../src/features/embedding/custom-elements.json' with { type: 'json' };
import { newestDirectory } from '../support/bankDirectory.ts';
import { builtPage, textOf, textsOf } from '../support/builtSite.ts';
import { widgetFile } from '../support/foreignPage.ts';
import { ibanFormula } from '../support/ibanFormula.ts';
import { toolPaths } from '../support/siteRoutes.ts';

const special = newestDirectory().banks.filter(({ bankRule }) => bankRule && !bankRule.startsWith('0000'));

test('/sonderregeln lists every bank code with a rule of its own once, under its rule and its name [15.1]', () => {
  const listed = [...builtPage('/sonderregeln').main.querySelectorAll('[data-bank]')].flatMap((bank) => {
    const rule = bank.closest('[data-rule]')?.querySelector('h2')?.id.replace('regel-', '');
    const name = bank.firstElementChild?.textContent;
    return textsOf(bank, 'li').map((text) => `${text.slice(0, 8)} ${rule} ${name}`);
  });
  const expected = special.map(
    ({ bankCode, bankRule, name }) => `${bankCode} ${bankRule?.slice(0, 4)} ${name}`,
  );
  expect(listed.sort()).toEqual(expected);
});

test('each example of /sonderregeln shows the IBAN of the formula beside another one of the bank, or why there is none [15.2]', () => {
  const kinds: string[] = [];
  for (const example of builtPage('/sonderregeln').main.querySelectorAll('dl')) {
    const [, bankCode = '', account = ''] = /BLZ (\d{8}), Konto (\d+)/.exec(textOf(example)) ?? [];
    const values = textsOf(example, 'dd').map((text) => text.replaceAll(' ', ''));
    const labels = textsOf(example, 'dt');
    const formula = ibanFormula(bankCode, account).iban;
    kinds.push(labels.at(-1) ?? '');
    if (labels.includes('Keine IBAN')) expect(values.join(' ')).not.toContain(formula);
    else expect(values[1]).toBe(formula);
    if (!labels.includes('Nach der Regel der Bank')) continue;
    expect(labels).toEqual(['Beispiel', 'Nach der Formel', 'Nach der Regel der Bank']);
    expect(values[2]).toMatch(/^DE\d{20}$/);
    expect(values[2]).not.toBe(formula);
  }
  const all = ['Nach der Regel der Bank', 'Formel und Regel der Bank', 'Keine IBAN'];
  expect(new Set(kinds)).toEqual(new Set(all));
  expect(kinds.filter((kind) => kind === 'Nach der Regel der Bank').length).toBeGreaterThan(30);
});

test('/einbetten and the manifest list what the types and the sources of the widget have [18.9]', () => {
  const found = (text: string, pattern: RegExp) =>
    [...new Set([...text.matchAll(pattern)].map(([, name = '']) => name))].sort();
  const names = (list: readonly { readonly name: string }[] = []) => list.map(({ name }) => name).sort();
  const { main } = builtPage('/einbetten');
  const listed = (caption: string) =>
    [...main.querySelectorAll('figure')]
      .filter((figure) => textOf(figure.querySelector('figcaption')) === caption)
      .flatMap((figure) => textsOf(figure, 'td:first-child'))
      .sort();
  const types = readFileSync('widget/src/iban-rechner.d.ts', 'utf8');
  const section = (name: string) => types.split(new RegExp(`${name}\\s`))[1]?.split(/;\n\n|\n\}/)[0] ?? '';
  expect(listed('Urteile über eine IBAN')).toEqual(found(section('IbanVerdict'), /'([\w-]+)'/g));
  const refusals = found(section('IbanRefusal'), /'([\w-]+)'/g);
  expect(listed('Gründe, aus denen es keine IBAN gibt')).toEqual(refusals);
  const details = found(section('ResolveDetail'), /readonly (\w+):/g);
  expect(listed('Was detail von resolve enthält')).toEqual(details);
  const element = manifest.modules[0]?.declarations[0];
  expect(listed('Attribute')).toEqual(names(element?.attributes));
  expect(names(element?.attributes)).toEqual(
    found(section('IbanRechnerAttributes'), /(?:'|^ {2})([\w-]+)(?:'|\?:)/gm).filter(
      (name) => name !== 'onresolve',
    ),
  );
  const control = found(section('type Control ='), /'(\w{3,})'/g);
  expect(names(element?.members)).toEqual([...control, 'labels', 'value'].sort());

  const all = (ending: string) =>
    globSync(`widget/src/*.${ending}`)
      .map((file) => readFileSync(file, 'utf8'))
      .join('\n');
  const sources = all('ts');
  expect(names(element?.cssProperties)).toEqual(found(all('css'), /var\((--iban-rechner-[\w-]+)/g));
  const parts = found(sources, /part: ['`]([\w ]+)/g).flatMap((words) => words.trim().split(' '));
  expect(names(element?.cssParts)).toEqual([...new Set([...parts, 'good', 'caution', 'wrong'])].sort());
  expect(names(element?.cssStates)).toEqual(
    found(sources.split('const isRefused')[1]?.split('\n  }\n')[0] ?? '', /'(\w{3,})'/g),
  );

  expect(JSON.parse(widgetFile('custom-elements.json'))).toEqual(manifest);
  const downloads = [...main.querySelectorAll('a[download]')].map((link) => link.getAttribute('download'));
  expect(downloads).toEqual(expect.arrayContaining(['iban-rechner.d.ts', 'custom-elements.json']));
});

test('the contact form has required text fields for name, e-mail and message, without other rules [2.10] [3.6] [5.7]', () => {
  const { main } = builtPage('/kontakt');
  const fields = [...main.querySelectorAll('input, textarea')];
  expect(textsOf(main, 'form label')).toEqual(['Name', 'E-Mail', 'Nachricht']);
  const types = fields.map((field) => field.getAttribute('type') ?? field.localName);
  expect(types).toEqual(['text', 'email', 'textarea']);
  for (const field of fields) {
    expect(field.hasAttribute('required')).toBe(true);
    for (const rule of ['pattern', 'minlength', 'maxlength', 'readonly'])
      expect(field.hasAttribute(rule), rule).toBe(false);
  }
  expect(textOf(main)).toContain('Diese Seite verschickt selbst nichts');
});

test.each([
  ['/iban-pruefen', '#iban-text'],
  ['/girocode', '#zahlung-iban'],
])('on %s a phone offers letters for an IBAN [10.8]', (path, selector) => {
  const field = builtPage(path).main.querySelector(selector);
  expect(field?.getAttribute('autocapitalize')).toBe('characters');
  expect(field?.getAttribute('inputmode') ?? 'text').not.toMatch(/numeric|decimal/);
});

test.each([...toolPaths, '/bic'])('below the tool of %s a link leads to the checks [13.7]', (path) => {
  const [link] = [...builtPage(path).main.querySelectorAll('a')].filter((one) =>
    textOf(one).startsWith('So prüfen Sie das'),
  );
  expect(link?.getAttribute('href')).toBe('/sicherheit-pruefen');
});
