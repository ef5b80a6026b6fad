import { ListError } from '../worker/failure.ts';
import type { XmlTag } from './xmlScanner.ts';
import { resolveEntities, unescapeCharacters } from './xmlText.ts';

/** Maximum characters of a cell. Excel allows 32,767, other programs slightly more. Quoted, this fits into a row. */
const LONGEST_CELL = 2 ** 18;

/** Combining stroke: a digit before it is crossed out and not part of a number. */
const STROKE = '\u0336';

/**
 * Collects the text of a cell from its elements: `v`, or `t` of a plain string or of each run of a rich one, but not of
 * phonetic runs (`rPh`).
 */
export class CellTextCollector {
  #raw = '';
  #isCollecting = false;
  #isPronunciation = false;
  /** Superscript, subscript or strikethrough. Such a digit is a footnote or deleted. */
  #isMarked = false;

  begin(): void {
    this.#raw = '';
    this.#isCollecting = false;
    this.#isPronunciation = false;
    this.#isMarked = false;
  }

  tag(localName: string, kind: XmlTag['kind']): void {
    if (localName === 't' || localName === 'v')
      this.#isCollecting = kind === 'open' && !this.#isPronunciation;
    else if (localName === 'rPh') this.#isPronunciation = kind === 'open';
    else if (localName === 'r') this.#isMarked = false;
    else if (localName === 'vertAlign' || localName === 'strike') this.#isMarked = true;
  }

  add(xml: string, start: number, end: number, isLiteral: boolean): void {
    if (!this.#isCollecting) return;
    const piece = xml.slice(start, end);
    const text = isLiteral ? piece : resolveEntities(piece);
    this.#raw += this.#isMarked ? text.replace(/\d/g, `$&${STROKE}`) : text;
    if (this.#raw.length > LONGEST_CELL) throw new ListError('damaged-xlsx');
  }

  get text(): string {
    return unescapeCharacters(this.#raw);
  }
}
