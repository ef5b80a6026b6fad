import { Download, Printer } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Button } from '../../../ui/Button.tsx';
import type { Card } from '../card.ts';
import { FieldSentence } from '../FieldSentence.tsx';
import { qrMatrix } from '../qrMatrix.ts';
import type { CheckedSeries } from './checkSeries.ts';
import { PrintedCard, PrintedCards } from './PrintedCards.tsx';
import { RowList } from './RowList.tsx';
import styles from './Series.module.css';
import { doubtText, refusalText, sumText, seriesTexts as texts } from './seriesTexts.ts';
import { type DrawnCard, useSeriesJob } from './useSeriesJob.ts';

interface Props {
  /** Null until all rows are checked. */
  readonly series: CheckedSeries | null;
  readonly emptyCount: number;
  readonly hasDirectory: boolean;
  readonly isPrinted: boolean;
  readonly onPrinted: (isPrinted: boolean) => void;
}

const NO_CARDS: readonly Card[] = [];

/** The sum of the rows, the rows without a card, and what can be made of the others. */
export function SeriesResult({ series, emptyCount, hasDirectory, isPrinted, onPrinted }: Props) {
  const cards = series?.cards ?? NO_CARDS;
  const [printed, setPrinted] = useState<readonly DrawnCard[] | null>(null);
  const job = useSeriesJob(cards, (drawn) => {
    setPrinted(drawn);
    onPrinted(true);
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: the pages belong to these cards
  useEffect(() => {
    setPrinted(null);
    onPrinted(false);
  }, [cards]);
  useEffect(() => {
    if (printed !== null) print();
  }, [printed]);
  const [first] = cards;

  return (
    <>
      <div className={`${styles.result} no-print`}>
        <p role="status" className={styles.sum}>
          {series === null ? texts.checking : sumText(cards.length, series.refused.length, emptyCount)}
        </p>
        {series !== null && series.refused.length > 0 && (
          <RowList
            caption={texts.refused}
            tone="wrong"
            rows={series.refused.map(({ line, refusal }) => ({ line, text: refusalText(refusal) }))}
          />
        )}
        {series !== null && series.doubtful.length > 0 && (
          <RowList
            caption={texts.doubtful}
            tone="doubtful"
            rows={series.doubtful.map(({ line, name, doubt }) => ({
              line,
              text: `${name}: ${doubtText(doubt)}`,
            }))}
          />
        )}
        {first !== undefined && (
          <>
            {!hasDirectory && <FieldSentence tone="doubtful">{texts.noDirectory}</FieldSentence>}
            <p className={styles.label}>{texts.first}</p>
            <PrintedCard drawn={{ card: first, matrix: qrMatrix(first.payload) }} />
            <div className={styles.actions}>
              <Button variant="primary" onClick={job.saveZip} disabled={job.done !== null}>
                <Download size={20} aria-hidden="true" />
                <span>{texts.saveZip}</span>
              </Button>
              <Button onClick={job.print} disabled={job.done !== null}>
                <Printer size={20} aria-hidden="true" />
                <span>{texts.print}</span>
              </Button>
              {job.done !== null && <Button onClick={job.cancel}>{texts.cancel}</Button>}
            </div>
          </>
        )}
        {job.done !== null && (
          <div className={styles.progress}>
            <progress aria-label={texts.drawing} max={cards.length} value={job.done} />
            <span>{texts.done(job.done, cards.length)}</span>
          </div>
        )}
        <p role="status">{job.message !== '' && <span>{job.message}</span>}</p>
      </div>
      {isPrinted && printed !== null && <PrintedCards cards={printed} />}
    </>
  );
}
