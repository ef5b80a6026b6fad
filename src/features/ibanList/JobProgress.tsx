import { useEffect, useState } from 'react';
import { Button } from '../../ui/Button.tsx';
import styles from './JobProgress.module.css';
import { rowCount, texts, timeLeft } from './texts.ts';

export interface JobState {
  readonly bytesRead: number;
  readonly bytesTotal: number;
  readonly rows: number;
  /** Milliseconds since the job began. */
  readonly elapsed: number;
}

/** How often a screen reader hears of the progress. */
const ANNOUNCEMENT_MS = 5000;

export function JobProgress({ job, onCancel }: { readonly job: JobState; readonly onCancel: () => void }) {
  const share = job.bytesTotal === 0 ? 0 : job.bytesRead / job.bytesTotal;
  const percent = Math.floor(share * 100);
  const seconds = job.elapsed / 1000;
  const [announced, setAnnounced] = useState('');
  const announcement = `${percent} Prozent`;
  const due = Math.floor(job.elapsed / ANNOUNCEMENT_MS);
  // biome-ignore lint/correctness/useExhaustiveDependencies: said now and then, not at every change
  useEffect(() => {
    if (due > 0) setAnnounced(announcement);
  }, [due]);

  return (
    <div className={styles.job}>
      <progress aria-label={texts.running.heading} max={100} value={percent} />
      <p className={styles.numbers}>
        <span>{`${percent}\u202F%`}</span>
        <span>{rowCount(job.rows)}</span>
        {seconds > 0.2 && job.rows > 0 && <span>{texts.running.speed(Math.round(job.rows / seconds))}</span>}
        {share > 0.02 && seconds > 0.5 && <span>{timeLeft(seconds / share - seconds)}</span>}
      </p>
      <p role="status" className="visually-hidden">
        {announced}
      </p>
      <Button variant="outlined" onClick={onCancel}>
        {texts.running.cancel}
      </Button>
    </div>
  );
}
