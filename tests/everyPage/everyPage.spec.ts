import type { Page } from '@playwright/test';
import { expectNoViolations } from '../support/axe.ts';
import { calculate, openCalculator } from '../support/calculatorPage.ts';
import { checkEach } from '../support/checkEach.ts';
import { openContactForm } from '../support/contactPage.ts';
import { isUncovered, sidewaysOf } from '../support/covered.ts';
import { open } from '../support/everyTool.ts';
import { CONSENT_QUESTION, routesOfTheSitemap, unknownPath } from '../support/siteRoutes.ts';
import { expect, test } from '../support/siteTest.ts';
import { startTool } from '../support/startTool.ts';

// siteTest.ts checks in every test that no page writes to the console, violates its policy or contacts a foreign host.

const pages = [...routesOfTheSitemap(), unknownPath];

async function expectInOrder(page: Page) {
  await expectNoViolations(page);
  expect(await sidewaysOf(page)).toBe(0);
}

// In dark colours tests/engines/pages.test.ts looks at them.
test('every page is accessible and fits, enlarged too [10.1] [10.3] [10.4] [15.7]', async ({ page }) => {
  const browser = await page.context().newCDPSession(page);
  await browser.send('Page.enable');
  const ofPage = (size: string) =>
    page.evaluate((wanted) => {
      document.documentElement.style.fontSize = wanted;
    }, size);
  // Only the browser's own font size changes what the breakpoints say.
  const ofBrowser = (standard: number) =>
    browser.send('Page.setFontSizes', { fontSizes: { standard, fixed: (standard * 13) / 16 } });
  const expectFits = async (width: number) => {
    await page.setViewportSize({ width, height: 740 });
    expect(await sidewaysOf(page)).toBe(0);
  };
  const expectEnlarged = async () => {
    await expect(page.locator('html')).toHaveCSS('font-size', '32px');
    await expectFits(1280);
    for (const field of await page.getByRole('main').getByRole('textbox').all()) {
      // A field that has the focus is not scrolled to.
      await field.blur();
      await field.focus();
      await expect.poll(() => isUncovered(page)).toBe(true);
    }
  };
  await checkEach(pages, async (path) => {
    await ofBrowser(16);
    await open(page, path);
    await expectFits(1280);
    await expectFits(320);
    await expectNoViolations(page);
    const cut = page.locator('figure:has(> figcaption) section').filter({ has: page.locator('table') });
    for (const table of await cut.all())
      expect(await table.evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0);

    await ofPage('200%');
    await expectFits(360);
    await expectEnlarged();
    await ofPage('');
    await ofBrowser(32);
    await expectEnlarged();
    await expectFits(320);
  });
});

for (const [colorScheme, width] of [
  ['light', 320],
  ['dark', 1280],
] as const)
  test.describe(`${colorScheme}, ${width} px`, () => {
    test.use({ colorScheme, viewport: { width, height: 720 }, consent: 'unanswered' });

    test('popup, result, confirmation and menu are accessible and fit [10.3] [15.7]', async ({ page }) => {
      const calculator = await openCalculator(page);
      const popup = page.getByRole('region', { name: CONSENT_QUESTION });
      await expect(popup).toBeVisible();
      await expectInOrder(page);
      await popup.getByRole('button', { name: 'Ablehnen' }).click();
      // With a doubt: it has more parts than any other result.
      await calculate(calculator, '70150000', '1234567');
      await calculator.openArithmetic();
      await calculator.accountNumber.fill('1');
      await expect(calculator.result.getByText(/^Ergebnis zu Bankleitzahl/)).toBeVisible();
      await expectInOrder(page);

      const form = await openContactForm(page);
      await form.fillAndSend();
      await form.notification.hover();
      await expectInOrder(page);

      await page.goto('/iban-aufbau');
      const name = width === 320 ? 'Menü' : 'Ratgeber';
      await page.getByRole('banner').getByRole('button', { name }).click();
      await expect(page.getByRole('banner').getByRole('link', { name: 'Bankleitzahl' })).toBeVisible();
      await expectInOrder(page);
    });
  });

test('results and headings fit a phone with letters of twice their size [10.4]', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const browser = await page.context().newCDPSession(page);
  await browser.send('Page.enable');
  await browser.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 26 } });
  const calculator = await openCalculator(page, '37040044', '5320130001');
  await expect(calculator.result.getByText(/^Bitte prüfen/)).toBeVisible();
  expect(await sidewaysOf(page)).toBe(0);
  await expect(calculator.result.getByText('COBADEFFXXX')).toHaveCSS('white-space', 'nowrap');
  const { accountNumber } = calculator;
  expect(await accountNumber.evaluate((field) => field.scrollWidth - field.clientWidth)).toBe(0);
  await page.goto('/bic');
  await startTool(page);
  await page.getByRole('main').getByRole('textbox').first().fill('COBADEFF');
  await expect(page.getByRole('main').getByText('Commerzbank').first()).toBeVisible();
  expect(await sidewaysOf(page)).toBe(0);
  await page.goto('/iban-konvertierung');
  const heading = page.getByRole('heading', { level: 1 });
  await heading.evaluate((element) => element.style.setProperty('overflow-wrap', 'normal'));
  expect(await heading.evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0);
});
