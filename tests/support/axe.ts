import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** WCAG 2.2 at level AA, and the best practices of axe. */
const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Fails with the rule, element and reason of each violation. @param part selector of what is looked at */
export async function expectNoViolations(page: Page, part = 'html'): Promise<void> {
  // Further down the top bar would cover a part of some target.
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  // Legacy mode checks only this document and opens no second tab. The site has no frames. What passes is not described.
  const options = { runOnly: tags, resultTypes: ['violations' as const] };
  const { violations } = await new AxeBuilder({ page })
    .include(part)
    .options(options)
    .setLegacyMode()
    .analyze();
  const told = violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')}\n${failureSummary}`),
  );
  expect(told).toEqual([]);
}
