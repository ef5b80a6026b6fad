import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { Resvg } from '@resvg/resvg-js';
import satori from 'satori';
import { site } from '../../site/site.config.ts';

/** The size that social networks recommend. */
const WIDTH = 1200;
const HEIGHT = 630;

/** Resolves files of packages from the working directory, because the bundled code is not next to `node_modules`. */
const packages = createRequire(`${process.cwd()}/package.json`);
const fonts = Promise.all(
  ([400, 700] as const).map(async (weight) => ({
    name: 'Source Sans 3',
    weight,
    style: 'normal' as const,
    data: await readFile(
      packages.resolve(`@fontsource/source-sans-3/files/source-sans-3-latin-${weight}-normal.woff`),
    ),
  })),
);

/** An element for satori, which accepts plain objects shaped like React elements. */
function box(style: Record<string, string | number>, children: unknown) {
  return { type: 'div', key: null, props: { style: { display: 'flex', ...style }, children } };
}

const dot = box({ width: 12, height: 10, borderRadius: 3, background: '#ffffff' }, undefined);
const row = box({ gap: 6 }, [dot, dot]);
const mark = box(
  {
    width: 64,
    height: 64,
    borderRadius: 14,
    background: '#cc0000',
    flexDirection: 'column',
    gap: 8,
    alignItems: 'center',
    justifyContent: 'center',
  },
  [row, row],
);

/** The social preview image of a page as PNG: its title in the design of the site. */
export async function previewImage(title: string): Promise<Uint8Array> {
  const card = box(
    {
      width: '100%',
      height: '100%',
      flexDirection: 'column',
      justifyContent: 'space-between',
      padding: '72px 80px 64px',
      background: '#f7f4f1',
      borderTop: '16px solid #cc0000',
      color: '#1d1a17',
      fontFamily: 'Source Sans 3',
    },
    [
      box({ alignItems: 'center', gap: 20, fontSize: 40, fontWeight: 700 }, [mark, site.name]),
      box(
        {
          fontSize: title.length > 48 ? 68 : 80,
          fontWeight: 700,
          lineHeight: 1.12,
          letterSpacing: -1.5,
          maxWidth: 1000,
        },
        title,
      ),
      box({ fontSize: 32, color: '#5f5851' }, 'Berechnet in Ihrem Browser. Nichts wird gesendet.'),
    ],
  );
  const svg = await satori(card as unknown as Parameters<typeof satori>[0], {
    width: WIDTH,
    height: HEIGHT,
    fonts: await fonts,
  });
  return new Resvg(svg).render().asPng();
}
