import { RESULT_COLUMNS, type ResultColumn } from '../convert/resultColumns.ts';
import { outcomeTexts } from '../convert/rowTexts.ts';
import { columnName, readRange } from './cellReference.ts';
import type { ResultRows } from './resultRows.ts';
import type { SheetVisitor } from './sheetWalker.ts';
import { columnWidth, textCell } from './sheetXml.ts';
import { attributeStart, rawAttribute, type XmlTag } from './xmlScanner.ts';

/** Position and content of the new columns. */
export interface Patch {
  readonly firstColumn: number;
  /** Counted from 1. The rows above it get no result. */
  readonly headerRow: number;
  /** A result for each row from the first on, in their order. */
  readonly results: ResultRows;
  /** Namespace prefix of the sheet's elements, with its colon. */
  readonly prefix: string;
}

/**
 * Copies the XML of a sheet and adds the cells of the new columns to its rows. An existing cell in these columns is
 * empty and keeps its format.
 */
export class SheetPatcher implements SheetVisitor {
  readonly #patch: Patch;
  readonly #lastColumn: number;
  #out: string[] = [];
  /** Everything before this position of the piece is copied or omitted on purpose. */
  #copied = 0;
  #isLeavingOut = false;
  #hasWidths = false;
  #nextWidth: number;
  #row = 0;
  /** The new cells of this row, and the column of the first one that is not written yet. */
  #cells: readonly string[] = [];
  #nextColumn = 0;
  /** Format of the last cell before the new ones. */
  #format: string | null = null;

  constructor(patch: Patch) {
    this.#patch = patch;
    this.#lastColumn = patch.firstColumn + RESULT_COLUMNS.length - 1;
    this.#nextWidth = patch.firstColumn;
  }

  /** Ends a piece of XML and returns its copy. */
  takePiece(xml: string): string {
    if (!this.#isLeavingOut) this.#out.push(xml.slice(this.#copied));
    const text = this.#out.join('');
    this.#out = [];
    this.#copied = 0;
    return text;
  }

  outside(name: string, tag: XmlTag): void {
    if (name === 'dimension' && tag.kind !== 'close') this.#widenDimension(tag);
    else if (name === 'col') this.#makeRoomInWidths(tag);
    else if (name === 'cols' && tag.kind === 'close') this.#replace(tag, this.#newWidths());
    if (name === 'cols') this.#hasWidths = true;
  }

  rowsStart(tag: XmlTag): void {
    const { prefix } = this.#patch;
    if (!this.#hasWidths) this.#replace(tag, `<${prefix}cols>${this.#newWidths()}</${prefix}cols>`);
  }

  rowStart(row: number, tag: XmlTag): void {
    // Rows that the sheet does not have are empty.
    for (this.#row += 1; this.#row < row; this.#row += 1) this.#patch.results.next();
    this.#takeResult();
    this.#format = null;
    const spans = rawAttribute(tag, 'spans');
    if (spans === null || this.#cells.length === 0) return;
    this.#replaceAttribute(tag, 'spans', spans, `${spans.split(':')[0]}:${this.#lastColumn}`);
  }

  cellStart(column: number, tag: XmlTag): void {
    if (column < this.#patch.firstColumn) {
      this.#format = rawAttribute(tag, 's');
      return;
    }
    const cells = this.#cellsBefore(column);
    const text = this.#cells[column - this.#patch.firstColumn] ?? '';
    if (text === '') {
      this.#replace(tag, cells);
      return;
    }
    const format = rawAttribute(tag, 's');
    const cell = textCell(this.#patch.prefix, column, this.#row, text, format);
    this.#nextColumn = column + 1;
    this.#replace(tag, cells + cell);
    this.#isLeavingOut = true;
  }

  cellEnd(_column: number, tag: XmlTag): void {
    if (!this.#isLeavingOut) return;
    this.#isLeavingOut = false;
    this.#copied = tag.end;
  }

  rowEnd(_row: number, tag: XmlTag): void {
    const cells = this.#cellsBefore(Infinity);
    if (cells === '') return;
    if (tag.kind === 'close') this.#replace(tag, cells);
    // `<row r="4"/>`
    else this.#replace(tag, `>${cells}</${tag.name}>`, tag.end - 2, tag.end);
  }

  rowsEnd(): void {
    if (this.#patch.results.next() !== null) throw new Error('the result has more rows than the sheet');
  }

  #takeResult(): void {
    const { headerRow, results, firstColumn } = this.#patch;
    const result = results.next();
    this.#cells = result === null || this.#row < headerRow || isOfEmptyRow(result) ? [] : result;
    this.#nextColumn = firstColumn;
  }

  /** Writes the remaining new cells of this row before a column. */
  #cellsBefore(column: number): string {
    const { firstColumn, headerRow, prefix } = this.#patch;
    let cells = '';
    const end = Math.min(column, firstColumn + this.#cells.length);
    for (; this.#nextColumn < end; this.#nextColumn += 1) {
      const text = this.#cells[this.#nextColumn - firstColumn] ?? '';
      // New headings look like the adjacent ones.
      const format = this.#row === headerRow ? this.#format : null;
      cells += textCell(prefix, this.#nextColumn, this.#row, text, format);
    }
    return cells;
  }

  /** The widths of the new columns. Written once. */
  #newWidths(): string {
    let widths = '';
    for (; this.#nextWidth <= this.#lastColumn; this.#nextWidth += 1) {
      const { width } = RESULT_COLUMNS[this.#nextWidth - this.#patch.firstColumn] as ResultColumn;
      widths += columnWidth(this.#patch.prefix, this.#nextWidth, width);
    }
    return widths;
  }

  /** An existing `col` may include the new columns, for example all columns up to Excel's last, or hide them. */
  #makeRoomInWidths(tag: XmlTag): void {
    // Written as an empty element, even if the file has `<col></col>`.
    if (tag.kind === 'close') {
      this.#replace(tag, '', tag.start, tag.end);
      return;
    }
    const min = Number(rawAttribute(tag, 'min'));
    const max = Number(rawAttribute(tag, 'max'));
    const { firstColumn } = this.#patch;
    const before = min < firstColumn ? withBounds(tag, min, Math.min(max, firstColumn - 1)) : '';
    const after = max > this.#lastColumn ? withBounds(tag, Math.max(min, this.#lastColumn + 1), max) : '';
    this.#replace(tag, before + (max < firstColumn ? '' : this.#newWidths()) + after, tag.start, tag.end);
  }

  #widenDimension(tag: XmlTag): void {
    const written = rawAttribute(tag, 'ref') ?? '';
    const range = readRange(written);
    if (range === null) return;
    const [first, last] = range;
    const lastColumn = columnName(Math.max(this.#lastColumn, last.column));
    const wide = `${columnName(first.column)}${first.row}:${lastColumn}${last.row}`;
    this.#replaceAttribute(tag, 'ref', written, wide);
  }

  #replaceAttribute(tag: XmlTag, name: string, written: string, value: string): void {
    const start = attributeStart(tag, name);
    this.#replace(tag, value, start, start + written.length);
  }

  /** Copies up to a position and replaces the text from there to `end`. */
  #replace({ xml, start }: XmlTag, text: string, from = start, end = from): void {
    this.#out.push(xml.slice(this.#copied, from), text);
    this.#copied = end;
  }
}

/** Empty rows stay empty in the sheet. The CSV reports them as empty. */
function isOfEmptyRow(result: readonly string[]): boolean {
  return result.join('') === outcomeTexts.empty;
}

/** A `col` tag for some of its columns. */
function withBounds({ xml, start, end, kind }: XmlTag, min: number, max: number): string {
  const attributes = xml
    .slice(start, end - (kind === 'empty' ? 2 : 1))
    .replace(/(\smin\s*=\s*["'])[^"']*/, `$1${min}`)
    .replace(/(\smax\s*=\s*["'])[^"']*/, `$1${max}`);
  return `${attributes}/>`;
}
