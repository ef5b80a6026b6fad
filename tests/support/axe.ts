import type { Page } from '@playwright/test';
import axe from 'axe-core';

export const axeCode = axe.source;

/**
 * Each violation of WCAG 2.2 at level AA or of axe's best practices, with its element and reason. It runs in the page, in
 * which axe is.
 *
 * @param part selector of what is looked at
 */
export async function violationsIn(part: string): Promise<string[]> {
  const { violations } = await (globalThis as never as { axe: typeof axe }).axe.run(part, {
    runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
    // What passes is not described.
    reporter: 'no-passes',
  });
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, any, all, none }) => {
      const reasons = [...any, ...all, ...none].map(({ message }) => message);
      return `${id}: ${target.join(' ')}\n${reasons.join('\n')}`;
    }),
  );
}

export async function expectNoViolations(page: Page, part = 'html'): Promise<void> {
  // Further down the top bar would cover a part of some target.
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeCode);
  const violations = await page.evaluate(violationsIn, part);
  if (violations.length > 0) throw new Error(violations.join('\n\n'));
}
