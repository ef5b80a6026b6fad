import { routes } from '../support/siteRoutes.ts';
import { expect, test } from '../support/siteTest.ts';

/** Chromium lists the features that it supports; the types of TypeScript lack this API. */
interface FeaturePolicy {
  features(): string[];
  allowedFeatures(): string[];
}

test('a page may copy, and nothing else that a browser can withhold', async ({ page }) => {
  for (const path of routes.slice(0, 2)) {
    await page.goto(path);
    const { known, allowed } = await page.evaluate(() => {
      const { featurePolicy } = document as unknown as { featurePolicy: FeaturePolicy };
      return { known: featurePolicy.features(), allowed: featurePolicy.allowedFeatures() };
    });
    expect(known.length).toBeGreaterThan(20);
    // Client hints are sent only if the server requests them; this one does not.
    expect(allowed.filter((feature) => !feature.startsWith('ch-'))).toEqual(['clipboard-write']);
  }
});
