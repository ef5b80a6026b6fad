import { useEffect, useMemo, useState } from 'react';
import { FieldSentence } from '../FieldSentence.tsx';
import { qrMatrix } from '../qrMatrix.ts';
import type { CheckedSeries, SeriesCard } from './checkSeries.ts';
import { DoubtfulCards } from './DoubtfulCards.tsx';
import { PrintedCard, PrintedCards } from './PrintedCards.tsx';
import { RowList } from './RowList.tsx';
import styles from './Series.module.css';
import { SeriesActions } from './SeriesActions.tsx';
import { refusalText, sumText, seriesTexts as texts } from './seriesTexts.ts';
import { type DrawnCard, useSeriesJob } from './useSeriesJob.ts';

interface Props {
  /** Null until all rows are checked. */
  readonly series: CheckedSeries | 'failed' | null;
  readonly emptyCount: number;
  readonly isPrinted: boolean;
  readonly onPrinted: (isPrinted: boolean) => void;
}

const NOTHING: CheckedSeries = { cards: [], refused: [] };

/** The sum of the rows, the rows without a card, and what can be made of the others. */
export function SeriesResult({ series, emptyCount, isPrinted, onPrinted }: Props) {
  const { cards, refused } = series === null || series === 'failed' ? NOTHING : series;
  const [sound, doubtful] = useMemo(() => bySoundness(cards), [cards]);
  /** The cards whose doubts the visitor has dispelled. */
  const [accepted, setAccepted] = useState<readonly SeriesCard[] | null>(null);
  const chosen = accepted === cards ? cards : sound;
  const [printed, setPrinted] = useState<readonly DrawnCard[] | null>(null);
  const job = useSeriesJob(chosen, (drawn) => {
    setPrinted(drawn);
    onPrinted(true);
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: the pages belong to these cards
  useEffect(() => {
    setPrinted(null);
    onPrinted(false);
  }, [chosen]);
  useEffect(() => {
    if (printed !== null) print();
  }, [printed]);
  const [first] = chosen;
  const drawnFirst = useMemo(() => first && { card: first, matrix: qrMatrix(first.payload) }, [first]);

  return (
    <>
      <div className={`${styles.result} no-print`}>
        <p role="status" className={styles.sum}>
          {series === 'failed' ? (
            <FieldSentence tone="wrong">{texts.checkFailed}</FieldSentence>
          ) : series === null ? (
            texts.checking
          ) : (
            sumText(sound.length, doubtful.length, refused.length, emptyCount)
          )}
        </p>
        {refused.length > 0 && (
          <RowList
            caption={texts.refused}
            tone="wrong"
            rows={refused.map(({ line, refusal }) => ({ line, text: refusalText(refusal) }))}
          />
        )}
        {doubtful.length > 0 && (
          <DoubtfulCards
            cards={doubtful}
            isAccepted={accepted === cards}
            onAccept={(isAccepted) => setAccepted(isAccepted ? cards : null)}
          />
        )}
        {drawnFirst && (
          <>
            <p className={styles.label}>{texts.first}</p>
            <PrintedCard drawn={drawnFirst} />
            <SeriesActions job={job} total={chosen.length} />
          </>
        )}
        <p role="status">{job.message !== '' && <span>{job.message}</span>}</p>
      </div>
      {isPrinted && printed !== null && <PrintedCards cards={printed} />}
    </>
  );
}

function bySoundness(cards: readonly SeriesCard[]) {
  const isSound = ({ doubts }: SeriesCard) => doubts.length === 0;
  return [cards.filter(isSound), cards.filter((card) => !isSound(card))] as const;
}
