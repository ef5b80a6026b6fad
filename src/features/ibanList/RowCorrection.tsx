import { type ReactNode, type RefObject, type SubmitEvent, useId } from 'react';
import { Button } from '../../ui/Button.tsx';
import type { Columns } from './cells/columns.ts';
import shared from './IbanList.module.css';
import styles from './RowCorrection.module.css';
import { meaningTexts, texts } from './texts.ts';

interface Props {
  /** The first field. */
  readonly first: RefObject<HTMLInputElement | null>;
  readonly kind: Columns['kind'];
  readonly values: readonly string[];
  /** A file is being written: the row cannot be converted now. */
  readonly isBusy: boolean;
  readonly onChange: (values: readonly string[]) => void;
  readonly onConvert: () => void;
  readonly onClose: () => void;
  /** What else can be done; it may come later. */
  readonly children: ReactNode;
}

/** A form in which the visitor types the numbers of a row again. */
export function RowCorrection({ first, kind, values, isBusy, children, ...on }: Props) {
  const { onChange, onConvert, onClose } = on;
  const id = useId();

  function convert(event: SubmitEvent) {
    event.preventDefault();
    if (!isBusy) onConvert();
  }

  return (
    <form
      className={`${styles.form} no-print`}
      onSubmit={convert}
      onKeyDown={({ key }) => key === 'Escape' && onClose()}
    >
      {meaningTexts[kind].map((label, place) => (
        <div key={label} className={styles.field}>
          <label htmlFor={`${id}${place}`}>{label}</label>
          <input
            ref={place === 0 ? first : undefined}
            id={`${id}${place}`}
            value={values[place] ?? ''}
            required
            autoComplete="off"
            spellCheck={false}
            inputMode={kind === 'accounts' ? 'numeric' : 'text'}
            onChange={({ currentTarget }) => onChange(values.with(place, currentTarget.value))}
          />
        </div>
      ))}
      <div className={`row ${shared.actions}`}>
        <Button type="submit" variant="outlined" aria-disabled={isBusy}>
          {texts.correction.convert}
        </Button>
        <Button variant="quiet" onClick={onClose}>
          {texts.correction.close}
        </Button>
      </div>
      <div role="status">{isBusy ? texts.correction.wait : children}</div>
    </form>
  );
}
