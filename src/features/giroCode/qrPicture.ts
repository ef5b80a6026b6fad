import type { QrMatrix } from './qrMatrix.ts';

/** A horizontal bar of dark modules, in modules from the top left corner. */
interface Bar {
  readonly x: number;
  readonly y: number;
  readonly width: number;
}

/** Adjacent dark modules are drawn as one bar, so that no hairlines appear between them. */
function bars(matrix: QrMatrix): Bar[] {
  const found: Bar[] = [];
  matrix.forEach((row, y) => {
    let start = -1;
    for (let x = 0; x <= row.length; x += 1) {
      if (row[x] && start < 0) start = x;
      if (!row[x] && start >= 0) {
        found.push({ x: start, y, width: x - start });
        start = -1;
      }
    }
  });
  return found;
}

/** The dark modules as the `d` of an SVG path, one unit per module. */
export function svgPath(matrix: QrMatrix): string {
  return bars(matrix)
    .map(({ x, y, width }) => `M${x} ${y}h${width}v1h-${width}z`)
    .join('');
}

/** A complete SVG file, four centimetres wide, black on white. */
export function svgFile(matrix: QrMatrix): string {
  const size = matrix.length;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="4cm" height="4cm" viewBox="0 0 ${size} ${size}" shape-rendering="crispEdges">`,
    '<title>GiroCode</title>',
    `<path fill="#fff" d="M0 0h${size}v${size}H0z"/>`,
    `<path fill="#000" d="${svgPath(matrix)}"/>`,
    '</svg>\n',
  ].join('\n');
}

/** Pixels. At four centimetres this is about 630 dpi, enough for print. */
const MINIMUM_PNG_WIDTH = 1000;

/**
 * A PNG file, black on white, at least 1,000 pixels wide, each module a whole number of pixels.
 *
 * @throws Error if the browser has no canvas
 */
export async function pngFile(matrix: QrMatrix): Promise<Blob> {
  const scale = Math.ceil(MINIMUM_PNG_WIDTH / matrix.length);
  const canvas = document.createElement('canvas');
  canvas.width = canvas.height = matrix.length * scale;
  const context = canvas.getContext('2d', { alpha: false });
  if (!context) throw new Error('no canvas');
  context.fillStyle = '#fff';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.fillStyle = '#000';
  for (const { x, y, width } of bars(matrix)) context.fillRect(x * scale, y * scale, width * scale, scale);
  return await new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('no picture'))), 'image/png');
  });
}
