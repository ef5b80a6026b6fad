import { Info } from 'lucide-react';
import { charactersOutsideSepa } from '../../domain/giroCode/text.ts';
import { Verdict } from '../../ui/Verdict.tsx';
import type { Card } from './card.ts';
import styles from './FinishedCard.module.css';
import { amountText, PaymentLines } from './PaymentLines.tsx';
import { PictureButtons } from './PictureButtons.tsx';
import { QrImage } from './QrImage.tsx';
import type { QrMatrix } from './qrMatrix.ts';
import { inSentence, texts } from './texts.ts';

interface Props {
  readonly card: Card;
  readonly matrix: QrMatrix;
  /** Why the account should be checked before the code is used; null if nothing speaks against it. */
  readonly doubt: string | null;
  readonly onPrint: () => void;
}

/** The code with its content and what can be done with it. */
export function FinishedCard({ card, matrix, doubt, onPrint }: Props) {
  const { payment, headline } = card;
  const special = charactersOutsideSepa(payment.name + payment.text + payment.originatorInformation).filter(
    isVisible,
  );
  return (
    <>
      {doubt !== null && (
        <div className="no-print">
          <Verdict tone="caution" text={texts.code.checkFirst}>
            <p>{doubt}</p>
          </Verdict>
        </div>
      )}
      <div className={styles.card}>
        <div className={styles.picture}>
          {headline !== '' && <p className={styles.headline}>{headline}</p>}
          <QrImage matrix={matrix} label={texts.code.picture(payment.name, amountText(payment))} />
        </div>
        <p className={styles.caption}>
          <strong>{texts.code.heading}</strong> <span>{texts.code.scan}</span>
        </p>
        <PaymentLines payment={payment} className={styles.lines} />
      </div>
      <PictureButtons payload={card.payload} matrix={matrix} headline={headline} onPrint={onPrint} />
      {special.length > 0 && (
        <p className={styles.special}>
          <Info size={20} aria-hidden="true" />
          <span>{texts.specialCharacters(inSentence(special), /[äöüß]/i.test(special.join('')))}</span>
        </p>
      )}
    </>
  );
}

/** Characters that modify or join the previous one, as in many emoji, cannot be shown separately. */
function isVisible(character: string): boolean {
  return !/^[\p{Cf}\p{M}]$/u.test(character);
}
