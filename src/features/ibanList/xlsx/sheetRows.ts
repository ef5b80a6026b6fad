import { ListError } from '../worker/failure.ts';
import { type CellContext, cellText } from './cellText.ts';
import { CellTextCollector } from './cellTextCollector.ts';
import type { SheetVisitor } from './sheetWalker.ts';
import { rawAttribute, type XmlTag } from './xmlScanner.ts';

/** Rows times columns. A larger sheet has a stray cell far away, or is not a list. */
export const MOST_CELLS = 20_000_000;

/**
 * Collects the texts of a sheet's cells, row by row. A cell with neither text nor formula is ignored, so that formatted
 * cells do not make a sheet larger.
 */
export class SheetRows implements SheetVisitor {
  /** The last row with a cell that counts. */
  rowCount = 0;
  /** The last column with a cell that counts. */
  columnCount = 0;
  /** Number of formulas without a stored result. */
  uncalculatedCount = 0;
  readonly #context: CellContext;
  readonly #onRow: (row: number, cells: readonly string[]) => void;
  readonly #collector = new CellTextCollector();
  #cells: string[] = [];
  #counts = false;
  #row = 0;
  #type = '';
  #format = 0;
  #hasFormula = false;
  #hasValue = false;

  /** @param onRow called in order for each row that counts, with the cells up to the last one with a text */
  constructor(context: CellContext, onRow: (row: number, cells: readonly string[]) => void) {
    this.#context = context;
    this.#onRow = onRow;
  }

  rowStart(row: number): void {
    this.#row = row;
    this.#cells = [];
    this.#counts = false;
  }

  rowEnd(row: number): void {
    if (!this.#counts) return;
    this.rowCount = row;
    this.#onRow(row, this.#cells);
  }

  cellStart(_column: number, tag: XmlTag): void {
    this.#type = rawAttribute(tag, 't') ?? 'n';
    this.#format = Number(rawAttribute(tag, 's') ?? 0);
    this.#hasFormula = false;
    this.#hasValue = false;
    this.#collector.begin();
  }

  inCell(name: string, tag: XmlTag): void {
    if (name === 'f') this.#hasFormula = true;
    else if (name === 'v') this.#hasValue = true;
    this.#collector.tag(name, tag);
  }

  text(xml: string, start: number, end: number, isLiteral: boolean): void {
    this.#collector.add(xml, start, end, isLiteral);
  }

  cellEnd(column: number): void {
    const type = this.#type;
    const text = cellText({ type, format: this.#format, content: this.#collector.text }, this.#context);
    if (text === null) throw new ListError('damaged-xlsx');
    if (text === '' && !this.#hasFormula) return;
    // The result of a formula may be an empty text.
    if (text === '' && !(type === 'str' && this.#hasValue)) this.uncalculatedCount += 1;
    this.#counts = true;
    this.columnCount = Math.max(this.columnCount, column);
    if (this.#row * this.columnCount > MOST_CELLS) throw new ListError('too-many-cells');
    if (text === '') return;
    while (this.#cells.length < column - 1) this.#cells.push('');
    this.#cells.push(text);
  }
}
