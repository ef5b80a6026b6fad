import { Download, Printer } from 'lucide-react';
import { Button } from '../../../ui/Button.tsx';
import styles from './Series.module.css';
import { seriesTexts as texts } from './seriesTexts.ts';
import type { useSeriesJob } from './useSeriesJob.ts';

interface Props {
  readonly job: ReturnType<typeof useSeriesJob>;
  /** Number of cards. */
  readonly total: number;
}

/** Saves or prints the cards, with progress. */
export function SeriesActions({ job: { done, saveZip, print, cancel }, total }: Props) {
  return (
    <>
      <div className={styles.actions}>
        <Button variant="primary" onClick={saveZip} disabled={done !== null}>
          <Download size={20} aria-hidden="true" />
          <span>{texts.saveZip}</span>
        </Button>
        <Button onClick={print} disabled={done !== null}>
          <Printer size={20} aria-hidden="true" />
          <span>{texts.print}</span>
        </Button>
        {done !== null && <Button onClick={cancel}>{texts.cancel}</Button>}
      </div>
      {done !== null && (
        <div className={styles.progress}>
          <progress aria-label={texts.drawing} max={total} value={done} />
          <span>{texts.done(done, total)}</span>
        </div>
      )}
    </>
  );
}
