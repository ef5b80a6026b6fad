import { routesOfTheSitemap, unknownPath } from '../support/siteRoutes.ts';
import { engineTest, expect } from './engineTest.ts';

// Those in light colours are tested in Chromium: tests/everyPage/everyPage.spec.ts.
engineTest({ colorScheme: 'dark' }).for([...routesOfTheSitemap(), unknownPath])(
  '%s has no accessibility violation in dark colours, writes nothing to the console and needs one font file [10.3] [13.18] [15.7]',
  async (path, { visitor, site }) => {
    await visitor.open(path);
    expect(await visitor.evaluate(() => matchMedia('(prefers-color-scheme: dark)').matches)).toBe(true);
    expect(await visitor.violations()).toEqual([]);
    // The ranges of the whole font contain those of the part.
    await visitor.evaluate(() => document.fonts.ready.then(() => null));
    expect(site.requests.filter((request) => request.endsWith('.woff2'))).toHaveLength(1);
  },
);
