import type { Page } from '@playwright/test';
import { expectNoViolations } from '../support/axe.ts';
import { newestDirectory } from '../support/bankDirectory.ts';
import { checkEach } from '../support/checkEach.ts';
import { coveredPoints, isUncovered } from '../support/covered.ts';
import { everyTool, open } from '../support/everyTool.ts';
import { savedBy } from '../support/files.ts';
import { expect, test } from '../support/siteTest.ts';
import { mistakesInHtml } from '../support/validHtml.ts';
import { calculate, listenTo, widgetOn } from '../support/widgetPage.ts';

const { validUntil } = newestDirectory();
const LAST_DAY = validUntil.split('-').reverse().join('.');
const SENTENCE = `Die Bankdaten galten bis ${LAST_DAY}.`;
const WITHOUT_BANK_DATA = ['/kontakt', '/falsch-ueberwiesen'];

/**
 * By the clock in Germany; src/domain/bankFile and src/bankData test other days. The narrow window is one at 400 %: what the
 * page says of past data has to fit there too.
 */
const MOMENTS = [
  {
    when: 'a minute before the end of the last day, at 1280 × 720',
    ...{ now: `${validUntil}T23:59:00+01:00`, isPast: false, width: 1280, height: 720 },
  },
  {
    when: 'the first minute after it, at 320 × 256',
    ...{ now: `${validUntil}T23:00:00Z`, isPast: true, width: 320, height: 256 },
  },
];

/** Neither the consent popup nor „Nach oben“ is over the fields or the card of a tool, however far one scrolls. */
async function expectUncoveredFields(page: Page) {
  const fields = page.getByRole('main').getByRole('textbox');
  await fields.first().tap();
  await expect.poll(() => coveredPoints(page)).toBe(0);
  for (const field of await fields.all()) {
    await field.tap();
    await expect.poll(() => isUncovered(page)).toBe(true);
  }
}

async function expectUncoveredCard(page: Page, step: number) {
  const card = page.locator('main .tool-area, main form').first();
  const end = await card.evaluate((element) => element.getBoundingClientRect().bottom + scrollY);
  for (let top = 0; top < end; top += step) {
    await page.evaluate((place) => window.scrollTo({ top: place, behavior: 'instant' }), top);
    await expect.poll(() => coveredPoints(page), `scrolled by ${top}`).toBe(0);
  }
}

for (const { when, now, isPast, width, height } of MOMENTS)
  test.describe(when, () => {
    test.use({ consent: 'unanswered', hasTouch: true, viewport: { width, height } });
    test.beforeEach(({ page }) => page.clock.setFixedTime(now));

    test('used tools are valid, accessible and dated [10.3] [10.22] [11.28] [13.15]', async ({ page }) => {
      await checkEach(everyTool, async ({ path, use }) => {
        await open(page, path);
        await expectUncoveredFields(page);
        await use(page);
        await expectUncoveredCard(page, height / 2);

        const sentence = page.getByText(SENTENCE).filter({ visible: true });
        if (isPast && !WITHOUT_BANK_DATA.includes(path)) await expect(sentence.first()).toBeVisible();
        else await expect(sentence).toHaveCount(0);
        // The name of each file says that the data have expired.
        if (path === '/iban-liste')
          for (const [ending, button] of [
            ['csv', 'Als CSV speichern'],
            ['xlsx', 'Als Excel speichern'],
          ] as const) {
            const past = isPast ? ` (Bankdaten galten bis ${LAST_DAY})` : '';
            expect((await savedBy(page, button)).name).toBe(`Liste-IBAN${past}.${ending}`);
          }

        if (isPast) return;
        expect(await mistakesInHtml(await page.content())).toEqual([]);
        for (const colorScheme of ['light', 'dark'] as const) {
          await page.emulateMedia({ colorScheme });
          await expectNoViolations(page, 'main');
        }
      });
    });

    test('the page with the widget says so, and the widget itself [11.28] [18.3]', async ({ page }) => {
      await page.goto('/einbetten');
      await expect(page.getByText(SENTENCE).filter({ visible: true })).toHaveCount(isPast ? 1 : 0);
      await page.getByRole('button', { name: 'Beispiel starten' }).click();
      const widget = widgetOn(page);
      const told = await listenTo(page);
      await calculate(widget, '37040044', '532013000');
      await expect(widget.result).toContainText('DE89 3704 0044 0532 0130 00');
      await expect.poll(told).toMatchObject([{ isExpired: isPast }]);
      if (isPast) await expect(widget.result).toContainText(SENTENCE);
      else await expect(widget.result).not.toContainText('galten bis');
    });
  });
