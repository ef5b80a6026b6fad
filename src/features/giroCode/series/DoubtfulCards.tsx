import type { SeriesCard } from './checkSeries.ts';
import { RowList } from './RowList.tsx';
import styles from './Series.module.css';
import { doubtText, seriesTexts as texts } from './seriesTexts.ts';

interface Props {
  readonly cards: readonly SeriesCard[];
  readonly isAccepted: boolean;
  readonly onAccept: (isAccepted: boolean) => void;
}

/** The doubtful cards with their reasons. They are saved and printed only if the visitor ticks the box. */
export function DoubtfulCards({ cards, isAccepted, onAccept }: Props) {
  return (
    <div className={styles.doubtful}>
      <RowList
        caption={texts.doubtful}
        tone="doubtful"
        rows={cards.map(({ line, label, doubts }) => ({
          line,
          text: `${label}: ${doubts.map(doubtText).join(' ')}`,
        }))}
      />
      <label>
        <input
          type="checkbox"
          checked={isAccepted}
          onChange={({ currentTarget: { checked } }) => onAccept(checked)}
        />
        <span>{texts.accept(cards.length)}</span>
      </label>
    </div>
  );
}
