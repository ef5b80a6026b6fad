import { useState } from 'react';
import { Button } from '../../ui/Button.tsx';
import type { Progress } from './convert/convertTable.ts';
import styles from './JobProgress.module.css';
import { percentDone, rowCount, timeLeft } from './quantityTexts.ts';
import { texts } from './texts.ts';

export interface JobState {
  /** From 0 to 1. */
  readonly share: number;
  /** Rows that are read; 0 if they are not counted. */
  readonly rows: number;
  /** Milliseconds since the start of the job. */
  readonly elapsed: number;
}

/** @param began when the job was started, by `performance.now` */
export function jobState({ bytesRead, bytesTotal, rows }: Progress, began: number): JobState {
  const share = bytesTotal === 0 ? 0 : bytesRead / bytesTotal;
  return { share, rows, elapsed: performance.now() - began };
}

/** Interval of progress announcements for screen readers. */
const ANNOUNCEMENT_MS = 5000;

interface Props {
  /** Name of the job. */
  readonly name: string;
  readonly job: JobState;
  readonly onCancel: () => void;
}

export function JobProgress({ name, job: { share, rows, elapsed }, onCancel }: Props) {
  const percent = Math.floor(share * 100);
  const seconds = elapsed / 1000;
  const [announced, setAnnounced] = useState({ number: 0, percent: 0 });
  const number = Math.floor(elapsed / ANNOUNCEMENT_MS);
  if (number > announced.number) setAnnounced({ number, percent });

  return (
    <div className={styles.job}>
      <progress aria-label={name} max={100} value={percent} />
      <p className={`row ${styles.numbers}`}>
        <span>{`${percent}\u202F%`}</span>
        {rows > 0 && <span>{rowCount(rows)}</span>}
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
