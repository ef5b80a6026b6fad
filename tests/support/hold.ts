import type { Page, Route } from '@playwright/test';

/** Holds requests back until they are released: all scripts, or those whose address fits. */
export async function hold(page: Page, which: string | RegExp | ((url: URL) => boolean) = '**/*.js') {
  const held: Route[] = [];
  let isReleased = false;
  await page.route(which, (route) => (isReleased ? route.continue() : void held.push(route)));
  return {
    held,
    async release() {
      isReleased = true;
      // The page may have given up a request.
      await Promise.all(held.map((route) => route.continue().catch(() => undefined)));
    },
  };
}
