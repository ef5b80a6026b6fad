import { type Ref, type SubmitEvent, useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { bankCodeInGroups } from '../../bankData/bankCodeInGroups.ts';
import { Button } from '../../ui/Button.tsx';
import frame from '../../ui/FieldFrame.module.css';
import type { Columns } from './cells/columns.ts';
import styles from './RowCorrection.module.css';
import { correctionLabels, texts } from './texts.ts';
import type { BanksByName } from './worker/findBanks.ts';

interface Props {
  readonly ref: Ref<HTMLFormElement>;
  readonly kind: Columns['kind'];
  readonly values: readonly string[];
  /** Looks for the bank that the row names; null if the row has a bank code. */
  readonly findBanks: (() => Promise<BanksByName | null>) | null;
  readonly isBusy: boolean;
  readonly onChange: (values: readonly string[]) => void;
  readonly onConvert: () => void;
  readonly onClose: () => void;
}

/** The numbers of a row, to be typed anew. */
export function RowCorrection({ ref, kind, values, findBanks, isBusy, onChange, onConvert, onClose }: Props) {
  const id = useId();
  const first = useRef<HTMLInputElement>(null);
  useEffect(() => first.current?.focus({ preventScroll: true }), []);
  const [found, setFound] = useState<BanksByName | null>(null);
  const find = useEffectEvent(() => findBanks?.().then(setFound));
  useEffect(() => void find(), []);

  function convert(event: SubmitEvent) {
    event.preventDefault();
    if (!isBusy) onConvert();
  }

  function choose(bankCode: string) {
    onChange(values.with(0, bankCode));
    first.current?.focus();
  }

  return (
    <form
      ref={ref}
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
      <div role="status">
        {found && (
          <>
            <p>{texts.correction.banksByName(found.name)}</p>
            <ul className={styles.banks}>
              {found.banks.map(({ bankCode, name, town }) => (
                <li key={bankCode}>
                  <button type="button" onClick={() => choose(bankCode)}>
                    {texts.correction.bank(name, town, bankCodeInGroups(bankCode))}
                  </button>
                </li>
              ))}
            </ul>
          </>
        )}
      </div>
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
