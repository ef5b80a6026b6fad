import { CopyButton } from '../ui/CopyButton.tsx';
import { copyRefused } from '../ui/texts.ts';
import { useCopy } from '../ui/useCopy.ts';
import styles from './BankFinderResults.module.css';
import { bankFinderTexts as texts } from './bankFinderTexts.ts';

interface Props {
  readonly name: 'BLZ' | 'BIC';
  /** As it is written on paper. */
  readonly shown: string;
  /** As it is copied. */
  readonly code: string;
  /** Called with the announcement for screen readers. */
  readonly onCopied: (sentence: string) => void;
}

/** A button that copies a bank code or BIC. If the browser refuses, the code is shown as selected text. */
export function BankFinderCode({ name, shown, code, onCopied }: Props) {
  const refused = copyRefused(`${name} ${shown}`);
  const copying = useCopy<HTMLElement>(code, {
    onAttempt: (isRefused) => onCopied(isRefused ? refused : texts.copied(name, shown)),
  });

  return (
    <div>
      <span aria-hidden="true">{name}</span>
      <CopyButton
        variant="quiet"
        translate="no"
        className={styles.code}
        label={shown}
        copying={copying}
        aria-label={texts.copy(name, shown)}
      />
      {copying.outcome === 'refused' && (
        <p ref={copying.message} className={styles.refused}>
          <span>{refused}</span>{' '}
          <b ref={copying.place} translate="no">
            {code}
          </b>
        </p>
      )}
    </div>
  );
}
