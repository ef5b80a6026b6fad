import { Button } from '../../ui/Button.tsx';
import shared from './IbanList.module.css';
import { texts } from './texts.ts';

interface Props {
  readonly name: string;
  /** From 0 to 1. */
  readonly share: number;
  readonly onCancel: () => void;
}

/** How far a job is; screen readers are told each quarter. */
export function JobProgress({ name, share, onCancel }: Props) {
  const percent = Math.floor(share * 100);
  const quarter = percent - (percent % 25);
  return (
    <div className={`row ${shared.job}`}>
      <progress aria-label={name} max={100} value={percent} />
      <Button onClick={onCancel}>{texts.running.cancel}</Button>
      <p className="number">{`${percent}\u202F%`}</p>
      <p role="status" className="visually-hidden">
        {quarter > 0 && `${quarter}\u00A0Prozent`}
      </p>
    </div>
  );
}
