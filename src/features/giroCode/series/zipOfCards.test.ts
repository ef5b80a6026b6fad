import { expect, test, vi } from 'vitest';
import type { SeriesCard } from './seriesCards.ts';
import { zipOfCards } from './zipOfCards.ts';

vi.mock('../qrPicture.ts', () => ({ pngFile: () => new Blob(['picture']) }));

const card = { payload: 'BCD', label: 'Erika', headline: '' } as SeriesCard;

test('a series that is cancelled with its last card gives no file [11.16]', async () => {
  const abort = new AbortController();
  const stop = (done: number) => done === 2 && abort.abort();
  await expect(zipOfCards([card, card], stop, abort.signal)).rejects.toThrow('aborted');
  const zip = await zipOfCards([card, card], () => undefined, new AbortController().signal);
  expect(zip.size).toBeGreaterThan(0);
});
