import { useState } from 'react';
import { Button } from '../../ui/Button.tsx';
import type { Progress } from './convert/convertTable.ts';
import styles from './JobProgress.module.css';
import { percentDone, rowCount, timeLeft } from './quantityTexts.ts';
import { texts } from './texts.ts';

export interface JobState extends Progress {
  /** Milliseconds since the start of the job. */
  readonly elapsed: number;
}

/** Interval of progress announcements for screen readers. */
const ANNOUNCEMENT_MS = 5000;

interface Props {
  /** Name of the job. */
  readonly name: string;
  readonly job: JobState;
  readonly onCancel: () => void;
}

export function JobProgress({ name, job, onCancel }: Props) {
  const share = job.bytesTotal === 0 ? 0 : job.bytesRead / job.bytesTotal;
  const percent = Math.floor(share * 100);
  const seconds = job.elapsed / 1000;
  const [announced, setAnnounced] = useState({ number: 0, percent: 0 });
  const number = Math.floor(job.elapsed / ANNOUNCEMENT_MS);
  if (number > announced.number) setAnnounced({ number, percent });

  return (
    <div className={styles.job}>
      <progress aria-label={name} max={100} value={percent} />
      <p className={styles.numbers}>
        <span>{`${percent}\u202F%`}</span>
        {job.rows > 0 && <span>{rowCount(job.rows)}</span>}
        {share > 0.02 && seconds > 0.5 && <span>{timeLeft(seconds / share - seconds)}</span>}
      </p>
      <p role="status" className="visually-hidden">
        {announced.number > 0 && percentDone(announced.percent)}
      </p>
      <Button variant="outlined" onClick={onCancel}>
        {texts.running.cancel}
      </Button>
    </div>
  );
}
