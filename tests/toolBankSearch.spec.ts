import type { Page } from '@playwright/test';
import { expectNoViolations } from './axe.ts';
import { bankSearchQueries } from './bankSearchQueries.ts';
import { calculatorOn, openCalculator } from './calculatorPage.ts';
import { readClipboard } from './clipboard.ts';
import { open } from './everyTool.ts';
import { insertions } from './insertions.ts';
import { expect, test } from './siteTest.ts';

/** The parts of the bank search by their visible names, on its own page or in the calculator. */
function finderOn(page: Page) {
  const finder = page.getByRole('search', { name: 'Suche nach einer Bank' });
  const results = finder.getByRole('listitem');
  return {
    finder,
    field: finder.getByRole('textbox', { name: 'Bank, Ort, PLZ, BLZ oder BIC' }),
    results,
    first: results.first(),
    status: finder.getByRole('status'),
  };
}

async function openFinder(page: Page) {
  await open(page, '/bank-suchen');
  return finderOn(page);
}

/** `370 400 44`, as the page shows it. */
const grouped = (bankCode: string) => bankCode.replace(/^(...)(...)/, '$1\u00A0$2\u00A0');

const isApproximate = /Kein genauer Treffer\. .*ähnliche/;

test('what people type and paste finds the bank that is meant', async ({ page }) => {
  const { finder, field, first } = await openFinder(page);
  for (const { name, query, first: bankCode, isApproximate: isSimilar = false } of bankSearchQueries)
    await test.step(name, async () => {
      await field.fill(query);
      if (bankCode === null) await expect(first).toBeHidden();
      else await expect(first).toContainText(grouped(bankCode));
      await expect(finder.getByText(isApproximate)).toHaveCount(isSimilar ? 2 : 0);
    });
});

for (const [name, text] of [
  ['blanks', `köln${' '.repeat(1_000_000)}`],
  ['letters', `köln ${'sparkasse '.repeat(100_000)}`],
] as const)
  test(`a megabyte of ${name} is cut, the page says so and still works`, async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    const { finder, field, first, status } = await openFinder(page);
    await insertions.pasting(field, text);
    const cut = /Gesucht wird nach den ersten 100\sZeichen\. [\d.]+\sweitere haben wir entfernt\./;
    await expect(finder.getByRole('paragraph').filter({ hasText: cut, visible: true }).first()).toBeVisible();
    await expect(status).toContainText(cut);
    await field.fill('370 400 44');
    await expect(first).toContainText(grouped('37040044'));
    await expect(status).not.toContainText(cut);
  });

test('what only looks like an IBAN is not called one', async ({ page }) => {
  const { finder, field } = await openFinder(page);
  await field.fill('DE89 3704 0044 0532 0130 00');
  await expect(finder.getByText('Das ist eine IBAN. Gesucht wird die Bankleitzahl darin.')).toBeVisible();
  for (const seeming of ['DE89 3704 0044 0532 0130 01', 'DE89 3704 0044']) {
    await field.fill(seeming);
    await expect(
      finder.getByText('Das sieht nach einer IBAN aus. Gesucht wird die Bankleitzahl darin.'),
    ).toBeVisible();
  }
});

test('umlauts, order and a cut word do not matter', async ({ page }) => {
  const { field, first } = await openFinder(page);
  for (const query of ['Sparkasse Köln', 'koeln sparkasse', 'koln spar', 'SPARKASSE KÖLN']) {
    await field.fill('');
    await field.pressSequentially(query);
    await expect(first, query).toContainText('370\u00A0501\u00A098');
  }
});

test('a result names bank, place with postcode, bank code and BIC, and what speaks against it', async ({
  page,
}) => {
  const { field, results, first } = await openFinder(page);
  await field.fill('sparkasse hannover');
  for (const text of ['Sparkasse Hannover', '30001 Hannover', '250\u00A0501\u00A080', 'SPKHDE2HXXX'])
    await expect(first).toContainText(text);
  await expect(results.last()).toContainText(
    'Zur Löschung vorgemerkt. Nachfolgerin: 250\u00A0501\u00A080, Sparkasse Hannover.',
  );
});

test('the count is said politely once the typing pauses', async ({ page }) => {
  const { field, status } = await openFinder(page);
  await field.fill('hannover');
  await expect(status).toHaveText(/^\d+\u00A0Treffer/);
  await field.fill('nonsense');
  await expect(status).toHaveText(/^Nichts gefunden\. Oft helfen weniger Wörter/);
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test('twenty results are shown, more on request', async ({ page }) => {
  const { finder, field, results } = await openFinder(page);
  await field.fill('commerzbank');
  await expect(results).toHaveCount(20);
  await finder.getByRole('button', { name: '20 weitere anzeigen' }).click();
  await expect(results).toHaveCount(40);
  await expect(results.nth(20).getByRole('link')).toBeFocused();
});

test('bank code and BIC are copied without blanks', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const { field, first } = await openFinder(page);
  await field.fill('37040044');
  for (const [name, copied] of [
    ['BLZ 370 400 44 kopieren', '37040044'],
    ['BIC COBADEFFXXX kopieren', 'COBADEFFXXX'],
  ] as const) {
    await first.getByRole('button', { name }).click();
    await expect.poll(() => readClipboard(page)).toBe(copied);
  }
});

test('“Mit dieser BLZ rechnen” fills the calculator, and the address keeps nothing of it', async ({
  page,
}) => {
  const { field, first } = await openFinder(page);
  await field.fill('münchner bank');
  await first.getByRole('link', { name: /^Mit dieser BLZ rechnen/ }).click();
  const calculator = calculatorOn(page);
  await expect(calculator.bankCode).toHaveValue('70190000');
  await expect(calculator.accountNumber).toBeFocused();
  expect(new URL(page.url()).hash).toBe('');
});

test('the keyboard is enough from the field to the calculated IBAN', async ({ page }) => {
  const { field, results } = await openFinder(page);
  await field.focus();
  await page.keyboard.type('commerzbank köln');
  await page.keyboard.press('Escape');
  await expect(field).toHaveValue('');
  await page.keyboard.type('370 400');
  await expect(results.nth(1)).toBeVisible();
  // The results are those of the whole text: arrow keys would count others if the list changed in between.
  await expect(results.filter({ hasNotText: '370 400' })).toHaveCount(0);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await expect(results.nth(1).getByRole('link')).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('ArrowUp');
  await expect(field).toBeFocused();
  await page.keyboard.type('44');
  await expect(results).toHaveCount(1);
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');

  const calculator = calculatorOn(page);
  await expect(calculator.accountNumber).toBeFocused();
  await page.keyboard.type('532013000');
  await page.keyboard.press('Enter');
  await expect(calculator.iban('DE89 3704 0044 0532 0130 00')).toBeVisible();
});

/** Waits until the page has not moved for ten frames. */
const scrollingEnds = (page: Page) =>
  page.evaluate(async () => {
    for (let [still, place] = [0, scrollY]; still < 10; ) {
      await new Promise(requestAnimationFrame);
      still = scrollY === place ? still + 1 : 0;
      place = scrollY;
    }
  });

test.describe('beside the bank code of the calculator', () => {
  async function openFinderInCalculator(page: Page) {
    const calculator = await openCalculator(page);
    const button = page.getByRole('button', { name: 'Bank suchen' });
    await button.click();
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    const parts = finderOn(page);
    // The click loads the search, which takes the focus after loading.
    await expect(parts.field).toBeFocused();
    return { calculator, button, ...parts };
  }

  test('a chosen bank fills the bank code, and the focus goes on to the account number', async ({ page }) => {
    const { calculator, finder, first } = await openFinderInCalculator(page);
    await page.keyboard.type('sparkasse koeln');
    await expect(first).toContainText('370\u00A0501\u00A098');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Enter');
    await expect(calculator.bankCode).toHaveValue('37050198');
    await expect(calculator.accountNumber).toBeFocused();
    await expect(finder).toBeHidden();
    await expect(page.getByText('COLSDE33XXX')).toBeVisible();
    await page.keyboard.type('1900158');
    await expect(calculator.calculate).toBeEnabled();
  });

  for (const width of [320, 360, 1280])
    test(`at ${width} px the page shows the field that gets the focus from a chosen bank`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 740 });
      await page.emulateMedia({ reducedMotion: 'no-preference' });
      const { calculator, results } = await openFinderInCalculator(page);
      await page.keyboard.type('sparkasse');
      await expect(results).toHaveCount(5);
      await results
        .first()
        .getByRole('button', { name: /^BLZ übernehmen/ })
        .click();
      await expect(calculator.accountNumber).toBeFocused();
      await scrollingEnds(page);
      await expect(calculator.accountNumber).toBeInViewport({ ratio: 1 });
      await expect(page.getByText('Kontonummer', { exact: true }).first()).toBeInViewport({ ratio: 1 });
    });

  test('nothing above the results moves while someone types', async ({ page }) => {
    const { calculator, field, first } = await openFinderInCalculator(page);
    const places = async () => [await calculator.bankCode.boundingBox(), await field.boundingBox()];
    const before = await places();
    for (const letter of 'volksbank') await page.keyboard.type(letter);
    await expect(first).toBeVisible();
    expect(await places()).toEqual(before);
  });

  test('Escape empties the field, then closes and gives the focus back', async ({ page }) => {
    const { finder, field, button } = await openFinderInCalculator(page);
    await page.keyboard.type('trier');
    await page.keyboard.press('Escape');
    await expect(field).toHaveValue('');
    await page.keyboard.press('Escape');
    await expect(finder).toBeHidden();
    await expect(button).toBeFocused();
  });

  test('with a complete bank code Tab skips the search and leads to the account number', async ({ page }) => {
    const calculator = await openCalculator(page);
    await calculator.bankCode.focus();
    await page.keyboard.type('37040044');
    await page.keyboard.press('Tab');
    await expect(calculator.accountNumber).toBeFocused();
  });
});

test('nothing that is typed goes into a request', async ({ page }) => {
  const { field, first } = await openFinder(page);
  await field.focus();
  await field.fill('kreissparkasse');
  await expect(first).toBeVisible();
  const requests: string[] = [];
  page.on('request', (request) => requests.push(`${request.url()} ${request.postData() ?? ''}`));
  await field.pressSequentially(' ludwigsburg');
  await expect(first).toContainText('604\u00A0500\u00A050');
  expect(requests).toEqual([]);
  await first.getByRole('link').click();
  await expect(calculatorOn(page).bankCode).toHaveValue('60450050');
  expect(requests.filter((request) => /60450050|ludwigsburg/i.test(request))).toEqual([]);
});

test('once the directory is there the search needs no network', async ({ page, context }) => {
  const { field, first } = await openFinder(page);
  await field.fill('trier');
  await expect(first).toBeVisible();
  await context.setOffline(true);
  await field.fill('sparkasse koeln');
  await expect(first).toContainText('370\u00A0501\u00A098');
});

test.describe('without the directory', () => {
  test.use({ mayComplain: true });

  test('it is said, and one press tries again', async ({ page }) => {
    await page.route('**/daten/**', (route) => route.abort());
    const { finder, field, first } = await openFinder(page);
    await field.fill('trier');
    await expect(finder.getByText(/Bankverzeichnis ließ sich nicht laden/).first()).toBeVisible();
    await page.unroute('**/daten/**');
    await finder.getByRole('button', { name: 'Noch einmal laden' }).click();
    await expect(first).toContainText('Trier');
    await expect(field).toBeFocused();
  });
});

for (const colorScheme of ['light', 'dark'] as const)
  test.describe(`on a phone, ${colorScheme}`, () => {
    test.use({ colorScheme, viewport: { width: 320, height: 640 }, hasTouch: true });

    test('results fit, are large enough for fingers and have no accessibility violation', async ({
      page,
    }) => {
      const { finder, field, results } = await openFinder(page);
      await field.fill('sparkasse hannover');
      await expect(results).toHaveCount(3);
      expect(
        await page.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        ),
      ).toBe(0);
      for (const target of await finder.locator('a, button').all()) {
        const box = await target.boundingBox();
        expect(Math.min(box?.height ?? 0, box?.width ?? 0), await target.innerText()).toBeGreaterThanOrEqual(
          44,
        );
      }
      await expectNoViolations(page);
    });

    test('the search in the calculator has no accessibility violation', async ({ page }) => {
      await openCalculator(page);
      await page.getByRole('button', { name: 'Bank suchen' }).click();
      const { field, first } = finderOn(page);
      await field.fill('comerzbank');
      await expect(first).toBeVisible();
      await expectNoViolations(page);
    });
  });
