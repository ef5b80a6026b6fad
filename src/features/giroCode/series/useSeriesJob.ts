import { makeZip } from 'client-zip';
import { useEffect, useRef, useState } from 'react';
import { saveBlob } from '../../../ui/saveBlob.ts';
import { type QrMatrix, qrMatrix } from '../qrMatrix.ts';
import { pngFile } from '../qrPicture.ts';
import type { SeriesCard } from './seriesCards.ts';
import { seriesTexts as texts } from './seriesTexts.ts';

export interface DrawnCard {
  readonly card: SeriesCard;
  readonly matrix: QrMatrix;
}

export const drawn = (card: SeriesCard): DrawnCard => ({ card, matrix: qrMatrix(card.payload) });

/** Makes the files or the pages of a series, with progress, and can be cancelled. */
export function useSeriesJob(
  cards: readonly SeriesCard[],
  onPrintable: (printable: readonly DrawnCard[]) => void,
) {
  const [share, setShare] = useState<number | null>(null);
  const [message, setMessage] = useState('');
  const abort = useRef<AbortController>(undefined);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a job for other cards ends
  useEffect(() => () => abort.current?.abort(), [cards]);

  async function run(work: (drawing: AsyncIterable<DrawnCard>) => Promise<string>) {
    const controller = new AbortController();
    abort.current = controller;
    const { signal } = controller;
    setShare(0);
    setMessage('');
    const outcome = await work(drawnOneByOne(cards, setShare, signal)).catch(() =>
      signal.aborted ? texts.cancelled : texts.failed,
    );
    setShare(null);
    setMessage(outcome);
  }

  return {
    /** How much of the job is done; null if none is running. */
    share,
    message,
    cancel: () => abort.current?.abort(),
    saveZip: () =>
      run(async (drawing) => {
        saveBlob(await zipOfCards(drawing, cards.length), texts.fileName);
        return texts.saved;
      }),
    print: () =>
      run(async (drawing) => {
        const printable: DrawnCard[] = [];
        for await (const card of drawing) printable.push(card);
        onPrintable(printable);
        return '';
      }),
  };
}

/** After so much work the browser gets time to react to the visitor. */
const WORK_MS = 50;

/** @throws the reason of `signal` if it is aborted, also after the last card */
export async function* drawnOneByOne(
  cards: readonly SeriesCard[],
  onProgress: (share: number) => void,
  signal: AbortSignal,
): AsyncGenerator<DrawnCard> {
  let began = performance.now();
  for (const [index, card] of cards.entries()) {
    yield drawn(card);
    onProgress((index + 1) / cards.length);
    if (performance.now() - began > WORK_MS) {
      await new Promise((resolve) => setTimeout(resolve));
      began = performance.now();
    }
    signal.throwIfAborted();
  }
}

/** A ZIP file with the picture of each card. @throws Error if one cannot be drawn */
export function zipOfCards(drawing: AsyncIterable<DrawnCard>, total: number): Promise<Blob> {
  const lastModified = new Date();
  async function* files() {
    let number = 0;
    for await (const { card, matrix } of drawing) {
      number += 1;
      yield {
        name: cardFileName(number, total, card.label),
        lastModified,
        input: pngFile(matrix, card.headline),
      };
    }
  }
  return new Response(makeZip(files()), { headers: { 'Content-Type': 'application/zip' } }).blob();
}

/** Longer names are refused by some systems, together with a folder. */
const LONGEST_NAME = 60;

/**
 * `007-Erika-Mustermann.png`: the number, which makes it unique, then what distinguishes the card from the others. Only ASCII letters,
 * digits and hyphens, because every system, every unpacker and every mail program accepts these.
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
