import { Download, Printer } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../ui/Button.tsx';
import styles from './PictureButtons.module.css';
import type { QrMatrix } from './qrMatrix.ts';
import { pngFile, svgFile } from './qrPicture.ts';
import { texts } from './texts.ts';

/** Long enough for every browser to have begun the download. */
const KEEP_FILE_MS = 60_000;

export function PictureButtons({ matrix }: { readonly matrix: QrMatrix }) {
  const [isRefused, setIsRefused] = useState(false);

  async function savePng() {
    setIsRefused(false);
    try {
      save(await pngFile(matrix), 'girocode.png');
    } catch {
      setIsRefused(true);
    }
  }

  return (
    <div className={styles.buttons}>
      <Button onClick={savePng}>
        <Download size={20} aria-hidden="true" />
        {texts.savePng}
      </Button>
      <Button onClick={() => save(new Blob([svgFile(matrix)], { type: 'image/svg+xml' }), 'girocode.svg')}>
        <Download size={20} aria-hidden="true" />
        {texts.saveSvg}
      </Button>
      <Button onClick={() => print()}>
        <Printer size={20} aria-hidden="true" />
        {texts.printCard}
      </Button>
      <p role="status">{isRefused && texts.saveRefused}</p>
    </div>
  );
}

/** The file is made on this device and goes straight to the downloads. */
function save(file: Blob, name: string) {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), KEEP_FILE_MS);
}
