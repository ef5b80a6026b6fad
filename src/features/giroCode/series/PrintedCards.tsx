import { memo } from 'react';
import { PaymentLines, QrImage } from '../CardParts.tsx';
import styles from './PrintedCards.module.css';
import type { DrawnCard } from './useSeriesJob.ts';

const CARDS_IN_A_ROW = 2;

/** The cards of a series on sheets, with lines to cut along. Shown only in print. */
export const PrintedCards = memo(function Sheets({ cards }: { readonly cards: readonly DrawnCard[] }) {
  const rows = Array.from({ length: Math.ceil(cards.length / CARDS_IN_A_ROW) }, (_, row) =>
    cards.slice(row * CARDS_IN_A_ROW, (row + 1) * CARDS_IN_A_ROW),
  );
  return (
    <div className={styles.sheets} data-result data-printed-series>
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
