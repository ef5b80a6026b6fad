import { useEffect, useRef, useState } from 'react';
import { CopyButton } from '../ui/CopyButton.tsx';
import styles from './BankFinder.module.css';
import { bankFinderTexts as texts } from './bankFinderTexts.ts';

interface Props {
  readonly name: 'BLZ' | 'BIC';
  /** As it is written on paper. */
  readonly shown: string;
  /** As it is copied. */
  readonly code: string;
  readonly onCopied: (sentence: string) => void;
}

/** Bank code or BIC: a press copies it. Where the browser refuses, it is selected for copying by hand. */
export function BankFinderCode({ name, shown, code, onCopied }: Props) {
  const byHand = useRef<HTMLElement>(null);
  const [isRefused, setIsRefused] = useState(false);

  useEffect(() => {
    if (isRefused && byHand.current) getSelection()?.selectAllChildren(byHand.current);
  }, [isRefused]);

  return (
    <div>
      <span aria-hidden="true">{name}</span>
      <CopyButton
        variant="quiet"
        translate="no"
        className={styles.code}
        label={shown}
        text={code}
        aria-label={texts.copy(name, shown)}
        onCopied={() => {
          setIsRefused(false);
          onCopied(texts.copied(name, shown));
        }}
        onRefused={() => {
          setIsRefused(true);
          onCopied(texts.copyRefused);
        }}
      />
      {isRefused && (
        <p className={styles.refused}>
          <span>{texts.copyRefused}</span>{' '}
          <b ref={byHand} translate="no">
            {code}
          </b>
        </p>
      )}
    </div>
  );
}
