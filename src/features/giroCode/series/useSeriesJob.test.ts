import { afterEach, expect, test, vi } from 'vitest';
import type { SeriesCard } from './seriesCards.ts';
import { drawnOneByOne, zipOfCards } from './useSeriesJob.ts';

const card = { payload: 'BCD', label: 'Erika', headline: '' } as SeriesCard;

afterEach(() => vi.unstubAllGlobals());

test('a series that is cancelled with its last card gives no file [11.16]', async () => {
  const context = { fillRect: () => undefined, setTransform: () => undefined, fill: () => undefined };
  const canvas = { getContext: () => context, toDataURL: () => 'data:image/png;base64,AAAA' };
  vi.stubGlobal('document', { createElement: () => canvas });
  vi.stubGlobal('Path2D', class {});
  const abort = new AbortController();
  const zip = (onProgress: (share: number) => void) =>
    zipOfCards(drawnOneByOne([card, card], onProgress, abort.signal), 2);
  expect((await zip(() => undefined)).size).toBeGreaterThan(0);
  await expect(zip((share) => share === 1 && abort.abort())).rejects.toThrow();
});
