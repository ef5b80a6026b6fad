import type { Page } from '@playwright/test';
import { openContactForm } from '../support/contactPage.ts';
import { expect, test } from '../support/siteTest.ts';

/** The contact form with a clock that is stopped after the first notification appears. */
async function notifiedWithStoppedClock(page: Page) {
  await page.clock.install();
  const form = await openContactForm(page);
  await page.clock.pauseAt(Date.now() + 3_600_000);
  await form.fillAndSend();
  await expect(form.notification).toBeVisible();
  // The pointer and the focus are elsewhere, because both would pause the timer.
  await page.mouse.move(5, 300);
  return form;
}

test('a notification stays for 5,000 ms, longer under the pointer [4.11] [9.13]', async ({ page }) => {
  const { notification } = await notifiedWithStoppedClock(page);
  await notification.hover();
  await page.clock.runFor(20_000);
  await expect(notification).toBeVisible();
  await page.mouse.move(5, 300);
  await page.clock.runFor(4900);
  await expect(notification).toBeVisible();
  await page.clock.runFor(200);
  await expect(notification).toBeHidden();
});

/** Drags the notification of a new page sideways with the pointer. */
async function swipe(page: Page, by: number) {
  const { fillAndSend, notification } = await openContactForm(page);
  await fillAndSend();
  await expect(notification).toBeVisible();
  await notification.evaluate((element) =>
    Promise.all(element.getAnimations().map(({ finished }) => finished)),
  );
  const box = await notification.boundingBox();
  if (!box) throw new Error('the notification is not to be seen');
  const [x, y] = [box.x + 60, box.y + box.height / 2];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + Math.sign(by) * 10, y);
  await page.mouse.move(x + by, y, { steps: 4 });
  await page.mouse.up();
  return notification;
}

test('a swipe to the right by more than 50 px dismisses a notification [4.11] [9.14]', async ({ page }) => {
  for (const by of [49, -120]) {
    const notification = await swipe(page, by);
    await expect(notification).toHaveAttribute('data-state', 'open');
    await expect(notification).toBeVisible();
    const rightEdge = async () => {
      const box = await notification.boundingBox();
      return (box?.x ?? Infinity) + (box?.width ?? 0);
    };
    await expect.poll(rightEdge, 'it goes back to its place').toBeLessThan(1280);
  }
  await expect(await swipe(page, 51)).toBeHidden();
});
