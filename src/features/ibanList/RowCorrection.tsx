import { type FormEvent, useEffect, useId, useRef } from 'react';
import { Button } from '../../ui/Button.tsx';
import frame from '../../ui/FieldFrame.module.css';
import type { Columns } from './cells/columns.ts';
import styles from './RowCorrection.module.css';
import { correctionLabels, texts } from './texts.ts';

interface Props {
  readonly kind: Columns['kind'];
  readonly values: readonly string[];
  readonly isBusy: boolean;
  readonly onChange: (values: readonly string[]) => void;
  readonly onConvert: () => void;
  readonly onClose: () => void;
}

/** The numbers of a row, to be typed anew. */
export function RowCorrection({ kind, values, isBusy, onChange, onConvert, onClose }: Props) {
  const id = useId();
  const first = useRef<HTMLInputElement>(null);
  useEffect(() => first.current?.focus({ preventScroll: true }), []);

  function convert(event: FormEvent) {
    event.preventDefault();
    if (!isBusy) onConvert();
  }

  return (
    <form
      className={`${styles.form} no-print`}
      onSubmit={convert}
      onKeyDown={({ key }) => key === 'Escape' && onClose()}
    >
      {correctionLabels[kind].map((label, place) => (
        <div key={label} className={styles.field}>
          <label htmlFor={`${id}${place}`}>{label}</label>
          <input
            ref={place === 0 ? first : undefined}
            id={`${id}${place}`}
            className={frame.frame}
            value={values[place] ?? ''}
            required
            autoComplete="off"
            spellCheck={false}
            inputMode={kind === 'accounts' ? 'numeric' : 'text'}
            onChange={({ currentTarget }) => onChange(values.with(place, currentTarget.value))}
          />
        </div>
      ))}
      <div className={styles.actions}>
        <Button type="submit" variant="outlined" aria-disabled={isBusy}>
          {texts.correction.convert}
        </Button>
        <Button variant="quiet" onClick={onClose}>
          {texts.correction.close}
        </Button>
      </div>
    </form>
  );
}
