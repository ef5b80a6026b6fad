import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expectNoViolations } from './axe.ts';
import { everyTool, open } from './everyTool.ts';
import { errorsOfNu, hasJava } from './nuHtmlChecker.ts';
import { pagesOf } from './pageWeight.ts';
import { expect, test } from './siteTest.ts';
import { mistakesInHtml } from './validHtml.ts';

/** The files of all pages. */
const files = pagesOf('dist').map((page) => join('dist', page === '/' ? 'index.html' : `${page}.html`));

test('the HTML of every page is valid', async () => {
  for (const page of files) {
    const html = readFileSync(page, 'utf8');
    expect(await mistakesInHtml(html), page).toEqual([]);
  }
});

for (const { name, path, use } of everyTool)
  test(`after its use ${name} has valid HTML, and no accessibility violation in light and dark colours`, async ({
    page,
  }) => {
    await open(page, path);
    await use(page);
    expect(await mistakesInHtml(await page.content())).toEqual([]);
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      await expectNoViolations(page);
    }
  });

test('invalid HTML is found', async () => {
  const html = `<!DOCTYPE html><html lang="de"><head><title>x</title></head><body>
    <p><div></div></p><input type="file" autocomplete="off" aria-label="x"><i id="a"></i><i id="a"></i></body></html>`;
  const rules = (await mistakesInHtml(html)).map((mistake) => mistake.split(':')[0]);
  expect(rules).toEqual(expect.arrayContaining(['close-order', 'valid-autocomplete', 'no-dup-id']));
});

test.describe('the Nu Html Checker', () => {
  test.skip(!hasJava, 'needs Java');
  // Java starts slowly on a busy machine.
  test.setTimeout(180_000);

  test('finds no error in any page', () => {
    expect(errorsOfNu(files)).toEqual([]);
  });

  test('finds an error', () => {
    const wrong = test.info().outputPath('wrong.html');
    const html =
      '<!DOCTYPE html><html lang="de"><title>x</title><style>p { colour: red }</style><p><div></p>';
    writeFileSync(wrong, html);
    expect(errorsOfNu([wrong]).join()).toMatch(/colour.*“div”/);
  });
});
