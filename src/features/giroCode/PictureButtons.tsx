import { Download, Printer } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../ui/Button.tsx';
import { saveBlob } from '../../ui/saveBlob.ts';
import styles from './PictureButtons.module.css';
import type { QrMatrix } from './qrMatrix.ts';
import { pngFile, svgFile } from './qrPicture.ts';
import { texts } from './texts.ts';

export function PictureButtons({ matrix }: { readonly matrix: QrMatrix }) {
  const [isRefused, setIsRefused] = useState(false);

  async function savePicture(draw: () => Blob | Promise<Blob>, name: string) {
    setIsRefused(false);
    try {
      saveBlob(await draw(), name);
    } catch {
      setIsRefused(true);
    }
  }

  return (
    <div className={styles.buttons}>
      <Button onClick={() => savePicture(() => pngFile(matrix), 'girocode.png')}>
        <Download size={20} aria-hidden="true" />
        <span>{texts.savePng}</span>
      </Button>
      <Button onClick={() => savePicture(() => svgBlob(matrix), 'girocode.svg')}>
        <Download size={20} aria-hidden="true" />
        <span>{texts.saveSvg}</span>
      </Button>
      <Button onClick={() => print()}>
        <Printer size={20} aria-hidden="true" />
        <span>{texts.printCard}</span>
      </Button>
      <p role="status">{isRefused && <span>{texts.saveRefused}</span>}</p>
    </div>
  );
}

function svgBlob(matrix: QrMatrix): Blob {
  return new Blob([svgFile(matrix)], { type: 'image/svg+xml' });
}
