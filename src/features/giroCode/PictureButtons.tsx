import { Download, Printer } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../ui/Button.tsx';
import { CopyButton } from '../../ui/CopyButton.tsx';
import { CopyMessage } from '../../ui/CopyMessage.tsx';
import { saveBlob } from '../../ui/saveBlob.ts';
import { useCopy } from '../../ui/useCopy.ts';
import styles from './PictureButtons.module.css';
import type { QrMatrix } from './qrMatrix.ts';
import { pngFile, svgFile } from './qrPicture.ts';
import { texts } from './texts.ts';

interface Props {
  /** The text of the code. */
  readonly payload: string;
  readonly matrix: QrMatrix;
  /** Part of every picture; empty for none. */
  readonly headline: string;
  readonly onPrint: () => void;
}

export function PictureButtons({ payload, matrix, headline, onPrint }: Props) {
  // Counted, so that each refusal is announced.
  const [refusals, setRefusals] = useState(0);
  const copying = useCopy(`${headline}\n${payload}`, {
    // Old browsers have no ClipboardItem.
    write: () => navigator.clipboard.write([new ClipboardItem({ 'image/png': pngFile(matrix, headline) })]),
  });

  function savePicture(draw: () => Blob, name: string) {
    try {
      saveBlob(draw(), name);
      setRefusals(0);
    } catch {
      setRefusals((count) => count + 1);
    }
  }

  return (
    <div className={styles.buttons}>
      <CopyButton label={texts.copyPicture} copiedLabel={texts.copiedLabel} copying={copying} />
      <Button onClick={() => savePicture(() => pngFile(matrix, headline), 'girocode.png')}>
        <Download size={20} aria-hidden="true" />
        <span>{texts.savePng}</span>
      </Button>
      <Button onClick={() => savePicture(() => svgBlob(matrix, headline), 'girocode.svg')}>
        <Download size={20} aria-hidden="true" />
        <span>{texts.saveSvg}</span>
      </Button>
      <Button onClick={onPrint}>
        <Printer size={20} aria-hidden="true" />
        <span>{texts.printCard}</span>
      </Button>
      <CopyMessage copying={copying} texts={texts} className={styles.refused} />
      <p role="status">{refusals > 0 && <span key={refusals}>{texts.saveRefused}</span>}</p>
    </div>
  );
}

function svgBlob(matrix: QrMatrix, headline: string): Blob {
  return new Blob([svgFile(matrix, headline)], { type: 'image/svg+xml' });
}
