import type { Page } from '@playwright/test';
import { resolveIban } from '../../package/src/index.ts';
import { expectNoViolations } from '../support/axe.ts';
import { newestDirectory } from '../support/bankDirectory.ts';
import { readClipboard } from '../support/clipboard.ts';
import { open } from '../support/everyTool.ts';
import { expect, mayComplain, test } from '../support/siteTest.ts';

const path = '/entwickler';

function exampleOn(page: Page) {
  const field = (name: string) => page.getByRole('textbox', { name, exact: true });
  return {
    bankCode: field('Bankleitzahl (BLZ)'),
    accountNumber: field('Kontonummer'),
    run: page.getByRole('button', { name: 'Ausführen' }),
    program: page.getByRole('figure', { name: 'Das Programm' }),
    answer: page.getByRole('region', { name: /^Die Antwort auf / }),
    caption: page.getByText(/^Die Antwort auf /).locator('..'),
    status: page.getByRole('status').filter({ hasNotText: 'noch nicht geladen' }),
  };
}

const answerIn = async (page: Page): Promise<unknown> =>
  JSON.parse((await exampleOn(page).answer.textContent()) ?? '');

test('code has a button that copies it, the formula of a spreadsheet too [10.45]', async ({ page }) => {
  for (const [path, code] of [
    ['/entwickler', /^npm install https:\S+\.tgz$/],
    ['/iban-konvertierung', /^=.*\)$/],
  ] as const) {
    await page.goto(path);
    await page.getByRole('button', { name: 'Kopieren' }).first().click();
    await expect(page.getByRole('button', { name: 'Kopiert' })).toBeVisible();
    expect(await readClipboard(page)).toMatch(code);
  }
});

test('the package answers the example, also a bad input; nothing is cleared [17.9]', async ({ page }) => {
  await open(page, path);
  const { bankCode, accountNumber, run, program, answer, caption, status } = exampleOn(page);
  await bankCode.fill('70150000');
  await accountNumber.fill('1111111');
  await expect(program).toContainText("resolveIban(bankDirectory(), '70150000', '1111111')");
  await run.click();
  await expect(answer).toContainText('DE62701500000020228888');
  expect(await answerIn(page)).toEqual(resolveIban(newestDirectory(), '70150000', '1111111'));
  await expect(status).toHaveText('Die Antwort: IBAN DE62701500000020228888, isExpired: false.');
  await expectNoViolations(page);
  await accountNumber.fill('2');
  await expect(program).toContainText("'2'");
  await expect(caption).toContainText("resolveIban(bankDirectory(), '70150000', '1111111')");
  await accountNumber.press('Enter');
  await expect(answer).toContainText('"0000000002"');

  await accountNumber.fill('Müller');
  await run.click();
  await expect(status).toHaveText('Die Antwort: keine IBAN, account-number-malformed, isExpired: false.');
  await expect(accountNumber).toHaveValue('Müller');
});

test('without bank data the example says so, and the next press tries again [17.9]', async ({ page }) => {
  mayComplain();
  let isDown = true;
  await page.route('**/daten/*.json', (route) => (isDown ? route.abort() : route.continue()));
  await open(page, path);
  const { accountNumber, run, answer, status } = exampleOn(page);
  await accountNumber.fill('1');
  await run.click();
  await expect(status).toContainText('konnten nicht geladen werden');
  isDown = false;
  await run.click();
  await expect(answer).toContainText('"0000000001"');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, consent: 'unanswered' });

  test('the page is complete: example, answer and text [17.10]', async ({ page }) => {
    await page.goto(path);
    const { program, caption } = exampleOn(page);
    await expect(program).toContainText("resolveIban(bankDirectory(), '20070000', '1234566')");
    await expect(caption).toContainText("resolveIban(bankDirectory(), '20070000', '1234566')");
    expect(await answerIn(page)).toEqual(resolveIban(newestDirectory(), '20070000', '1234566'));
    await expect(page.getByText(/Ausführen lässt sich das Beispiel nur mit JavaScript/)).toBeVisible();
  });
});
