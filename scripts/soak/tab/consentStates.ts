import { expect, type Page } from '@playwright/test';
import { expectNothingKept } from '../../../tests/keptOnDevice.ts';

/** Every state of the consent, each reached from the one before, as a visitor reaches it. */
export const consentStates: readonly { name: string; reach: (page: Page) => Promise<void> }[] = [
  {
    name: 'unanswered',
    async reach(page) {
      await forget(page);
      await expect(page.getByText(/^Sie haben noch nicht geantwortet/)).toBeVisible();
    },
  },
  {
    name: 'accepted',
    async reach(page) {
      await page.goto('/datenschutz');
      await page.getByRole('button', { name: 'Akzeptieren' }).click();
      await expect(page.getByText(/liegt vollständig auf Ihrem Gerät/)).toBeVisible();
    },
  },
  {
    name: 'withdrawn',
    async reach(page) {
      await page.goto('/datenschutz');
      await page.getByRole('button', { name: 'Einwilligung widerrufen' }).click();
      await expect(page.getByText(/liegt nur diese Antwort/)).toBeVisible();
      await expectNothingKept(page);
    },
  },
  {
    name: 'declined',
    async reach(page) {
      await forget(page);
      await page.getByRole('button', { name: 'Ablehnen' }).click();
      await expect(page.getByText(/^Sie haben nicht eingewilligt/)).toBeVisible();
    },
  },
];

async function forget(page: Page): Promise<void> {
  await page.goto('/datenschutz');
  await page.evaluate(() => localStorage.removeItem('gdpr-consent'));
  await page.reload();
}
