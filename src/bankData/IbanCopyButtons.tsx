import { CopyButton } from '../ui/CopyButton.tsx';
import { CopyMessage } from '../ui/CopyMessage.tsx';
import { Tooltip } from '../ui/Tooltip.tsx';
import styles from './IbanCopyButtons.module.css';
import { ibanCopyTexts as texts } from './ibanCopyTexts.ts';
import type { IbanCopying } from './useIbanCopy.ts';

interface Props {
  readonly copying: IbanCopying;
  /** Whether copying is what the visitor most probably does next. */
  readonly isPrimary: boolean;
}

/** Copies an IBAN without blanks or, on a second button, in groups of four. */
export function IbanCopyButtons({ copying: { plain, asWritten }, isPrimary }: Props) {
  return (
    <div className={styles.buttons}>
      <Tooltip text={texts.hint}>
        <CopyButton
          className={styles.main}
          variant={isPrimary ? 'primary' : 'outlined'}
          label={texts.copy}
          copiedLabel={texts.copiedLabel}
          copying={plain}
        />
      </Tooltip>
      <CopyButton
        variant="quiet"
        label={texts.asWritten.label}
        aria-label={texts.asWritten.name}
        copiedLabel={texts.copiedLabel}
        copying={asWritten}
      />
    </div>
  );
}

/** Reports whether the IBAN was copied. The sentence about a refusal is the same for both forms. */
export function IbanCopyMessages({ copying: { plain, asWritten } }: Pick<Props, 'copying'>) {
  return (
    <>
      <CopyMessage copying={plain} texts={texts} className={styles.refused} />
      {plain.outcome !== 'refused' && (
        <CopyMessage copying={asWritten} texts={texts.asWritten} className={styles.refused} />
      )}
    </>
  );
}
