import { brotliCompressSync } from 'node:zlib';
import { expectNoViolations } from '../../support/axe.ts';
import { DATA_FILE, RESETS, widgetFile } from '../../support/foreignPage.ts';
import { hold } from '../../support/hold.ts';
import { insertions } from '../../support/insertions.ts';
import { expect } from '../../support/siteTest.ts';
import { calculate, listenTo, openWidget, test, widgetOn } from '../../support/widgetPage.ts';

test('the script of the widget has at most 45 kB after brotli, and imports nothing [18.1]', () => {
  const script = widgetFile('iban-rechner.js');
  expect(brotliCompressSync(script).length).toBeLessThanOrEqual(45_000);
  expect(script).not.toMatch(/\b(?:import|export)\s*(?:[\w${*]|\()/);
  expect(script).toContain('MIT License');
});

test('the IBAN of the bank appears with its BIC and name, under a strict policy, with two requests that contain no number; nothing is stored, and the page is told once [18.1] [18.5] [19.18] [19.20]', async ({
  page,
  site,
  context,
}) => {
  const widget = await openWidget(page, site);
  await expect(widget.bankCode).toBeVisible();
  expect(site.requests).toEqual(['/', '/page.css', '/rechner/iban-rechner.js']);
  // That of the answer about consent is of these tests.
  await page.evaluate(() => localStorage.clear());
  const told = await listenTo(page);
  await calculate(widget, '20070000', '1234566');
  for (const words of [
    'Empfohlen: IBAN nach der Regel der Deutschen Bank',
    'DE68 2007 0000 0123 4566 00',
    'DEUTDEHHXXX',
    'Bankdaten gültig bis',
  ])
    await expect(widget.result).toContainText(words);
  await expect.poll(widget.value).toBe('DE68200700000123456600');
  await widget.calculate.click();
  expect(site.requests.slice(3)).toEqual([`/rechner/${DATA_FILE}`]);
  expect(await context.storageState({ indexedDB: true })).toEqual({ cookies: [], origins: [] });
  expect(await page.evaluate(() => sessionStorage.length)).toBe(0);
  await expectNoViolations(page);
  const answer = { iban: 'DE68200700000123456600', bic: 'DEUTDEHHXXX', bank: 'Deutsche Bank' };
  expect(await told()).toEqual([expect.objectContaining({ ok: true, isExpired: false, ...answer })]);
});

for (const [what, bankCode, account, code, words, ibans] of [
  ['a bank without an IBAN for the account', '76026000', '1', 'no-iban', 'Für so kurze Kontonummern', 0],
  ['a wrong number of unknown form', '36070024', '1234567', 'invalid-account', 'steht deshalb nicht fest', 0],
  ['a disputed rule', '30060010', '1991182', 'rule-disputed', 'Nach der zweiten möglichen Auslegung:', 2],
] as const)
  test(`${what} is named, and the form gets no IBAN [18.2] [19.17]`, async ({ page, site }) => {
    const widget = await openWidget(page, site);
    const told = await listenTo(page);
    await calculate(widget, bankCode, account);
    await expect(widget.result).toContainText(words);
    await expect(widget.result.getByText(/^DE\d\d \d{4} \d{4}/)).toHaveCount(ibans);
    // An IBAN that fails its check is not shown as the IBAN.
    await expect(widget.element.getByText('Ihre IBAN')).toHaveCount(0);
    await expect(widget.element.locator('[part=iban]')).toHaveCount(0);
    await expect.poll(told).toMatchObject([{ ok: false, code }]);
    await expect.poll(widget.value).toBe('');
    await expect.poll(widget.message).toContain(code === 'rule-disputed' ? 'Wahrscheinlich' : words);
    await expectNoViolations(page);
  });

test('the fields are described by hints, bank and doubt [18.6]', async ({ page, site }) => {
  const widget = await openWidget(page, site);
  await expect(widget.accountNumber).toHaveAccessibleDescription('bis zu 10\u00A0Ziffern');
  await widget.bankCode.fill('70150000');
  await expect(widget.bankCode).toHaveAccessibleDescription(/Stadtsparkasse München/);
  await calculate(widget, '70150000', '1234567');
  await expect(widget.accountNumber).toHaveAccessibleDescription(/Vergleichen Sie jede Ziffer/);
  await expect(widget.accountNumber).toHaveAttribute('aria-invalid', 'true');
  await widget.accountNumber.fill('123456');
  await expect(widget.accountNumber).not.toHaveAttribute('aria-invalid');
  await expect(widget.result).toHaveCount(0);
});

test('a text that is no number for sure gives no IBAN [18.7]', async ({ page, site }) => {
  const { release } = await hold(page, '**/*.json');
  const widget = await openWidget(page, site);
  await insertions.pasting(widget.bankCode, 'Kto. 532013000, BLZ 37040044');
  await page.keyboard.press('Tab');
  // The reason stays when the bank data come.
  await release();
  await page.waitForLoadState('networkidle');
  await expect(widget.bankCode).toHaveAccessibleDescription(/ist nicht sicher zu lesen\.$/);
  await expect(widget.bankCode).toHaveAttribute('aria-invalid', 'true');
  await expect(widget.bankCode).toHaveValue('Kto. 532013000, BLZ 37040044');
  await expect.poll(widget.message).toContain('ist nicht sicher zu lesen');
  await widget.bankCode.fill('');
  await insertions.pasting(widget.bankCode, 'BLZ 370 400 44');
  await insertions.pasting(widget.accountNumber, 'Konto-Nr. 532013000');
  await page.keyboard.press('Tab');
  await expect.poll(widget.value).toBe('DE89370400440532013000');
  await expect(widget.bankCode).toHaveValue('37040044');
  await expect(widget.accountNumber).toHaveValue('532013000');
});

test('the style sheet of the page leaves the widget as it is [18.8]', async ({ page, site }) => {
  const look = async () => {
    const widget = await openWidget(page, site, '20070000', '1234566');
    await expect(widget.result).toContainText('DE68 2007');
    const shown = [widget.bankCode, widget.calculate, widget.result.locator('[part=iban]')];
    return Promise.all(
      shown.map((part) =>
        part.evaluate((element) => {
          const { height } = element.getBoundingClientRect();
          const { color, display, fontSize, letterSpacing, textTransform } = getComputedStyle(element);
          return { height, color, display, fontSize, letterSpacing, textTransform };
        }),
      ),
    );
  };
  const undisturbed = await look();
  for (const css of RESETS) {
    site.css = css;
    expect(await look(), css).toEqual(undisturbed);
  }
});

test('the page sets the colours, and in 200 px nothing sticks out [18.8]', async ({ page, site }) => {
  await page.setViewportSize({ width: 216, height: 800 });
  site.css =
    ':root { color-scheme: dark } iban-rechner { --iban-rechner-accent: rgb(1, 2, 3); --iban-rechner-on-accent: white }';
  const widget = await openWidget(page, site, '30060010', '1991182');
  await expect(widget.calculate).toHaveCSS('background-color', 'rgb(1, 2, 3)');
  await expect(widget.result).toHaveCSS('color', 'rgb(243, 238, 233)');
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(216);
  await expectNoViolations(page);
  expect(
    await page.evaluate(() => document.querySelector('iban-rechner')?.getAnimations({ subtree: true })),
  ).toEqual([]);
});

test('two elements load the data once and keep their answers apart [18.1]', async ({ page, site }) => {
  await page.goto(site.address);
  await page.evaluate(() => document.querySelector('main')?.append(document.createElement('iban-rechner')));
  const [first, second] = [widgetOn(page).element.first(), widgetOn(page).element.last()];
  for (const [element, account] of [
    [first, '532013000'],
    [second, '1'],
  ] as const) {
    await element.getByRole('textbox', { name: 'IBAN oder Bankleitzahl (BLZ)' }).fill('37040044');
    await element.getByRole('textbox', { name: 'Kontonummer' }).fill(account);
    await element.getByRole('button', { name: 'IBAN berechnen' }).click();
  }
  await expect(first).toContainText('DE89 3704 0044 0532 0130 00');
  await expect(second).not.toContainText('DE89 3704 0044 0532 0130 00');
  expect(site.requests.filter((path) => path.endsWith('.json'))).toEqual([`/rechner/${DATA_FILE}`]);
});

test.describe('the words and the form of the element', () => {
  test.use({
    body: '<iban-rechner compact label="IBAN or sort code" account-label="Account" button-label="Go"></iban-rechner>',
  });

  test('are set by attributes [18.8]', async ({ page, site }) => {
    const { element, result } = await openWidget(page, site);
    const account = element.getByRole('textbox', { name: 'Account' });
    await element.getByRole('textbox', { name: 'IBAN or sort code' }).fill('37040044');
    await account.fill('532013000');
    await expect(element.getByRole('button')).toHaveCount(0);
    await account.press('Enter');
    await expect(result).toContainText('DE89 3704 0044 0532 0130 00');
    await element.evaluate((widget) => widget.removeAttribute('compact'));
    await expect(element.getByRole('button', { name: 'Go' })).toBeVisible();
  });
});
