import { expectNoViolations } from '../support/axe.ts';
import { checkEach } from '../support/checkEach.ts';
import { everyTool, open } from '../support/everyTool.ts';
import { expect, test } from '../support/siteTest.ts';
import { mistakesInHtml } from '../support/validHtml.ts';

test('after the use of its tool no page has invalid HTML or, in light and dark colours, an accessibility violation [10.3] [13.15]', async ({
  page,
}) => {
  await checkEach(everyTool, async ({ path, use }) => {
    await open(page, path);
    await use(page);
    expect(await mistakesInHtml(await page.content())).toEqual([]);
    // The top bar covers a part of what is scrolled under it.
    await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      await expectNoViolations(page);
    }
  });
});
