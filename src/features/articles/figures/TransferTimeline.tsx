import { FigureFrame } from './FigureFrame.tsx';
import styles from './TransferTimeline.module.css';

interface Way {
  readonly name: string;
  readonly ordered: string;
  readonly arrives: string;
  /** Classes of the bars from the order to the latest arrival. */
  readonly bars: readonly ('sameDay' | 'untilMonday' | 'waiting' | 'afterWaiting' | 'untilTuesday')[];
}

const DAYS = ['Fr', 'Sa', 'So', 'Mo', 'Di'];

const WAYS: readonly Way[] = [
  {
    name: 'Echtzeitüberweisung',
    ordered: 'Auftrag am Freitag um 20 Uhr',
    arrives: 'da nach höchstens zehn Sekunden',
    bars: ['sameDay'],
  },
  {
    name: 'Standard, online',
    ordered: 'Auftrag am Freitag um 10 Uhr',
    arrives: 'da bis Ende Montag',
    bars: ['untilMonday'],
  },
  {
    name: 'Standard, nach Annahmeschluss',
    ordered: 'Auftrag am Freitag um 20 Uhr, er zählt ab Montag',
    arrives: 'da bis Ende Dienstag',
    bars: ['waiting', 'afterWaiting'],
  },
  {
    name: 'Standard, auf Papier',
    ordered: 'Beleg am Freitag um 10 Uhr abgegeben',
    arrives: 'da bis Ende Dienstag',
    bars: ['untilTuesday'],
  },
];

/** How long a transfer in euro may take over a weekend (§§ 675n, 675s BGB). */
export function TransferTimeline() {
  return (
    <FigureFrame caption="So lange darf eine Überweisung in Euro höchstens dauern. Im Beispiel sind Montag bis Freitag Geschäftstage, kein Feiertag fällt dazwischen, und der Annahmeschluss liegt am Freitagnachmittag.">
      <div className={styles.days} aria-hidden="true">
        {DAYS.map((day) => (
          <span key={day}>{day}</span>
        ))}
      </div>
      <ul className={styles.ways}>
        {WAYS.map((way) => (
          <li key={way.name} className={styles.way}>
            <p className={styles.words}>
              <strong>{way.name}</strong>
              <span>
                {way.ordered}: <b>{way.arrives}</b>
              </span>
            </p>
            <div className={styles.track} aria-hidden="true">
              <span className={styles.weekend} />
              {way.bars.map((bar) => (
                <span key={bar} className={`${styles.bar} ${styles[bar]}`} />
              ))}
            </div>
          </li>
        ))}
      </ul>
    </FigureFrame>
  );
}
