import type { Page } from '@playwright/test';
import { calculate, calculatorOn } from '../support/calculatorPage.ts';
import { open } from '../support/everyTool.ts';
import { giroCodeOn } from '../support/giroCodePage.ts';
import { hold } from '../support/hold.ts';
import { expect, mayComplain, test } from '../support/siteTest.ts';

const directory = '**/daten/**';

test.beforeEach(mayComplain);
test.beforeEach(({ page }) => page.clock.install());

test.describe('where the server does not answer', () => {
  test('the calculator says that the bank is missing, and asks again [9.17]', async ({ page, context }) => {
    const { held, release } = await hold(page, directory);
    await open(page, '/');
    const calculator = calculatorOn(page);
    await calculate(calculator, '20070000', '1234566');
    // The bank may use another IBAN: that of the formula does not look like the result.
    const expectFormulaOnly = async () => {
      await expect(calculator.heading('IBAN nur nach der Formel')).toBeVisible();
      await expect(calculator.result.getByRole('button', { name: /^IBAN kopieren|Teilen/ })).toHaveCount(0);
    };
    await expect(calculator.result.getByText(/wird noch nachgeschlagen …/)).toBeVisible();
    // An IBAN that is replaced a moment later could be copied, and a selection in it would vanish.
    await expect(calculator.iban('DE68 2007 0000 0123 4566 00')).toHaveCount(0);
    await expect.poll(() => held.length).toBe(1);
    await page.clock.fastForward('00:15');
    await expect(calculator.result.getByText(/Die Bank konnte nicht ermittelt werden/)).toBeVisible();
    await expectFormulaOnly();
    await context.setOffline(true);
    await context.setOffline(false);
    await page.clock.fastForward('00:15');
    await expect(calculator.result.getByText(/Drücken Sie noch einmal auf „IBAN berechnen“/)).toBeVisible();
    expect(held).toHaveLength(1);
    await calculator.calculate.click();
    await expect.poll(() => held.length).toBe(2);
    await page.clock.fastForward('00:15');
    await expect(calculator.result.getByText(/Drücken Sie noch einmal auf „IBAN berechnen“/)).toBeVisible();
    // A late answer is used.
    await release();
    await expect(calculator.iban('DE68 2007 0000 0123 4566 00')).toBeVisible();
  });

  test('the GiroCode says after a while that it could not look up the bank', async ({ page }) => {
    const { held } = await hold(page, directory);
    await open(page, '/girocode');
    const { field, code, picture } = giroCodeOn(page);
    await field('IBAN').fill('DE89 3704 0044 0532 0130 00');
    await expect(page.getByText('Die Bank wird nachgeschlagen …', { exact: true })).toBeVisible();
    // One of the page and one of the series' worker, which a browser may put into one.
    await expect.poll(() => held.length).toBeGreaterThan(0);
    await page.clock.fastForward('00:15');
    await expect(page.getByText(/^Das Bankverzeichnis konnte nicht geladen werden/)).toBeVisible();
    await field('Empfängername').fill('Erika Beispiel');
    await expect(picture).toBeVisible();
    await expect(code.getByText(/Prüfen Sie zuerst/).first()).toBeVisible();
  });

  test('the list gives up when the bank directory does not arrive, and keeps its text', async ({ page }) => {
    const { held, release } = await hold(page, directory);
    await open(page, '/iban-liste');
    const read = page.getByRole('button', { name: 'Liste lesen' });
    await page.getByRole('textbox').fill('BLZ;Konto\n37040044;532013000');
    await read.click();
    await expect.poll(() => held.length).toBeGreaterThan(0);
    await expect(page.getByRole('button', { name: 'Die Liste wird gelesen …' })).toBeVisible();
    await page.clock.fastForward('01:00');
    await expect(page.getByText(/^Das dauert zu lange; wir haben abgebrochen/)).toBeVisible();
    await expect(page.getByRole('textbox')).toHaveValue('BLZ;Konto\n37040044;532013000');
    await release();
    await read.click();
    await expect(page.getByRole('heading', { name: 'Ergebnis' })).toBeVisible();
  });
});

test.describe("where the tool's own script does not arrive", () => {
  const notice = (page: Page) => page.getByText(/Dieses Werkzeug ist noch nicht geladen/);

  test('the page says so after eight seconds, and no longer once it has arrived', async ({ page }) => {
    // From here on the test controls the clock.
    await page.clock.pauseAt(Date.now() + 60_000);
    const { release } = await hold(page, '**/*.js');
    await page.goto('/', { waitUntil: 'commit' });
    await expect(page.getByRole('contentinfo')).toBeAttached();
    await page.locator('astro-island').getByRole('textbox').first().focus();
    await page.clock.fastForward(7900);
    await expect(notice(page)).toBeHidden();
    await page.clock.fastForward(200);
    await expect(notice(page)).toBeVisible();
    await expect(notice(page).getByRole('link')).toHaveAttribute('href', '/iban-konvertierung');
    await page.clock.resume();
    await release();
    await expect(page.locator('astro-island[ssr]')).toHaveCount(0);
    await expect(notice(page)).toBeHidden();
    await page.clock.fastForward('01:00');
    await expect(notice(page)).toBeHidden();
  });

  test('the same is said of a script that fails', async ({ page }) => {
    await page.route(/\/_astro\/Calculator\./, (route) =>
      route.fulfill({ contentType: 'text/javascript', body: 'throw new Error("refused")' }),
    );
    await page.goto('/');
    await page.locator('astro-island').getByRole('textbox').first().focus();
    await page.clock.fastForward('00:09');
    await expect(notice(page)).toBeVisible();
  });
});
