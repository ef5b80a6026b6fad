import { ibanCopyTexts } from '../../bankData/ibanCopyTexts.ts';
import { ibanPartsToShow } from '../../bankData/ibanPartsToShow.ts';
import { groupIban, type Iban } from '../../domain/iban/iban.ts';
import { CopyButton } from '../../ui/CopyButton.tsx';
import { CopyMessage } from '../../ui/CopyMessage.tsx';
import { LabelledParts } from '../../ui/LabelledParts.tsx';
import { Tooltip } from '../../ui/Tooltip.tsx';
import { useCopy } from '../../ui/useCopy.ts';
import styles from './IbanLine.module.css';
import { texts } from './texts.ts';

interface Props {
  readonly iban: Iban;
  /** `large`: the result in its parts; `small`: one line of text with a remark before and after it. */
  readonly size: 'large' | 'small';
  readonly copyLabel: string;
  readonly before?: string;
  readonly after?: string;
}

/** An IBAN with its copy button. */
export function IbanLine({ iban, size, copyLabel, before, after }: Props) {
  const copying = useCopy(iban);
  return (
    <>
      <div className={styles.line} data-size={size}>
        {size === 'large' ? (
          <LabelledParts ref={copying.place} parts={ibanPartsToShow(iban)} />
        ) : (
          <div className={styles.small}>
            <span>{before}</span>{' '}
            <p ref={copying.place} translate="no">
              {groupIban(iban)}
            </p>{' '}
            <span>{after}</span>
          </div>
        )}
        <Tooltip text={texts.copyHint}>
          <CopyButton label={copyLabel} variant={size === 'large' ? 'outlined' : 'quiet'} copying={copying} />
        </Tooltip>
      </div>
      <CopyMessage copying={copying} texts={ibanCopyTexts} className={styles.refused} />
    </>
  );
}
