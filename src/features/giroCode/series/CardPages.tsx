import { Download, Printer } from 'lucide-react';
import { useMemo, useState } from 'react';
import { flushSync } from 'react-dom';
import { Button } from '../../../ui/Button.tsx';
import { germanCount } from '../../../ui/germanNumber.ts';
import { JobProgress } from '../../ibanList/JobProgress.tsx';
import { PageButtons } from '../../ibanList/PageControls.tsx';
import { texts as listTexts } from '../../ibanList/texts.ts';
import { qrMatrix } from '../qrMatrix.ts';
import { PrintedCard } from './PrintedCards.tsx';
import styles from './Series.module.css';
import type { SeriesCard } from './seriesCards.ts';
import { seriesTexts as texts } from './seriesTexts.ts';
import { type DrawnCard, useSeriesJob } from './useSeriesJob.ts';

/** As many as on a printed sheet. */
const CARDS_OF_A_PAGE = 8;

interface Props {
  readonly cards: readonly SeriesCard[];
  readonly onPrinted: (drawn: readonly DrawnCard[]) => void;
}

/** The cards in pages, and what can be made of all of them. */
export function CardPages({ cards, onPrinted }: Props) {
  const [page, setPage] = useState(0);
  const { share, message, ...start } = useSeriesJob(cards, (drawn) => {
    flushSync(() => onPrinted(drawn));
    print();
  });
  const pages = Math.max(1, Math.ceil(cards.length / CARDS_OF_A_PAGE));
  const shownPage = Math.min(page, pages - 1);
  const shown = useMemo(
    () =>
      cards
        .slice(shownPage * CARDS_OF_A_PAGE, (shownPage + 1) * CARDS_OF_A_PAGE)
        .map((card) => ({ card, matrix: qrMatrix(card.payload) })),
    [cards, shownPage],
  );
  return (
    <>
      {cards.length > 0 && (
        <div className={`row ${styles.actions}`}>
          <Button variant="primary" onClick={start.saveZip} disabled={share !== null}>
            <Download size={20} aria-hidden="true" />
            <span>{texts.saveZip}</span>
          </Button>
          <Button onClick={start.print} disabled={share !== null}>
            <Printer size={20} aria-hidden="true" />
            <span>{texts.print}</span>
          </Button>
        </div>
      )}
      {share !== null && <JobProgress name={texts.drawing} share={share} onCancel={start.cancel} />}
      <p role="status">{message !== '' && <span>{message}</span>}</p>
      <div className={styles.cards}>
        {shown.map((drawn) => (
          <PrintedCard key={drawn.card.line} drawn={drawn} />
        ))}
      </div>
      {pages > 1 && (
        <div className={`row ${styles.actions}`}>
          <PageButtons page={shownPage} pages={pages} onTurn={setPage} />
          <p role="status">{listTexts.pages.position(germanCount(shownPage + 1), germanCount(pages))}</p>
        </div>
      )}
    </>
  );
}
