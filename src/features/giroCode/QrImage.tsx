import styles from './QrImage.module.css';
import type { QrMatrix } from './qrMatrix.ts';
import { svgPath } from './qrPicture.ts';

interface Props {
  readonly matrix: QrMatrix;
  readonly label: string;
}

/** Black on white in dark mode too: scanners expect dark on light. */
export function QrImage({ matrix, label }: Props) {
  const size = matrix.length;
  return (
    <svg
      className={styles.picture}
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
    >
      <path fill="#fff" d={`M0 0h${size}v${size}H0z`} />
      <path fill="#000" d={svgPath(matrix)} />
    </svg>
  );
}
