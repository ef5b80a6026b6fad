import { useEffect, useRef, useState } from 'react';
import { saveBlob } from '../../../ui/saveBlob.ts';
import type { Card } from '../card.ts';
import { type QrMatrix, qrMatrix } from '../qrMatrix.ts';
import type { SeriesCard } from './seriesCards.ts';
import { seriesTexts as texts } from './seriesTexts.ts';
import { pause, zipOfCards } from './zipOfCards.ts';

export interface DrawnCard {
  readonly card: Card;
  readonly matrix: QrMatrix;
}

/** The page stays responsive between two chunks. */
const CARDS_AT_A_TIME = 20;

/** Makes the files or the pages of a series, with progress, and can be cancelled. */
export function useSeriesJob(
  cards: readonly SeriesCard[],
  onPrintable: (drawn: readonly DrawnCard[]) => void,
) {
  const [share, setShare] = useState<number | null>(null);
  const [message, setMessage] = useState('');
  const abort = useRef<AbortController>(undefined);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a job for other cards ends
  useEffect(() => () => abort.current?.abort(), [cards]);

  async function run(work: (signal: AbortSignal, show: (done: number) => void) => Promise<string>) {
    const ownAbort = new AbortController();
    abort.current = ownAbort;
    const show = (done: number) => setShare(done / cards.length);
    show(0);
    setMessage('');
    const { signal } = ownAbort;
    const outcome = await work(signal, show).catch(() => (signal.aborted ? texts.cancelled : texts.failed));
    setShare(null);
    setMessage(outcome);
  }

  return {
    /** What is done of the job; null if none is running. */
    share,
    message,
    cancel: () => abort.current?.abort(),
    saveZip: () =>
      run(async (signal, show) => {
        const zip = await zipOfCards(cards, show, signal);
        saveBlob(zip, texts.fileName);
        return texts.saved;
      }),
    print: () =>
      run(async (signal, show) => {
        const drawn: DrawnCard[] = [];
        for (const card of cards) {
          drawn.push({ card, matrix: qrMatrix(card.payload) });
          if (drawn.length % CARDS_AT_A_TIME !== 0) continue;
          show(drawn.length);
          await pause();
          signal.throwIfAborted();
        }
        onPrintable(drawn);
        return '';
      }),
  };
}
