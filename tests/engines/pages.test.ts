import { routesOfTheSitemap, unknownPath } from '../support/siteRoutes.ts';
import { expect, test } from './engineTest.ts';

test.for([...routesOfTheSitemap(), unknownPath])(
  'light: %s has no accessibility violation, writes nothing to the console and needs one font file [13.18] [15.7]',
  async (path, { visitor, site }) => {
    await visitor.open(path);
    expect(await visitor.evaluate(() => matchMedia('(prefers-color-scheme: dark)').matches)).toBe(false);
    expect(await visitor.violations()).toEqual([]);
    // The ranges of the whole font contain those of the part.
    await visitor.evaluate(() => document.fonts.ready.then(() => null));
    expect(site.requests.filter((request) => request.endsWith('.woff2'))).toHaveLength(1);
  },
);
