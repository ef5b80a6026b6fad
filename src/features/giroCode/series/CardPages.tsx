import { Download, Printer } from 'lucide-react';
import { memo, useEffect, useMemo, useState } from 'react';
import { flushSync } from 'react-dom';
import { Button } from '../../../ui/Button.tsx';
import { JobProgress } from '../../ibanList/JobProgress.tsx';
import { PageControls } from '../../ibanList/PageControls.tsx';
import { PaymentLines, QrImage } from '../CardParts.tsx';
import styles from './Series.module.css';
import type { SeriesCard } from './seriesCards.ts';
import { seriesTexts as texts } from './seriesTexts.ts';
import { type DrawnCard, drawn, useSeriesJob } from './useSeriesJob.ts';

/** As many as on a printed sheet. */
const CARDS_OF_A_PAGE = 8;

interface Props {
  readonly cards: readonly SeriesCard[];
  readonly onPrinted: (drawn: readonly DrawnCard[]) => void;
}

/** The cards in pages, and what can be made of all of them. */
export function CardPages({ cards, onPrinted }: Props) {
  const [page, setPage] = useState(0);
  const { share, message, ...start } = useSeriesJob(cards, (printable) => {
    flushSync(() => onPrinted(printable));
    print();
  });
  useEffect(() => {
    // Ctrl+P prints them too, as long as their section is open.
    const draw = () => {
      const isDue = document.querySelector('#kartenserie[open]:not(:has([data-printed-series]))');
      if (isDue && cards.length > 0) flushSync(() => onPrinted(cards.map(drawn)));
    };
    addEventListener('beforeprint', draw);
    return () => removeEventListener('beforeprint', draw);
  }, [cards, onPrinted]);
  const pages = Math.max(1, Math.ceil(cards.length / CARDS_OF_A_PAGE));
  const shownPage = Math.min(page, pages - 1);
  const shown = useMemo(
    () => cards.slice(shownPage * CARDS_OF_A_PAGE, (shownPage + 1) * CARDS_OF_A_PAGE).map(drawn),
    [cards, shownPage],
  );
  return (
    <>
      {cards.length > 0 && (
        <div className={`row ${styles.actions}`}>
          <Button icon={Download} variant="primary" onClick={start.saveZip} disabled={share !== null}>
            {texts.saveZip}
          </Button>
          <Button icon={Printer} onClick={start.print} disabled={share !== null}>
            {texts.print}
          </Button>
        </div>
      )}
      {share !== null && <JobProgress name={texts.drawing} share={share} onCancel={start.cancel} />}
      <p role="status">{message !== '' && <span>{message}</span>}</p>
      <div className={styles.cards}>
        {shown.map((one) => (
          <PrintedCard key={one.card.line} drawn={one} />
        ))}
      </div>
      <PageControls page={shownPage} pages={pages} onTurn={setPage} />
    </>
  );
}

const CARDS_IN_A_ROW = 2;

/** The cards of a series on sheets, with lines to cut along. Shown only in print. */
export const PrintedCards = memo(function Sheets({ cards }: { readonly cards: readonly DrawnCard[] }) {
  const rows = Array.from({ length: Math.ceil(cards.length / CARDS_IN_A_ROW) }, (_, row) =>
    cards.slice(row * CARDS_IN_A_ROW, (row + 1) * CARDS_IN_A_ROW),
  );
  return (
    <div className="print-only" data-result data-printed-series>
      {rows.map((row, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the rows never change their order
        <div key={index} className={styles.row}>
          {row.map((drawn, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: as above
            <PrintedCard key={place} drawn={drawn} />
          ))}
        </div>
      ))}
    </div>
  );
});

export function PrintedCard({ drawn: { card, matrix } }: { readonly drawn: DrawnCard }) {
  const { payment, headline } = card;
  return (
    <div className={`row ${styles.card}`}>
      {headline !== '' && <p className={styles.headline}>{headline}</p>}
      <div className={styles.picture}>
        <QrImage payment={payment} matrix={matrix} />
      </div>
      <PaymentLines payment={payment} />
    </div>
  );
}
