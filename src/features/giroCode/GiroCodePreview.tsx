import { Info, QrCode } from 'lucide-react';
import type { Ref } from 'react';
import { charactersOutsideSepa } from '../../domain/giroCode/text.ts';
import type { Card, CheckedCard } from './card.ts';
import { labelsOfProblems } from './fieldNotes.ts';
import styles from './GiroCodePreview.module.css';
import { amountText, PaymentLines } from './PaymentLines.tsx';
import { PictureButtons } from './PictureButtons.tsx';
import { QrImage } from './QrImage.tsx';
import type { QrMatrix } from './qrMatrix.ts';
import { SettledAnnouncement } from './SettledAnnouncement.tsx';
import { inSentence, texts } from './texts.ts';

interface Props {
  readonly result: CheckedCard;
  /** Null while something is missing or wrong. */
  readonly code: QrMatrix | null;
  /** Label of the fields for the payee's account. */
  readonly accountLabel: string;
  /** Changes with every input. */
  readonly input: object;
  /** How often a field has lost the focus. */
  readonly leaves: number;
  readonly onPrint: () => void;
  readonly ref: Ref<HTMLElement>;
}

/** The code with its content, or the fields that are missing. In print it is a card of size A6. */
export function GiroCodePreview({ result, code, accountLabel, input, leaves, onPrint, ref }: Props) {
  const isReady = result.ok && code !== null;
  const state = stateText(result, accountLabel);

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
        {isReady && <FinishedCard card={result} code={code} onPrint={onPrint} />}
      </div>
    </section>
  );
}

interface FinishedCardProps {
  readonly card: Card;
  readonly code: QrMatrix;
  readonly onPrint: () => void;
}

function FinishedCard({ card, code, onPrint }: FinishedCardProps) {
  const { payment, headline } = card;
  const special = charactersOutsideSepa(payment.name + payment.text + payment.originatorInformation).filter(
    isVisible,
  );
  return (
    <>
      <div className={styles.card}>
        <div className={styles.picture}>
          {headline !== '' && <p className={styles.headline}>{headline}</p>}
          <QrImage matrix={code} label={texts.code.picture(payment.name, amountText(payment))} />
        </div>
        <p className={styles.caption}>
          <strong>{texts.code.heading}</strong> <span>{texts.code.scan}</span>
        </p>
        <PaymentLines payment={payment} className={styles.lines} />
      </div>
      <PictureButtons matrix={code} headline={headline} onPrint={onPrint} />
      {special.length > 0 && (
        <p className={styles.special}>
          <Info size={20} aria-hidden="true" />
          <span>{texts.specialCharacters(inSentence(special), /[äöüß]/i.test(special.join('')))}</span>
        </p>
      )}
    </>
  );
}

function stateText(result: CheckedCard, accountLabel: string): string {
  if (result.ok) return texts.code.ready;
  const { missing, wrong } = labelsOfProblems(result, accountLabel);
  return [
    texts.code.empty,
    missing.length > 0 && texts.code.missing(missing.join(', ')),
    wrong.length > 0 && texts.code.wrong(wrong.join(', ')),
  ]
    .filter(Boolean)
    .join(' ');
}

/** Characters that modify or join the previous one, as in many emoji, cannot be shown separately. */
function isVisible(character: string): boolean {
  return !/^[\p{Cf}\p{M}]$/u.test(character);
}
