import { routesOfTheSitemap, unknownPath } from '../support/siteRoutes.ts';
import { engineTest, expect } from './engineTest.ts';

for (const colorScheme of ['light', 'dark'] as const)
  engineTest({ colorScheme }).for([...routesOfTheSitemap(), unknownPath])(
    `${colorScheme}: %s has no accessibility violation, writes nothing to the console and needs one font file [13.18] [15.7]`,
    async (path, { visitor, site }) => {
      await visitor.open(path);
      const isDark = await visitor.evaluate(() => matchMedia('(prefers-color-scheme: dark)').matches);
      expect(isDark).toBe(colorScheme === 'dark');
      expect(await visitor.violations()).toEqual([]);
      // The ranges of the whole font contain those of the part.
      await visitor.evaluate(() => document.fonts.ready.then(() => null));
      expect(site.requests.filter((request) => request.endsWith('.woff2'))).toHaveLength(1);
    },
  );
