import { calculatorOn } from '../support/calculatorPage.ts';
import { holdScripts } from '../support/holdScripts.ts';
import { isShellScript } from '../support/shellScript.ts';
import { toolPaths } from '../support/siteRoutes.ts';
import { expect, test } from '../support/siteTest.ts';
import { startTool } from '../support/startTool.ts';

test.describe('a tool that nobody uses', () => {
  for (const path of toolPaths)
    test(`runs no script on ${path}, but has its files at hand`, async ({ page }) => {
      await page.clock.install();
      const files = page.locator('astro-island').getAttribute('data-files');
      const fetched = new Map<string, string>();
      page.on('request', (request) => {
        const { pathname } = new URL(request.url());
        if (pathname.endsWith('.js') && !isShellScript(pathname))
          fetched.set(pathname, request.resourceType());
      });
      await page.goto(path);
      await page.clock.runFor('00:10');
      const names = (await files)?.split(' ') ?? [];
      expect(names.length).toBeGreaterThan(2);
      await expect.poll(() => [...fetched.keys()].sort()).toEqual(names.toSorted());
      expect(new Set(fetched.values()), 'fetched as data, not run').toEqual(new Set(['fetch']));
      await expect(page.locator('astro-island[ssr]')).toHaveCount(1);
    });

  test('fetches nothing where the visitor saves data', async ({ page }) => {
    await page.clock.install();
    await page.addInitScript(() =>
      Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
    );
    const scripts: string[] = [];
    page.on('request', (request) => request.url().endsWith('.js') && scripts.push(request.url()));
    await page.goto('/');
    await page.clock.runFor('10:00');
    await page.waitForLoadState('networkidle');
    expect(scripts.filter((url) => !isShellScript(url))).toEqual([]);
  });
});

test.describe('what is done before the script is there', () => {
  test('is answered once: the last button that was pressed', async ({ page }) => {
    const release = await holdScripts(page);
    await page.goto('/', { waitUntil: 'commit' });
    const open = page.getByRole('button', { name: 'Bank suchen' });
    await open.click();
    await expect(page.getByRole('textbox', { name: /^Bank, Ort/ })).toHaveCount(0);
    release();
    await expect(page.getByRole('textbox', { name: /^Bank, Ort/ })).toBeVisible();
  });

  test('is answered: a file that was dropped', async ({ page }) => {
    const release = await holdScripts(page);
    await page.goto('/iban-liste', { waitUntil: 'commit' });
    const zone = page.getByRole('button', { name: 'Datei wählen' });
    const isRefused = await zone.evaluate((element) => {
      const dataTransfer = new DataTransfer();
      dataTransfer.items.add(new File(['BLZ;Konto\n37040044;532013000'], 'mitglieder.csv'));
      const raise = (type: string) =>
        element.dispatchEvent(new DragEvent(type, { bubbles: true, cancelable: true, dataTransfer }));
      raise('dragenter');
      return !raise('dragover') && !raise('drop');
    });
    expect(isRefused, 'the browser does not open the file itself').toBe(true);
    release();
    await expect(page.getByRole('heading', { name: 'So haben wir die Liste verstanden' })).toBeVisible();
    await expect(page.getByText('mitglieder.csv')).toBeVisible();
  });

  test('is kept: the focus and the text in the field', async ({ page }) => {
    const release = await holdScripts(page);
    await page.goto('/', { waitUntil: 'commit' });
    const { bankCode, accountNumber, calculate } = calculatorOn(page);
    await bankCode.fill('37040044');
    await accountNumber.fill('532013000');
    release();
    await expect(calculate).toBeEnabled();
    await expect(accountNumber).toBeFocused();
    await expect(bankCode).toHaveValue('37040044');
  });
});

test.describe('what is chosen or sent before the script is there', () => {
  test('is kept: the way of entering an account for a GiroCode', async ({ page }) => {
    const release = await holdScripts(page);
    await page.goto('/girocode', { waitUntil: 'commit' });
    const byBankCode = page.getByRole('radio', { name: 'Bankleitzahl und Kontonummer' });
    await byBankCode.check();
    release();
    await expect(page.getByRole('textbox', { name: 'Kontonummer' })).toBeVisible();
    await expect(byBankCode).toBeChecked();
  });

  test('is answered: Enter after both numbers', async ({ page }) => {
    const release = await holdScripts(page);
    await page.goto('/', { waitUntil: 'commit' });
    const calculator = calculatorOn(page);
    await calculator.bankCode.fill('37040044');
    await calculator.accountNumber.fill('532013000');
    await calculator.accountNumber.press('Enter');
    release();
    await expect(calculator.iban('DE89 3704 0044 0532 0130 00')).toBeVisible();
  });
});

test.describe('where the script could not be loaded', () => {
  test.use({ mayComplain: true });

  test('the next press tries again', async ({ page }) => {
    let isDown = true;
    const failed: string[] = [];
    await page.route(/\/_astro\/Calculator\..*\.js/, (route) => {
      if (!isDown) return route.continue();
      failed.push(route.request().resourceType());
      return route.abort();
    });
    await page.goto('/');
    const open = page.getByRole('button', { name: 'Bank suchen' });
    const hasFailed = page.waitForEvent('console', (message) => message.text().includes('Failed to fetch'));
    await open.click();
    await hasFailed;
    // Many browsers remember a failed import until the page is reloaded.
    expect(new Set(failed)).toEqual(new Set(['fetch']));
    isDown = false;
    await open.click();
    await expect(page.getByRole('textbox', { name: /^Bank, Ort/ })).toBeVisible();
  });
});

test('a file that is only dragged over the list leaves no mark, and what was pressed before is answered', async ({
  page,
}) => {
  const release = await holdScripts(page);
  await page.goto('/iban-liste', { waitUntil: 'commit' });
  await page.getByRole('textbox').first().fill('BLZ;Konto\n37040044;532013000');
  await page.getByRole('button', { name: 'Liste lesen' }).click();
  await page.getByRole('button', { name: 'Datei wählen' }).evaluate((element) => {
    const dataTransfer = new DataTransfer();
    dataTransfer.items.add(new File([''], 'mitglieder.csv'));
    for (const type of ['dragenter', 'dragover', 'dragleave'])
      element.dispatchEvent(new DragEvent(type, { bubbles: true, cancelable: true, dataTransfer }));
  });
  release();
  await expect(page.getByRole('heading', { name: 'So haben wir die Liste verstanden' })).toBeVisible();
  await expect(page.locator('[data-over]')).toHaveCount(0);
});

test.describe('where the file of the shell is late', () => {
  test('a tool that is touched while the page arrives starts', async ({ page }) => {
    await page.route(/\/_astro\/shell\./, () => new Promise(() => {}));
    await page.addInitScript(() =>
      Object.defineProperty(document, 'readyState', { configurable: true, get: () => 'loading' }),
    );
    await page.goto('/', { waitUntil: 'commit' });
    await page.locator('#blz').focus();
    await expect(page.getByRole('contentinfo')).toBeAttached();
    await page.evaluate(() => {
      Reflect.deleteProperty(document, 'readyState');
      document.dispatchEvent(new Event('readystatechange'));
    });
    await expect(page.locator('astro-island')).not.toHaveAttribute('ssr');
  });

  test('nothing floats over a field that is focused before it comes', async ({ page }) => {
    const shell = Promise.withResolvers<void>();
    await page.route(/\/_astro\/shell\./, async (route) => {
      await shell.promise;
      await route.continue();
    });
    await page.goto('/', { waitUntil: 'commit' });
    await page.locator('#blz').focus();
    shell.resolve();
    await expect(page.locator('html')).toHaveAttribute('data-in-use');
  });
});

test.describe('a tool starts at once', () => {
  test('where the browser has restored a field', async ({ page }) => {
    await page.addInitScript(() =>
      addEventListener('DOMContentLoaded', () => {
        const field = document.querySelector<HTMLInputElement>('#blz');
        if (field) field.value = '37040044';
      }),
    );
    await page.goto('/');
    await expect(page.getByText(/^Commerzbank/).first()).toBeVisible();
  });

  test('where a link brings an account', async ({ page }) => {
    await page.goto('/#blz=37040044&konto=532013000');
    await expect(calculatorOn(page).iban('DE89 3704 0044 0532 0130 00')).toBeVisible();
  });
});

test('a tool starts at once where a link leads to a part of it', async ({ page }) => {
  await page.goto('/girocode#kartenserie');
  await expect(page.getByRole('button', { name: 'CSV-Datei wählen' })).toBeInViewport();
});

for (const isStarted of [false, true])
  test(`the part of a tool opens for a link on its own page, ${isStarted ? 'after' : 'before'} the tool has started`, async ({
    page,
  }) => {
    await page.goto('/girocode');
    if (isStarted) await startTool(page);
    const choose = page.getByRole('button', { name: 'CSV-Datei wählen' });
    await page.evaluate(() => {
      location.hash = 'kartenserie';
    });
    await expect(choose).toBeInViewport();
  });

for (const path of toolPaths)
  test(`nothing moves on ${path} when the tool starts`, async ({ page }) => {
    await page.goto(path);
    await page.evaluate(() => document.fonts.ready);
    const places = () =>
      page.evaluate(() =>
        [...document.querySelectorAll('main *')].flatMap((element) => {
          const { x, y, width, height } = element.getBoundingClientRect();
          // The places of announcements are not seen.
          return width <= 1 && height <= 1 ? [] : [element.tagName, x, y, width, height].join(' ');
        }),
      );
    const before = await places();
    await startTool(page);
    expect(await places()).toEqual(before);
  });
