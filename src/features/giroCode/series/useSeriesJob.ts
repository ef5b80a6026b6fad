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
  const [done, setDone] = useState<number | null>(null);
  const [message, setMessage] = useState('');
  const abort = useRef<AbortController>(undefined);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a job for other cards ends
  useEffect(() => () => abort.current?.abort(), [cards]);

  async function run(work: (signal: AbortSignal) => Promise<string>) {
    const ownAbort = new AbortController();
    abort.current = ownAbort;
    setDone(0);
    setMessage('');
    let outcome: string;
    try {
      outcome = await work(ownAbort.signal);
    } catch {
      outcome = ownAbort.signal.aborted ? texts.cancelled : texts.failed;
    }
    setDone(null);
    setMessage(outcome);
  }

  return {
    /** Number of finished cards; null if no job is running. */
    done,
    message,
    cancel: () => abort.current?.abort(),
    saveZip: () =>
      run(async (signal) => {
        const zip = await zipOfCards(cards, setDone, signal);
        saveBlob(zip, texts.fileName);
        return texts.saved;
      }),
    print: () =>
      run(async (signal) => {
        const drawn: DrawnCard[] = [];
        for (const card of cards) {
          drawn.push({ card, matrix: qrMatrix(card.payload) });
          if (drawn.length % CARDS_AT_A_TIME !== 0) continue;
          setDone(drawn.length);
          await pause();
          signal.throwIfAborted();
        }
        onPrintable(drawn);
        return '';
      }),
  };
}
