import type { Page } from '@playwright/test';

/** Counts from now on how often a sentence appears in a status that only screen readers see. */
export async function countAnnouncements(page: Page): Promise<() => Promise<number>> {
  const count = await page.evaluateHandle(() => {
    const said = { times: 0 };
    for (const status of document.querySelectorAll('[role=status].visually-hidden'))
      new MutationObserver((changes) => {
        const hasNew = changes.some(
          ({ type, addedNodes }) => type === 'characterData' || addedNodes.length > 0,
        );
        if (hasNew && status.textContent !== '') said.times += 1;
      }).observe(status, { childList: true, characterData: true, subtree: true });
    return said;
  });
  return () => count.evaluate(({ times }) => times);
}
