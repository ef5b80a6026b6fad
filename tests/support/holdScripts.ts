import type { Page } from '@playwright/test';

/** Holds all scripts back until they are released, or those whose address fits. */
export async function holdScripts(
  page: Page,
  which: string | ((url: URL) => boolean) = '**/*.js',
): Promise<() => void> {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route(which, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}
