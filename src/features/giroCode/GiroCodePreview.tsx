import { QrCode } from 'lucide-react';
import type { Ref } from 'react';
import type { CheckedCard } from './card.ts';
import { FinishedCard } from './FinishedCard.tsx';
import { labelsOfProblems } from './fieldNotes.ts';
import styles from './GiroCodePreview.module.css';
import type { QrMatrix } from './qrMatrix.ts';
import { SettledAnnouncement } from './SettledAnnouncement.tsx';
import { texts } from './texts.ts';

interface Props {
  readonly result: CheckedCard;
  /** Null while something is missing or wrong. */
  readonly code: QrMatrix | null;
  /** Why the account should be checked before the code is used; null if nothing speaks against it. */
  readonly doubt: string | null;
  /** Label of the fields for the payee's account. */
  readonly accountLabel: string;
  /** Changes with every input. */
  readonly input: object;
  /** Grows each time a field loses the focus. */
  readonly leaves: number;
  readonly onPrint: () => void;
  readonly ref: Ref<HTMLElement>;
}

/** The code with its content, or the fields that are missing. In print it is a card of size A6. */
export function GiroCodePreview({ result, code, doubt, accountLabel, input, leaves, onPrint, ref }: Props) {
  const isReady = result.ok && code !== null;
  const state = stateText(result, doubt, accountLabel);

  return (
    <section
      ref={ref}
      className={styles.preview}
      aria-label={texts.code.heading}
      data-result={isReady || undefined}
      tabIndex={-1}
    >
      <div className={styles.stay}>
        {!isReady && (
          <div className={styles.empty}>
            <QrCode size={56} strokeWidth={1.25} aria-hidden="true" />
            <p>{state}</p>
          </div>
        )}
        <SettledAnnouncement text={state} input={input} leaves={leaves} />
        {isReady && <FinishedCard card={result} matrix={code} doubt={doubt} onPrint={onPrint} />}
      </div>
    </section>
  );
}

function stateText(result: CheckedCard, doubt: string | null, accountLabel: string): string {
  const { missing, wrong } = labelsOfProblems(result, accountLabel);
  if (!result.ok)
    return [
      texts.code.empty,
      missing.length > 0 && texts.code.missing(missing.join(', ')),
      wrong.length > 0 && texts.code.wrong(wrong.join(', ')),
      result.problems.some(({ code }) => code === 'iban-looked-up') && texts.account.lookingUp,
    ]
      .filter(Boolean)
      .join(' ');
  return doubt === null ? texts.code.ready : `${texts.code.ready} ${texts.code.checkFirst} ${doubt}`;
}
