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

/** Copies an IBAN without blanks or, on further buttons, in groups of four and as a text with its bank. */
export function IbanCopyButtons({ copying: { plain, asWritten, asText }, isPrimary }: Props) {
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
      <div className={styles.others}>
        {(
          [
            [asWritten, texts.asWritten],
            [asText, texts.asText],
          ] as const
        ).map(
          ([copying, { label, name }]) =>
            copying && (
              <CopyButton
                key={label}
                variant="quiet"
                label={label}
                aria-label={name}
                copiedLabel={texts.copiedLabel}
                copying={copying}
              />
            ),
        )}
      </div>
    </div>
  );
}

/** Reports whether the IBAN was copied. The sentence about a refusal is the same for all forms. */
export function IbanCopyMessages({ copying: { plain, asWritten, asText } }: Pick<Props, 'copying'>) {
  const refused = [plain, asWritten, asText].find((copying) => copying?.outcome === 'refused');
  return refused ? (
    <CopyMessage copying={refused} texts={texts} className={styles.refused} />
  ) : (
    <>
      <CopyMessage copying={plain} texts={texts} />
      <CopyMessage copying={asWritten} texts={texts.asWritten} />
      {asText && <CopyMessage copying={asText} texts={texts.asText} />}
    </>
  );
}
