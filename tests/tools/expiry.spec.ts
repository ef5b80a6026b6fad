import { newestDirectory } from '../support/bankDirectory.ts';
import { checkEach } from '../support/checkEach.ts';
import { everyTool, open } from '../support/everyTool.ts';
import { savedBy } from '../support/files.ts';
import { expect, test } from '../support/siteTest.ts';
import { widgetOn } from '../support/widgetPage.ts';

const { validUntil } = newestDirectory();
const LAST_DAY = validUntil.split('-').reverse().join('.');
const SENTENCE = `Die Bankdaten galten bis ${LAST_DAY}.`;
const IBAN = 'DE89 3704 0044 0532 0130 00';

/** The tools that answer with bank data. */
const TOOLS = everyTool.filter(({ path }) => path !== '/kontakt' && path !== '/falsch-ueberwiesen');

/** By the clock in Germany; src/domain/bankFile and src/bankData test other days. */
const MOMENTS = [
  ['a minute before the end of the last day', `${validUntil}T23:59:00+01:00`, false],
  ['the first minute after it', `${validUntil}T23:00:00Z`, true],
] as const;

for (const [when, now, isPast] of MOMENTS)
  test.describe(when, () => {
    test.beforeEach(({ page }) => page.clock.setFixedTime(now));

    test('every tool and the files of a list say that the bank data are past, once they are [11.28]', async ({
      page,
    }) => {
      await checkEach(TOOLS, async ({ path, use }) => {
        await open(page, path);
        await use(page);
        const sentence = page.getByText(SENTENCE).filter({ visible: true });
        if (isPast) await expect(sentence.first()).toBeVisible();
        else await expect(sentence).toHaveCount(0);
        // The name of each file says that the data have expired.
        if (path !== '/iban-liste') return;
        for (const [ending, button] of [
          ['csv', 'Als CSV speichern'],
          ['xlsx', 'Als Excel speichern'],
        ] as const) {
          const past = isPast ? ` (Bankdaten galten bis ${LAST_DAY})` : '';
          expect((await savedBy(page, button)).name).toBe(`Eingefügte Liste-IBAN${past}.${ending}`);
        }
      });
    });

    test('the page with the widget and the widget itself say so [11.28]', async ({ page }) => {
      await page.goto('/einbetten');
      await expect(page.getByText(SENTENCE).filter({ visible: true })).toHaveCount(isPast ? 1 : 0);
      await page.getByRole('button', { name: 'Beispiel starten' }).click();
      const widget = widgetOn(page);
      await widget.bankCode.fill('37040044');
      await widget.accountNumber.fill('532013000');
      await widget.calculate.click();
      await expect(widget.result).toContainText(IBAN);
      if (isPast) await expect(widget.result).toContainText(SENTENCE);
      else await expect(widget.result).not.toContainText('galten bis');
    });
  });
