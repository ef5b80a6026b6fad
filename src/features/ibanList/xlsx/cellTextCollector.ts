import { ListError } from '../worker/failure.ts';
import { rawAttribute, type XmlTag } from './xmlScanner.ts';
import { isOn, resolveEntities, unescapeCharacters } from './xmlText.ts';

/** Maximum characters of a cell. Excel allows 32,767, other programs slightly more. Quoted, this fits into a row. */
const LONGEST_CELL = 2 ** 18;

/** Combining stroke: a digit before it is crossed out and not part of a number. */
const STROKE = '\u0336';

export function crossedOut(text: string): string {
  return text.replace(/\d/g, `$&${STROKE}`);
}

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

  tag(localName: string, tag: XmlTag): void {
    const { kind } = tag;
    if (localName === 't' || localName === 'v')
      this.#isCollecting = kind === 'open' && !this.#isPronunciation;
    else if (localName === 'rPh') this.#isPronunciation = kind === 'open';
    else if (localName === 'r') this.#isMarked = false;
    else if (kind === 'close') return;
    else if (localName === 'vertAlign') this.#isMarked ||= rawAttribute(tag, 'val') !== 'baseline';
    else if (localName === 'strike') this.#isMarked ||= isOn(tag);
  }

  add(xml: string, start: number, end: number, isLiteral: boolean): void {
    if (!this.#isCollecting) return;
    const piece = xml.slice(start, end);
    const text = isLiteral ? piece : resolveEntities(piece);
    this.#raw += this.#isMarked ? crossedOut(text) : text;
    if (this.#raw.length > LONGEST_CELL) throw new ListError('damaged-xlsx');
  }

  get text(): string {
    return unescapeCharacters(this.#raw);
  }
}
