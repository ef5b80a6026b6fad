import { useEffect, useRef, useState } from 'react';
import { ibanPartsToShow } from '../../bankData/ibanPartsToShow.ts';
import { groupIban, type Iban } from '../../domain/iban/iban.ts';
import { CopyButton } from '../../ui/CopyButton.tsx';
import { LabelledParts } from '../../ui/LabelledParts.tsx';
import { Tooltip } from '../../ui/Tooltip.tsx';
import styles from './IbanLine.module.css';
import { texts } from './texts.ts';

interface Props {
  readonly iban: Iban;
  /** `large`: the result, in its parts; `small`: one line of text with a remark before and behind it. */
  readonly size: 'large' | 'small';
  readonly copyLabel: string;
  readonly before?: string;
  readonly behind?: string;
}

/** An IBAN with its copy button. Where the browser refuses the clipboard, the IBAN is selected and the way told. */
export function IbanLine({ iban, size, copyLabel, before, behind }: Props) {
  const place = useRef<HTMLParagraphElement>(null);
  const way = useRef<HTMLParagraphElement>(null);
  const [copying, setCopying] = useState<'copied' | 'refused' | null>(null);

  // On a small screen the way to copy by hand would begin below the edge.
  useEffect(() => {
    if (copying === 'refused') way.current?.scrollIntoView({ block: 'nearest' });
  }, [copying]);

  function selectIban() {
    if (place.current) getSelection()?.selectAllChildren(place.current);
    setCopying('refused');
  }

  return (
    <>
      <div className={styles.line} data-size={size}>
        {size === 'large' ? (
          <LabelledParts ref={place} parts={ibanPartsToShow(iban)} />
        ) : (
          <div className={styles.small}>
            <span>{before}</span>{' '}
            <p ref={place} translate="no">
              {groupIban(iban)}
            </p>{' '}
            <span>{behind}</span>
          </div>
        )}
        <Tooltip text={texts.copyHint}>
          <CopyButton
            label={copyLabel}
            text={iban}
            variant={size === 'large' ? 'outlined' : 'quiet'}
            onCopied={() => setCopying('copied')}
            onRefused={selectIban}
          />
        </Tooltip>
      </div>
      <p ref={way} role="status" className={copying === 'refused' ? styles.refused : 'visually-hidden'}>
        {copying !== null && <span>{copying === 'copied' ? texts.copied : texts.copyRefused}</span>}
      </p>
    </>
  );
}
