import { Download, Printer, QrCode } from 'lucide-react';
import type { ComponentProps, Ref } from 'react';
import { Announcement, useAnnouncement } from '../../ui/Announcement.tsx';
import { Button } from '../../ui/Button.tsx';
import { CopyButton, CopyMessage, useCopy } from '../../ui/CopyButton.tsx';
import { saveBlob } from '../../ui/saveBlob.ts';
import { Verdict } from '../../ui/Verdict.tsx';
import { PaymentLines, QrImage } from './CardParts.tsx';
import type { Card } from './card.ts';
import styles from './GiroCodePreview.module.css';
import type { QrMatrix } from './qrMatrix.ts';
import { pngFile } from './qrPicture.ts';
import { texts } from './texts.ts';

interface Props extends Pick<CardProps, 'doubt'> {
  /** Null while something is missing or wrong. */
  readonly card: Card | null;
  readonly code: QrMatrix | null;
  /** The state of the form in a sentence. */
  readonly state: string;
  readonly said: ComponentProps<typeof Announcement>['said'];
  readonly ref: Ref<HTMLElement>;
}

/** The code with its content, or the fields that are missing. In print it is a card of size A6. */
export function GiroCodePreview({ card, code, state, said, ref, ...ofCard }: Props) {
  const isReady = card !== null && code !== null;
  return (
    <section
      ref={ref}
      className={styles.preview}
      aria-label={texts.code.heading}
      data-result={isReady || undefined}
      tabIndex={-1}
    >
      <div className={styles.stay}>
        <Announcement said={said} />
        {isReady ? (
          <FinishedCard card={card} matrix={code} {...ofCard} />
        ) : (
          <div className={styles.empty}>
            <QrCode size={56} strokeWidth={1.25} aria-hidden="true" />
            <p>{state}</p>
          </div>
        )}
      </div>
    </section>
  );
}

interface CardProps {
  readonly card: Card;
  readonly matrix: QrMatrix;
  /** Why the account should be checked before the code is used; null if nothing speaks against it. */
  readonly doubt: string | null;
}

function FinishedCard({ card, matrix, doubt }: CardProps) {
  const { payment, headline } = card;
  return (
    <>
      {doubt !== null && (
        <div className="no-print">
          <Verdict tone="caution" text={texts.code.checkFirst} causes={[doubt]} />
        </div>
      )}
      <div className={styles.card}>
        <div className={styles.picture}>
          {headline !== '' && <p className={styles.headline}>{headline}</p>}
          <QrImage payment={payment} matrix={matrix} />
        </div>
        <p className={`muted ${styles.caption}`}>
          <strong>{texts.code.heading}</strong> <span>{texts.code.scan}</span>
        </p>
        <PaymentLines payment={payment} className={styles.lines} />
      </div>
    </>
  );
}

/** What can be done with the picture, of which the headline is a part. */
export function PictureButtons({ card: { payload, headline }, matrix, doubt }: CardProps) {
  const [said, say] = useAnnouncement();
  const copying = useCopy(`${headline}\n${payload}`, {
    // Old browsers have no ClipboardItem.
    write: () => navigator.clipboard.write([new ClipboardItem({ 'image/png': pngFile(matrix, headline) })]),
  });

  function savePicture() {
    try {
      saveBlob(pngFile(matrix, headline), 'girocode.png');
      say('');
    } catch {
      say(texts.saveRefused);
    }
  }

  return (
    <div className={`row ${styles.buttons} no-print`}>
      <Button icon={Download} variant={doubt === null ? 'primary' : 'outlined'} onClick={savePicture}>
        {texts.savePng}
      </Button>
      <CopyButton label={texts.copyPicture} copying={copying} />
      <Button icon={Printer} onClick={() => print()}>
        {texts.printCard}
      </Button>
      <CopyMessage copying={copying} texts={texts} className={styles.refused} />
      <Announcement said={said} className={styles.refused} />
    </div>
  );
}
