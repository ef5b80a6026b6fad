import type { QrMatrix } from './qrMatrix.ts';

/**
 * The dark modules as the `d` of an SVG path, one unit per module. Adjacent ones of a row are one bar, so that no hairlines
 * appear between them.
 */
export function svgPath(matrix: QrMatrix): string {
  const bars = matrix.map((row, y) =>
    Array.from(row.map(Number).join('').matchAll(/1+/g), ({ index, 0: { length } }) => {
      return `M${index} ${y}h${length}v1h-${length}z`;
    }),
  );
  return bars.flat().join('');
}

/** Metric-compatible fonts exist on all systems, so that a picture looks the same everywhere. */
const HEADLINE_FONT = 'Arial, Helvetica, "Liberation Sans", sans-serif';

/**
 * Breaks a headline at its blanks. A word that is wider than the picture makes all smaller. All lengths are in the unit of
 * the width.
 *
 * @param headline a single line
 * @param width of the picture
 * @param widthOf the width of a text whose font size is 1
 */
export function setHeadline(headline: string, width: number, widthOf: (text: string) => number) {
  const words = headline.split(' ').filter((word) => word !== '');
  const fontSize = Math.min(0.07 * width, (0.88 * width) / Math.max(1, ...words.map(widthOf)));
  const lines: string[] = [];
  for (const word of words) {
    const longer = `${lines.at(-1)} ${word}`;
    if (lines.length > 0 && widthOf(longer) * fontSize <= 0.88 * width) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  const lineHeight = 0.09 * width;
  // Of all lines with a margin above them; 0 without a headline.
  const height = lines.length === 0 ? 0 : (lines.length + 0.4) * lineHeight;
  return { lines, fontSize, lineHeight, height };
}

/** Pixels. At four centimetres this is about 630 dpi, enough for print. */
const MINIMUM_PNG_WIDTH = 1000;

/**
 * A PNG file, black on white, at least 1,000 pixels wide, each module a whole number of pixels.
 *
 * @param headline printed above the code; empty for none
 * @throws Error if the browser has no canvas
 */
export function pngFile(matrix: QrMatrix, headline: string): Blob {
  const canvas = document.createElement('canvas');
  try {
    drawOn(canvas, matrix, headline);
    // A busy Chromium postpones `toBlob` by up to seven seconds, because it encodes in idle time. This takes five milliseconds.
    const [type, content] = canvas.toDataURL('image/png').split(',');
    if (!type?.startsWith('data:image/png') || !content) throw new Error('no picture');
    return new Blob([Uint8Array.from(atob(content), (byte) => byte.charCodeAt(0))], { type: 'image/png' });
  } finally {
    free(canvas);
  }
}

/** Safari limits the memory of all canvases together, and frees none before it collects garbage. */
function free(canvas: HTMLCanvasElement): void {
  canvas.width = canvas.height = 0;
}

function drawOn(canvas: HTMLCanvasElement, matrix: QrMatrix, headline: string): void {
  const context = canvas.getContext('2d', { alpha: false });
  if (!context) throw new Error('no canvas');
  context.font = `700 100px ${HEADLINE_FONT}`;
  // In modules.
  const { lines, fontSize, lineHeight, height } = setHeadline(
    headline,
    matrix.length,
    (text) => context.measureText(text).width / 100,
  );
  const scale = Math.ceil(MINIMUM_PNG_WIDTH / matrix.length);
  const top = Math.ceil(height) * scale;
  canvas.width = matrix.length * scale;
  canvas.height = canvas.width + top;
  context.fillStyle = '#fff';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.fillStyle = '#000';
  context.font = `700 ${fontSize * scale}px ${HEADLINE_FONT}`;
  context.textAlign = 'center';
  lines.forEach((line, index) => {
    context.fillText(line, canvas.width / 2, lineHeight * (index + 1.2) * scale);
  });
  context.setTransform(scale, 0, 0, scale, 0, top);
  context.fill(new Path2D(svgPath(matrix)));
}
