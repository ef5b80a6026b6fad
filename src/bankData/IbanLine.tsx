import type { ReactNode } from 'react';
import { groupIban, type Iban } from '../domain/iban/iban.ts';
import { CopyButton, type Copying, CopyMessage, useCopy } from '../ui/CopyButton.tsx';
import { LabelledParts } from '../ui/LabelledParts.tsx';
import { Tooltip } from '../ui/Tooltip.tsx';
import { bankWithTown } from './bankNameTexts.ts';
import styles from './IbanLine.module.css';
import { ibanCopyTexts as texts } from './ibanCopyTexts.ts';
import { ibanPartsToShow } from './ibanPartsTexts.ts';

interface LineProps {
  readonly iban: Iban;
  /** Bank, IBAN and BIC; null if they are not known. */
  readonly text: string | null;
  /** Whether copying is what the visitor most probably does next. */
  readonly isPrimary: boolean;
}

/** The German IBAN of a result in its parts, with its copy buttons beside it. */
export function IbanLine({ iban, ...ofButtons }: LineProps) {
  return (
    <CopiedIban iban={iban} {...ofButtons}>
      {(source) => <LabelledParts ref={source} groups={ibanPartsToShow(iban)} />}
    </CopiedIban>
  );
}

interface CopiedProps extends Omit<LineProps, 'iban'> {
  readonly iban: string;
  /** Shows the IBAN in an element with this ref: it is selected if the browser does not copy. */
  readonly children: (source: Copying['source']) => ReactNode;
}

/** An IBAN and buttons that copy it without blanks, in groups of four and, as a text, with its bank. */
export function CopiedIban({ iban, text, isPrimary, children }: CopiedProps) {
  const plain = useCopy(iban);
  const { source } = plain;
  const asWritten = useCopy(groupIban(iban), { source });
  const asText = useCopy(text ?? '', { source });
  const others = [
    { copying: asWritten, words: texts.asWritten },
    ...(text === null ? [] : [{ copying: asText, words: texts.asText }]),
  ];
  // The sentence about a refusal is the same for all forms.
  const ways = [{ copying: plain, words: texts }, ...others];
  const refused = ways.filter(({ copying }) => copying.outcome === 'refused').slice(0, 1);
  return (
    <>
      <div className={`row ${styles.line}`}>
        {children(source)}
        <div className={styles.buttons}>
          <Tooltip text={texts.tooltip}>
            <CopyButton
              className={styles.main}
              variant={isPrimary ? 'primary' : 'outlined'}
              label={texts.copy}
              copying={plain}
            />
          </Tooltip>
          <div className={`row ${styles.others}`}>
            {others.map(({ copying, words: { label, name } }) => (
              <CopyButton key={label} variant="quiet" label={label} aria-label={name} copying={copying} />
            ))}
          </div>
        </div>
      </div>
      {(refused.length > 0 ? refused : ways).map(({ copying, words }) => (
        <CopyMessage
          key={words.copied}
          copying={copying}
          texts={{ copied: words.copied, copyRefused: texts.copyRefused }}
          className={`box ${styles.refused} no-print`}
        />
      ))}
    </>
  );
}

interface BankProps {
  readonly bank: { readonly name: string; readonly town: string };
  /** Eleven characters; null or empty if the bank has none. */
  readonly bic: string | null;
  /** A short sentence behind both. */
  readonly remark?: string;
}

export function BankLine({ bank, bic, remark }: BankProps) {
  const copying = useCopy<HTMLElement>(bic ?? '');
  return (
    <>
      <p className={`row ${styles.bank}`}>
        {bic && (
          <span className={`row ${styles.bic}`}>
            BIC{' '}
            <b ref={copying.source} translate="no">
              {bic}
            </b>
            <CopyButton variant="quiet" aria-label={texts.bic.name(bic)} copying={copying} />
          </span>
        )}
        <span>{bankWithTown(bank)}</span>
        {remark && <span className="muted">{remark}</span>}
      </p>
      <CopyMessage copying={copying} texts={texts.bic} />
    </>
  );
}
