import { ListError } from '../worker/failure.ts';
import type { XmlTag } from './xmlScanner.ts';
import { resolveEntities, unescapeCharacters } from './xmlText.ts';

/** Excel's cells end at 32,767 characters, other programs' somewhat later; written in quotes, so many still fit a row. */
const LONGEST_CELL = 2 ** 18;

/**
 * Collects the text of a cell from its elements: `v`, or `t` of a plain text, or of each run of a rich one, but not of the
 * runs that say how it is pronounced (`rPh`).
 */
export class CellTextCollector {
  #raw = '';
  #isCollecting = false;
  #isPronunciation = false;

  begin(): void {
    this.#raw = '';
    this.#isCollecting = false;
    this.#isPronunciation = false;
  }

  tag(localName: string, kind: XmlTag['kind']): void {
    if (localName === 't' || localName === 'v')
      this.#isCollecting = kind === 'open' && !this.#isPronunciation;
    else if (localName === 'rPh') this.#isPronunciation = kind === 'open';
  }

  add(xml: string, start: number, end: number, isLiteral: boolean): void {
    if (!this.#isCollecting) return;
    const piece = xml.slice(start, end);
    this.#raw += isLiteral ? piece : resolveEntities(piece);
    if (this.#raw.length > LONGEST_CELL) throw new ListError('damaged-xlsx');
  }

  get text(): string {
    return unescapeCharacters(this.#raw);
  }
}
