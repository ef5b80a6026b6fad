import type { Page } from '@playwright/test';

/** Everything that screen readers are told from now on, in its order. */
export async function listen(page: Page): Promise<() => Promise<string[]>> {
  const said = await page.evaluateHandle(() => {
    const texts: string[] = [];
    for (const status of document.querySelectorAll('main [role=status]'))
      new MutationObserver((changes) => {
        const hasNew = changes.some(
          ({ type, addedNodes }) => type === 'characterData' || addedNodes.length > 0,
        );
        if (hasNew && status.textContent !== '') texts.push(status.textContent.trim());
      }).observe(status, { childList: true, characterData: true, subtree: true });
    return texts;
  });
  return () => said.jsonValue();
}
