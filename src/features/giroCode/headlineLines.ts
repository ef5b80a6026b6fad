/** How a headline is set above a code. All lengths are in the unit of the width. */
export interface Headline {
  readonly lines: readonly string[];
  readonly fontSize: number;
  readonly lineHeight: number;
  /** Of all lines, with a margin above them. 0 without a headline. */
  readonly height: number;
}

/** Metric-compatible fonts exist on all systems, so that a picture looks the same everywhere. */
export const HEADLINE_FONT = 'Arial, Helvetica, "Liberation Sans", sans-serif';

const FONT_SHARE = 0.07;
const LINE_SHARE = 0.09;
const WIDTH_SHARE = 0.88;

/**
 * Breaks a headline at its blanks, and inside a word only if the word is wider than the picture.
 *
 * @param headline a single line
 * @param width of the picture
 * @param widthOf the width of a text whose font size is 1
 */
export function setHeadline(headline: string, width: number, widthOf: (text: string) => number): Headline {
  const fontSize = width * FONT_SHARE;
  const fits = (text: string) => widthOf(text) * fontSize <= width * WIDTH_SHARE;
  const lines: string[] = [];
  let line = '';
  for (const word of headline.split(' ').filter((each) => each !== '')) {
    const longer = line === '' ? word : `${line} ${word}`;
    if (fits(longer)) {
      line = longer;
      continue;
    }
    if (line !== '') lines.push(line);
    line = '';
    for (const character of word) {
      if (line !== '' && !fits(line + character)) {
        lines.push(line);
        line = '';
      }
      line += character;
    }
  }
  if (line !== '') lines.push(line);
  const lineHeight = width * LINE_SHARE;
  return { lines, fontSize, lineHeight, height: lines.length === 0 ? 0 : (lines.length + 0.4) * lineHeight };
}
