import type { Page } from '@playwright/test';
import { listen } from '../../support/announcements.ts';
import { fill, type GiroCodePage, openGiroCode } from '../../support/giroCodePage.ts';
import { expect, test } from '../../support/siteTest.ts';

const typed = { IBAN: 'DE89 3704 0044 0532 0130 00', Empfängername: 'Erika' };

async function openWithStoppedClock(page: Page): Promise<GiroCodePage> {
  await page.clock.install();
  const directory = page.waitForEvent('requestfinished', (request) => request.url().includes('/daten/'));
  const tool = await openGiroCode(page);
  await tool.field('IBAN').focus();
  await directory;
  await page.clock.pauseAt(Date.now() + 3_600_000);
  return tool;
}

test('while somebody types, nothing is announced before a second of quiet [11.13]', async ({ page }) => {
  const tool = await openWithStoppedClock(page);
  const said = await listen(page);
  for (const character of typed.IBAN) {
    await page.keyboard.type(character);
    await page.clock.runFor(900);
  }
  expect(await said()).toEqual([]);
  await page.clock.runFor(100);
  const missing = 'Hier entsteht der GiroCode. Es fehlt noch: Empfängername.';
  await expect(tool.code.getByRole('status')).toHaveText(missing);
  expect(await said()).toEqual([missing]);
});

test('on a phone a button leads to a finished code, which is announced [11.13]', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const tool = await openGiroCode(page);
  await tool.field('IBAN').fill(typed.IBAN);
  const seeCode = page.getByRole('button', { name: 'Zum GiroCode' });
  await expect(seeCode).toHaveCount(0);
  await tool.field('Empfängername').fill(typed.Empfängername);
  await tool.field('Betrag').focus();
  await expect(tool.code.getByRole('status').first()).toHaveText('Der GiroCode ist fertig.');
  // The button stays at the foot of the window, but not over a field that is typed in.
  await tool.field('Verwendungszweck').click({ position: { x: 30, y: 5 } });
  await expect(seeCode).not.toBeInViewport();
  await expect(tool.field('Verwendungszweck')).toBeInViewport({ ratio: 1 });
  await tool.field('IBAN').focus();
  await expect(seeCode).toBeInViewport({ ratio: 1 });
  await seeCode.click();
  await expect(tool.picture).toBeInViewport({ ratio: 0.9 });
  await expect(tool.code).toBeFocused();
  // What it leads to is in view.
  await expect(seeCode).toHaveCount(0);
});

test('at a width of 1,280 pixels the code stays in view beside a longer form [11.13]', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 720 });
  const tool = await openGiroCode(page, typed);
  await tool.moreFields.click();
  await tool.field('Betrag').evaluate((field) => field.scrollIntoView());
  await expect(tool.picture).toBeInViewport({ ratio: 0.9 });
  await expect(page.getByRole('button', { name: 'Zum GiroCode' })).toHaveCount(0);
});

test('an account to check first is named at IBAN, code and button, and aloud [11.22]', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const reason = /Nach unseren Bankdaten ergibt sich die IBAN DE68 2007 0000 0123 4566 00/;
  const tool = await openGiroCode(page, { ...typed, IBAN: 'DE84 2007 0000 0001 2345 66' });
  await expect(tool.field('IBAN')).toHaveAccessibleDescription(reason);
  await expect(page.getByRole('button', { name: 'Zum GiroCode: bitte prüfen' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Zum GiroCode', exact: true })).toHaveCount(0);
  const box = tool.code.locator('[data-tone=caution]');
  await expect(box).toContainText('Prüfen Sie zuerst das Empfangskonto.');
  await expect(box).toContainText(reason);
  const [boxPlace, codePlace] = [await box.boundingBox(), await tool.picture.boundingBox()];
  expect(boxPlace?.y).toBeLessThan(codePlace?.y ?? 0);
  await tool.field('Betrag').focus();
  const status = tool.code.getByRole('status').first();
  await expect(status).toHaveText(/^Der GiroCode ist fertig\. Prüfen Sie zuerst das Empfangskonto\. /);
  await expect(status).toHaveText(reason);
  await fill(tool, typed);
  await expect(box).toHaveCount(0);
  const toCode = page.getByRole('button', { name: 'Zum GiroCode', exact: true });
  await expect(toCode).toHaveAttribute('data-variant', 'primary');
});
