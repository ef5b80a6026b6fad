import type { Page } from '@playwright/test';
import { CONSENT_QUESTION, routes } from '../support/siteRoutes.ts';
import { expect, test } from '../support/siteTest.ts';
import { numberOfCaches, numberOfWorkers } from '../support/storedOnDevice.ts';

test.use({ consent: 'unanswered' });

const popupOn = (page: Page) => page.getByRole('region', { name: CONSENT_QUESTION });
const storedAnswer = (page: Page) => page.evaluate(() => localStorage.getItem('gdpr-consent'));
const stored = (page: Page) => page.getByText('Diese Website liegt vollständig auf Ihrem Gerät');

for (const [button, answer, kept] of [
  ['Akzeptieren', 'accepted', 1],
  ['Ablehnen', 'declined', 0],
  ['Schließen', 'declined', 0],
] as const)
  test(`„${button}“ stores “${answer}” under gdpr-consent, ${kept ? 'and every page' : 'but no page'}, and the popup stays hidden [3.8] [4.5] [4.6] [19.3]`, async ({
    page,
  }) => {
    await page.goto('/');
    await popupOn(page).getByRole('button', { name: button }).click();
    await expect(popupOn(page)).toBeHidden();
    expect(await storedAnswer(page)).toBe(answer);
    await page.reload();
    await expect(page.getByRole('contentinfo')).toBeVisible();
    await expect(popupOn(page)).toBeHidden();
    await page.goto('/datenschutz');
    await expect(
      kept ? stored(page) : page.getByText('Auf Ihrem Gerät liegt nur diese Antwort.'),
    ).toBeVisible();
    await expect(popupOn(page)).toBeHidden();
    expect(await storedAnswer(page)).toBe(answer);
    expect(await numberOfWorkers(page)).toBe(kept);
    expect(await numberOfCaches(page)).toBe(kept);
    const isStored = (path: string) => page.evaluate(async (one) => Boolean(await caches.match(one)), path);
    for (const path of routes) expect(await isStored(path), path).toBe(kept === 1);
  });

test('an answer by keyboard gives the focus back; Escape in the popup declines [10.5]', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('link', { name: 'Zum Inhalt springen' }).focus();
  await popupOn(page).getByRole('button', { name: 'Akzeptieren' }).focus();
  await page.keyboard.press('Escape');
  await expect(popupOn(page)).toBeHidden();
  expect(await storedAnswer(page)).toBe('declined');
  await expect(page.getByRole('link', { name: 'Zum Inhalt springen' })).toBeFocused();
});

test('an answer or a withdrawal in one tab is seen in another', async ({ page, context }) => {
  await page.goto('/datenschutz');
  const other = await context.newPage();
  await other.goto('/datenschutz');
  await expect(popupOn(page)).toBeVisible();
  await popupOn(other).getByRole('button', { name: 'Akzeptieren' }).click();
  await expect(popupOn(page)).toBeHidden();
  for (const tab of [other, page]) await expect(stored(tab)).toBeVisible();
  await other.getByRole('button', { name: 'Widerrufen und Website löschen' }).click();
  for (const tab of [other, page])
    await expect(tab.getByText('Auf Ihrem Gerät liegt nur diese Antwort.')).toBeVisible();
});
