import { routesOfTheSitemap, unknownPath } from '../support/siteRoutes.ts';
import { engineTest, expect } from './engineTest.ts';

const test = engineTest({ colorScheme: 'dark' });

test.for([...routesOfTheSitemap(), unknownPath])(
  'dark: %s has no accessibility violation and writes nothing to the console [13.18] [15.7]',
  async (path, { visitor }) => {
    await visitor.open(path);
    expect(await visitor.evaluate(() => matchMedia('(prefers-color-scheme: dark)').matches)).toBe(true);
    expect(await visitor.violations()).toEqual([]);
  },
);
