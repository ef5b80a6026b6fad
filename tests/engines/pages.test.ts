import { routesOfTheSitemap, unknownPath } from '../siteRoutes.ts';
import { expect, test } from './engineTest.ts';

test.for([...routesOfTheSitemap(), unknownPath])(
  'light: %s has no accessibility violation and writes nothing to the console',
  async (path, { visitor }) => {
    await visitor.open(path);
    expect(await visitor.evaluate(() => matchMedia('(prefers-color-scheme: dark)').matches)).toBe(false);
    expect(await visitor.violations()).toEqual([]);
  },
);
