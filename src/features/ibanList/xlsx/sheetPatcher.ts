import { RESULT_COLUMNS } from '../convert/resultColumns.ts';
import { outcomeTexts } from '../convert/rowTexts.ts';
import type { SheetVisitor } from './sheetWalker.ts';
import { attributeStart, rawAttribute, type XmlTag } from './xmlScanner.ts';
import { columnWidth, textCell } from './xmlText.ts';

/** The CSV of the sheet's text (`readSheet`) with its results. */
export interface Results {
  /** The rows from the first row of the sheet on, in their order. */
  readonly rows: Iterator<readonly string[], undefined>;
  /** Counted from 1. The rows above it get no result. */
  readonly headerRow: number;
  /** Columns before those of the result. */
  readonly columnCount: number;
}

/**
 * Copies the XML of a sheet and adds the cells of the new columns to its rows. An existing cell in these columns is
 * empty and keeps its format.
 */
export class SheetPatcher implements SheetVisitor {
  readonly #firstColumn: number;
  readonly #lastColumn: number;
  readonly #results: Results;
  #out: string[] = [];
  /** Everything before this position of the piece is copied or omitted on purpose. */
  #copied = 0;
  #isLeavingOut = false;
  /** Namespace prefix of the elements, with its colon. */
  #prefix = '';
  #hasWidths = false;
  /** Widths of the columns before and after the new ones. */
  #widthsBefore = '';
  #widthsAfter = '';
  #row = 0;
  /** The new cells of this row, and the column of the first one that is not written yet. */
  #cells: readonly string[] = [];
  #nextColumn = 0;
  /** Format of the last cell before the new ones. */
  #format: string | null = null;

  constructor(firstColumn: number, results: Results) {
    this.#firstColumn = firstColumn;
    this.#lastColumn = firstColumn + RESULT_COLUMNS.length - 1;
    this.#results = results;
  }

  /** Ends a piece of XML and returns its copy. */
  takePiece(xml: string): string {
    if (!this.#isLeavingOut) this.#out.push(xml.slice(this.#copied));
    const text = this.#out.join('');
    this.#out = [];
    this.#copied = 0;
    return text;
  }

  outside(tag: XmlTag): void {
    const { prefix, name } = tag;
    this.#prefix = prefix;
    // Without it, programs find the used cells themselves.
    if (name === 'dimension') this.#replace(tag, '', tag.start, tag.end);
    else if (name === 'col') this.#takeWidth(tag);
    else if (name === 'cols') {
      this.#hasWidths = true;
      if (tag.kind === 'close') this.#replace(tag, this.#widths());
    }
  }

  rowsStart(tag: XmlTag): void {
    const { prefix } = tag;
    this.#prefix = prefix;
    if (!this.#hasWidths) this.#replace(tag, `<${prefix}cols>${this.#widths()}</${prefix}cols>`);
  }

  rowStart(row: number, tag: XmlTag): void {
    const { rows, headerRow, columnCount } = this.#results;
    // Rows that the sheet does not have are empty.
    for (this.#row += 1; this.#row < row; this.#row += 1) rows.next();
    const result = rows.next().value?.slice(columnCount, columnCount + RESULT_COLUMNS.length) ?? [];
    // Empty rows stay empty in the sheet. The CSV reports them as empty.
    this.#cells = row < headerRow || result.join('') === outcomeTexts.empty ? [] : result;
    this.#nextColumn = this.#firstColumn;
    this.#format = null;
    const spans = rawAttribute(tag, 'spans');
    if (spans === null || this.#cells.length === 0) return;
    const start = attributeStart(tag, 'spans');
    this.#replace(tag, `${spans.split(':')[0]}:${this.#lastColumn}`, start, start + spans.length);
  }

  cellStart(column: number, tag: XmlTag): void {
    const format = rawAttribute(tag, 's');
    if (column < this.#firstColumn) {
      this.#format = format;
      return;
    }
    const cells = this.#cellsBefore(column);
    const cell = this.#newCell(column, format);
    this.#replace(tag, cells + cell);
    if (cell === '') return;
    this.#nextColumn = column + 1;
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
    else this.#replace(tag, `>${cells}</${this.#prefix}row>`, tag.end - 2, tag.end);
  }

  rowsEnd(): void {
    if (this.#results.rows.next().done !== true) throw new Error('the result has more rows than the sheet');
  }

  /** Writes the remaining new cells of this row before a column. New headings look like the adjacent ones. */
  #cellsBefore(column: number): string {
    const format = this.#row === this.#results.headerRow ? this.#format : null;
    const end = Math.min(column, this.#firstColumn + this.#cells.length);
    let cells = '';
    for (; this.#nextColumn < end; this.#nextColumn += 1) cells += this.#newCell(this.#nextColumn, format);
    return cells;
  }

  #newCell(column: number, format: string | null): string {
    return textCell(this.#prefix, column, this.#row, this.#cells[column - this.#firstColumn] ?? '', format);
  }

  #widths(): string {
    const widths = RESULT_COLUMNS.map(({ width }, index) =>
      columnWidth(this.#prefix, this.#firstColumn + index, width),
    );
    return this.#widthsBefore + widths.join('') + this.#widthsAfter;
  }

  /** An existing `col` may include the new columns, for example all columns up to Excel's last, or hide them. */
  #takeWidth(tag: XmlTag): void {
    this.#replace(tag, '', tag.start, tag.end);
    if (tag.kind === 'close') return;
    const min = Number(rawAttribute(tag, 'min'));
    const max = Number(rawAttribute(tag, 'max'));
    if (min < this.#firstColumn)
      this.#widthsBefore += withBounds(tag, min, Math.min(max, this.#firstColumn - 1));
    if (max > this.#lastColumn)
      this.#widthsAfter += withBounds(tag, Math.max(min, this.#lastColumn + 1), max);
  }

  /** Copies up to a position and replaces the text from there to `end`. */
  #replace({ xml, start }: XmlTag, text: string, from = start, end = from): void {
    this.#out.push(xml.slice(this.#copied, from), text);
    this.#copied = end;
  }
}

/** A `col` tag for some of its columns. */
function withBounds({ xml, start, end, kind }: XmlTag, min: number, max: number): string {
  const attributes = xml
    .slice(start, end - (kind === 'empty' ? 2 : 1))
    .replace(/(\smin\s*=\s*["'])[^"']*/, `$1${min}`)
    .replace(/(\smax\s*=\s*["'])[^"']*/, `$1${max}`);
  return `${attributes}/>`;
}
