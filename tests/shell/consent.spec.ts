import type { Page } from '@playwright/test';
import { CONSENT_QUESTION } from '../support/consentPopup.ts';
import { numberOfCaches, numberOfWorkers } from '../support/keptOnDevice.ts';
import { articles, routes } from '../support/siteRoutes.ts';
import { expect, test } from '../support/siteTest.ts';

test.use({ consent: 'unanswered' });

const popupOn = (page: Page) => page.getByRole('region', { name: CONSENT_QUESTION });
const storedAnswer = (page: Page) => page.evaluate(() => localStorage.getItem('gdpr-consent'));

test('every page asks for consent while no answer is stored [4.4] [19.3]', async ({ page }) => {
  for (const path of routes) {
    await page.goto(path);
    await expect(popupOn(page), path).toBeVisible();
    expect(await storedAnswer(page), path).toBeNull();
    expect(await numberOfWorkers(page), path).toBe(0);
  }
});

for (const { width, height } of [
  { width: 1280, height: 720 },
  { width: 320, height: 640 },
])
  test(`at ${width} px the popup is at the lower left edge of the window [2.24]`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await page.goto('/');
    const box = await popupOn(page).boundingBox();
    if (!box) throw new Error('the popup is not to be seen');
    expect(box.x).toBeGreaterThanOrEqual(0);
    expect(box.x).toBeLessThanOrEqual(24);
    const distance = height - (box.y + box.height);
    expect(distance).toBeGreaterThanOrEqual(0);
    expect(distance).toBeLessThanOrEqual(24);
    expect(box.x + box.width).toBeLessThanOrEqual(width);
  });

for (const [button, answer] of [
  ['Akzeptieren', 'accepted'],
  ['Ablehnen', 'declined'],
  ['Schließen', 'declined'],
] as const)
  test(`„${button}“ stores “${answer}” under gdpr-consent, and the popup stays hidden [3.8] [4.5] [4.6]`, async ({
    page,
  }) => {
    await page.goto('/');
    await popupOn(page).getByRole('button', { name: button }).click();
    await expect(popupOn(page)).toBeHidden();
    expect(await storedAnswer(page)).toBe(answer);
    await page.reload();
    await expect(page.getByRole('contentinfo')).toBeVisible();
    await expect(popupOn(page)).toBeHidden();
    await page.goto('/kontakt');
    await expect(popupOn(page)).toBeHidden();
    expect(await storedAnswer(page)).toBe(answer);
  });

test('an answer gives the focus back to where it was [10.5]', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('link', { name: 'Zum Inhalt springen' }).focus();
  await popupOn(page).getByRole('button', { name: 'Ablehnen' }).press('Enter');
  await expect(popupOn(page)).toBeHidden();
  await expect(page.getByRole('link', { name: 'Zum Inhalt springen' })).toBeFocused();
});

test('Escape inside the popup declines', async ({ page }) => {
  await page.goto('/');
  await popupOn(page).getByRole('button', { name: 'Akzeptieren' }).focus();
  await page.keyboard.press('Escape');
  await expect(popupOn(page)).toBeHidden();
  expect(await storedAnswer(page)).toBe('declined');
});

test('an answer in one tab closes the popup of another tab', async ({ page, context }) => {
  await page.goto('/');
  const other = await context.newPage();
  await other.goto('/kontakt');
  await expect(popupOn(page)).toBeVisible();
  await popupOn(other).getByRole('button', { name: 'Ablehnen' }).click();
  await expect(popupOn(page)).toBeHidden();
});

test('“accepted” starts the service worker, which keeps every page on the device [19.3]', async ({
  page,
}) => {
  await page.goto('/');
  await popupOn(page).getByRole('button', { name: 'Akzeptieren' }).click();
  await expect.poll(() => numberOfWorkers(page)).toBe(1);
  await page.evaluate(() => navigator.serviceWorker.ready);
  for (const path of routes)
    await expect
      .poll(() => page.evaluate(async (kept) => Boolean(await caches.match(kept)), path), path)
      .toBe(true);
});

test('“declined” never starts a service worker and stores no page [19.3]', async ({ page }) => {
  await page.goto('/');
  await popupOn(page).getByRole('button', { name: 'Ablehnen' }).click();
  for (const { path } of articles.slice(0, 2)) await page.goto(path);
  await page.waitForLoadState('networkidle');
  expect(await numberOfWorkers(page)).toBe(0);
  expect(await numberOfCaches(page)).toBe(0);
});

test('withdrawing the consent on /datenschutz removes the service worker and all it stored [19.13]', async ({
  page,
}) => {
  await page.goto('/datenschutz');
  await popupOn(page).getByRole('button', { name: 'Akzeptieren' }).click();
  await page.evaluate(() => navigator.serviceWorker.ready);
  await expect.poll(() => numberOfCaches(page)).toBe(1);

  await expect(page.getByText(/^Sie haben eingewilligt/)).toBeVisible();
  await page.getByRole('button', { name: 'Widerrufen und Website löschen' }).click();
  await expect(page.getByText(/^Sie haben nicht eingewilligt/)).toBeVisible();
  expect(await storedAnswer(page)).toBe('declined');
  await expect.poll(() => numberOfCaches(page)).toBe(0);
  await page.reload();
  expect(await numberOfWorkers(page)).toBe(0);
  expect(await numberOfCaches(page)).toBe(0);
});

test('the consent can also be given on /datenschutz, later', async ({ page }) => {
  await page.goto('/datenschutz');
  await expect(page.getByText(/^Sie haben noch nicht geantwortet/)).toBeVisible();
  await popupOn(page).getByRole('button', { name: 'Ablehnen' }).click();
  await page.getByRole('button', { name: 'Einwilligen und Website speichern' }).click();
  expect(await storedAnswer(page)).toBe('accepted');
  await expect.poll(() => numberOfWorkers(page)).toBe(1);
});

test('a withdrawal in another tab updates this one, with what the browser still stores', async ({
  page,
  context,
}) => {
  await page.goto('/datenschutz');
  await popupOn(page).getByRole('button', { name: 'Akzeptieren' }).click();
  await expect(page.getByText('Diese Website liegt vollständig auf Ihrem Gerät')).toBeVisible();
  const other = await context.newPage();
  await other.goto('/datenschutz');
  await other.getByRole('button', { name: 'Widerrufen und Website löschen' }).click();
  for (const tab of [other, page])
    await expect(tab.getByText('Auf Ihrem Gerät liegt nur diese Antwort.')).toBeVisible();
});

test('where the browser stores no answer, the page does not say that it is stored', async ({ page }) => {
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
  });
  await page.goto('/datenschutz');
  await popupOn(page).getByRole('button', { name: 'Ablehnen' }).click();
  await expect(popupOn(page)).toBeHidden();
  await expect(page.getByText('oder Ihr Browser hat die Antwort nicht gespeichert')).toBeVisible();
});
