import { makeZip } from 'client-zip';
import { qrMatrix } from '../qrMatrix.ts';
import { pngFile } from '../qrPicture.ts';
import type { SeriesCard } from './seriesCards.ts';

/** Gives the browser time to react to the visitor. */
export function pause(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}

/**
 * A ZIP file with the picture of each card.
 *
 * @throws the reason of `signal` if it is aborted; Error if the browser cannot draw
 */
export async function zipOfCards(
  cards: readonly SeriesCard[],
  onProgress: (done: number) => void,
  signal: AbortSignal,
): Promise<Blob> {
  const lastModified = new Date();
  async function* files() {
    for (const [index, { payload, label, headline }] of cards.entries()) {
      signal.throwIfAborted();
      const input = pngFile(qrMatrix(payload), headline);
      yield { name: cardFileName(index + 1, cards.length, label), lastModified, input };
      onProgress(index + 1);
      await pause();
    }
  }
  try {
    const parts = await new Response(makeZip(files())).arrayBuffer();
    signal.throwIfAborted();
    return new Blob([parts], { type: 'application/zip' });
  } catch (error) {
    // The browser may replace the reason by its own error.
    signal.throwIfAborted();
    throw error;
  }
}

/** Longer names are refused by some systems, together with a folder. */
const LONGEST_NAME = 60;

/**
 * `007-Erika-Mustermann.png`: the number, which makes it unique, then what tells the card from the others. Only letters of ASCII, digits and hyphens,
 * because every system, every unpacker and every mail program accepts these.
 *
 * @param total the number of all cards, for leading zeros
 */
export function cardFileName(number: number, total: number, label: string): string {
  const plain = label
    .replace(/[äöüÄÖÜ]/g, (letter) => `${letter.normalize('NFD').charAt(0)}e`)
    .replaceAll('ß', 'ss')
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^A-Za-z0-9]+/g, '-')
    .slice(0, LONGEST_NAME)
    .replace(/^-|-$/g, '');
  const digits = String(number).padStart(String(total).length, '0');
  return `${[digits, plain].filter((part) => part !== '').join('-')}.png`;
}
