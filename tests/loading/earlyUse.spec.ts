import type { Locator, Page } from '@playwright/test';
import { calculatorOn } from '../support/calculatorPage.ts';
import { checkEach } from '../support/checkEach.ts';
import { hold } from '../support/hold.ts';
import { insertions } from '../support/insertions.ts';
import { isShellScript, toolPaths } from '../support/siteRoutes.ts';
import { expect, test } from '../support/siteTest.ts';
import { startTool } from '../support/startTool.ts';

test('on a slow phone both numbers typed at 60 ms a key and a tap are answered', async ({ page }) => {
  const session = await page.context().newCDPSession(page);
  const bytes = 400_000 / 8;
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await session.send('Network.emulateNetworkConditions', {
    ...{ offline: false, latency: 400, downloadThroughput: bytes, uploadThroughput: bytes },
  });
  await page.goto('/', { waitUntil: 'commit' });
  // As soon as something is painted.
  await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
  const { bankCode, accountNumber, calculate, iban } = calculatorOn(page);
  await bankCode.pressSequentially('37040044', { delay: 60 });
  await accountNumber.pressSequentially('532013000', { delay: 60 });
  await calculate.click({ force: true });
  await expect(iban('DE89 3704 0044 0532 0130 00')).toBeVisible();
});

const early: readonly { path: string; text: string; button?: string; answer: (page: Page) => Locator }[] = [
  {
    ...{ path: '/', text: 'Konto 532013000, BLZ 37040044' },
    answer: (page) => calculatorOn(page).status('Übernommen: BLZ 37040044 und Kontonummer 532013000'),
  },
  {
    ...{ path: '/iban-pruefen', text: 'DE89 3704 0044 0532 0130 00', button: 'IBAN prüfen' },
    answer: (page) =>
      page.getByRole('region', { name: 'Ergebnis' }).getByText('Commerzbank, Köln', { exact: true }),
  },
  {
    ...{ path: '/iban-pruefen', text: 'IBAN DE89 3704 0044 0532 0130 00 (alt)' },
    answer: (page) => page.getByRole('region', { name: 'Ergebnis' }).getByText(/^Im Text steht auch „alt“/),
  },
  { path: '/bank-suchen', text: 'Commerzbank Köln', answer: (page) => page.getByText('50447 Köln').first() },
  { path: '/bic', text: 'Commerzbank Köln', answer: (page) => page.getByText('50447 Köln').first() },
  {
    ...{ path: '/iban-liste', text: 'BLZ;Konto\n37040044;532013000', button: 'Liste lesen' },
    answer: (page) => page.getByRole('heading', { name: 'Ergebnis' }),
  },
  {
    ...{ path: '/iban-liste', text: 'Bankleitzahl;Konto\n37040044;532013000' },
    answer: (page) => page.getByRole('heading', { name: 'Ergebnis' }),
  },
  {
    ...{ path: '/girocode', text: 'DE89 3704 0044 0532 0130 00' },
    answer: (page) => page.getByText('Commerzbank, Köln'),
  },
];

for (const { path, text, button, answer } of early)
  test(`${path} answers „${text.slice(0, 9)}…“ in its first field before its script`, async ({ page }) => {
    const { release } = await hold(page);
    await page.goto(path, { waitUntil: 'commit' });
    await page.locator('astro-island').getByRole('textbox').first().fill(text);
    if (button) await page.getByRole('button', { name: button }).click({ force: true });
    await release();
    await expect(answer(page)).toBeVisible();
  });

test.describe('what is done before the script is there', () => {
  test('is answered once: the last button that was pressed', async ({ page }) => {
    const { release } = await hold(page);
    await page.goto('/', { waitUntil: 'commit' });
    const open = page.getByRole('button', { name: 'Bank suchen' });
    await open.click();
    await expect(page.getByRole('textbox', { name: /^Bank, Ort/ })).toHaveCount(0);
    await release();
    await expect(page.getByRole('textbox', { name: /^Bank, Ort/ })).toBeVisible();
  });

  test('keeps the lines of what is pasted', async ({ page }) => {
    const { release } = await hold(page);
    await page.goto('/', { waitUntil: 'commit' });
    const { bankCode, status } = calculatorOn(page);
    await insertions.pasting(bankCode, 'Meier;37040044;532013000\nHuber;50010517;648489890');
    await release();
    await status('Das sind mehrere Konten.')
      .locator('xpath=ancestor::form')
      .getByRole('link', { name: 'Liste umrechnen' })
      .click();
    await expect(page.getByText('Beide Zeilen fertig')).toBeVisible();
  });

  test('is answered: Enter after both numbers', async ({ page }) => {
    const { release } = await hold(page);
    await page.goto('/', { waitUntil: 'commit' });
    const calculator = calculatorOn(page);
    await calculator.bankCode.fill('37040044');
    await calculator.accountNumber.fill('532013000');
    await calculator.accountNumber.press('Enter');
    await release();
    await expect(calculator.iban('DE89 3704 0044 0532 0130 00')).toBeVisible();
  });
});

test('where the shell is late, nothing floats over a field in use', async ({ page }) => {
  const { release } = await hold(page, ({ pathname }) => isShellScript(pathname));
  await page.goto('/', { waitUntil: 'commit' });
  await page.locator('#blz').focus();
  await release();
  await expect(page.locator('html')).toHaveAttribute('data-used');
});

test('a tool starts at once where the browser has restored a field', async ({ page }) => {
  await page.addInitScript(() =>
    addEventListener('DOMContentLoaded', () => {
      const field = document.querySelector<HTMLInputElement>('#blz');
      if (field) field.value = '37040044';
    }),
  );
  await page.goto('/');
  await expect(page.getByText(/^Commerzbank/).first()).toBeVisible();
});

test('a link to a part of a tool opens it before and after the start', async ({ page }) => {
  const choose = page.getByRole('button', { name: 'Datei wählen' });
  await page.goto('/girocode#kartenserie');
  await expect(choose).toBeInViewport();
  for (const isStarted of [false, true]) {
    await page.goto('/girocode');
    if (isStarted) await startTool(page);
    await page.evaluate(() => {
      location.hash = 'kartenserie';
    });
    await expect(choose).toBeInViewport();
  }
});

test('every tool starts in a browser that is never idle, and nothing moves then', async ({ page }) => {
  await page.addInitScript(() => {
    const { requestIdleCallback } = window;
    // The specification promises a call only after the timeout.
    window.requestIdleCallback = (callback, options) =>
      options?.timeout ? requestIdleCallback(callback, options) : 0;
  });
  await checkEach(toolPaths, async (path) => {
    await page.goto(path);
    await page.evaluate(() => document.fonts.ready);
    const places = () =>
      page.evaluate(() =>
        [...document.querySelectorAll('main *')].flatMap((element) => {
          const { x, y, width, height } = element.getBoundingClientRect();
          // Places of announcements and a closed part are not seen.
          return (width <= 1 && height <= 1) || !element.checkVisibility()
            ? []
            : [element.tagName, x, y, width, height].join(' ');
        }),
      );
    const before = await places();
    await startTool(page);
    expect(await places()).toEqual(before);
  });
});
