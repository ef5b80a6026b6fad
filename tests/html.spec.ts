import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { HtmlValidate } from 'html-validate';
import { everyTool, open } from './everyTool.ts';
import { pagesOf } from './pageWeight.ts';
import { expect, test } from './siteTest.ts';

const checker = new HtmlValidate({
  root: true,
  extends: ['html-validate:standard', 'html-validate:a11y', 'html-validate:document'],
  rules: {
    // The form of the GiroCode is never submitted: its picture follows what is typed.
    'wcag/h32': 'off',
    // The package of the notifications writes its region as a div with this role.
    'prefer-native-element': ['error', { exclude: ['region'] }],
  },
});

/** A sentence for each finding. */
async function findings(html: string): Promise<string[]> {
  const { results } = await checker.validateString(html);
  return results.flatMap(({ messages }) =>
    messages.map(({ ruleId, selector, message }) => `${ruleId}: ${selector}: ${message}`),
  );
}

test('the HTML of every page is valid', async () => {
  for (const page of pagesOf('dist')) {
    const html = readFileSync(join('dist', page === '/' ? 'index.html' : `${page}.html`), 'utf8');
    expect(await findings(html), page).toEqual([]);
  }
});

for (const { name, path, use } of everyTool)
  test(`the HTML of ${name} is valid after its use`, async ({ page }) => {
    await open(page, path);
    await use(page);
    expect(await findings(await page.content())).toEqual([]);
  });

test('invalid HTML is found', async () => {
  const html = `<!DOCTYPE html><html lang="de"><head><title>x</title></head><body>
    <p><div></div></p><input type="file" autocomplete="off" aria-label="x"><i id="a"></i><i id="a"></i></body></html>`;
  const rules = (await findings(html)).map((finding) => finding.split(':')[0]);
  expect(rules).toEqual(expect.arrayContaining(['close-order', 'valid-autocomplete', 'no-dup-id']));
});
