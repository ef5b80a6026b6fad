import { ListError } from '../worker/failure.ts';
import { type CellPlace, readRange } from './cellReference.ts';
import { type CellContext, CellTextCollector, cellText } from './cellText.ts';
import type { SheetVisitor } from './sheetWalker.ts';
import { rawAttribute, type XmlTag } from './xmlScanner.ts';

/** Rows times columns. A larger sheet has a stray cell far away, or is not a list. */
const MOST_CELLS = 20_000_000;

/**
 * Collects the texts of a sheet's cells, row by row. A cell with neither text nor formula is ignored, so that formatted
 * cells do not make a sheet larger. A cell that is merged over several rows has its text in each of them.
 */
export class SheetRows implements SheetVisitor, UsedCells {
  /** The last row with a cell that counts. */
  rowCount = 0;
  columnCount = 0;
  uncalculatedCount = 0;
  readonly merged: Merged[] = [];
  readonly #context: CellContext;
  readonly #shown: ShownCells;
  readonly #onRow: (row: number, cells: readonly string[]) => void;
  #collector = new CellTextCollector();
  #cells: string[] = [];
  #counts = false;
  #row = 0;
  #type = '';
  #format = 0;
  #hasFormula = false;
  #hasValue = false;

  /**
   * @param merged cells as far as they are known
   * @param onRow called in order for each row that counts, with the cells up to the last one with a text
   */
  constructor(
    context: CellContext,
    merged: readonly Merged[],
    onRow: (row: number, cells: readonly string[]) => void,
  ) {
    this.#context = context;
    this.#shown = new ShownCells(merged);
    this.#onRow = onRow;
  }

  outside(tag: XmlTag): void {
    if (tag.name !== 'mergeCell' || tag.kind === 'close') return;
    const range = readRange(rawAttribute(tag, 'ref') ?? '');
    if (range) this.merged.push(range);
  }

  rowStart(row: number): void {
    this.#row = row;
    this.#cells = [];
    this.#counts = false;
  }

  rowEnd(row: number): void {
    if (!this.#counts) return;
    this.rowCount = row;
    this.#shown.complete(row, this.#cells);
    this.#onRow(row, this.#cells);
  }

  cellStart(_column: number, tag: XmlTag): void {
    this.#type = rawAttribute(tag, 't') ?? 'n';
    this.#format = Number(rawAttribute(tag, 's') ?? 0);
    this.#hasFormula = false;
    this.#hasValue = false;
    this.#collector = new CellTextCollector();
  }

  inCell(tag: XmlTag): void {
    if (tag.name === 'f') this.#hasFormula = true;
    else if (tag.name === 'v') this.#hasValue = true;
    this.#collector.tag(tag);
  }

  text(text: string): void {
    this.#collector.add(text);
  }

  cellEnd(column: number): void {
    const type = this.#type;
    const format = this.#context.formats[this.#format];
    const text = cellText(type, format, this.#collector.text, this.#context);
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

/** Merged cells: the first, which has their content, and the last one. */
export type Merged = readonly [CellPlace, CellPlace];

export interface UsedCells {
  /** The last column with a cell that counts. */
  readonly columnCount: number;
  /** The merged cells, which the file lists after its rows. */
  readonly merged: readonly Merged[];
  /** Number of formulas without a stored result. */
  readonly uncalculatedCount: number;
}

/** What merged cells show in the rows below their first one. */
class ShownCells {
  readonly #byFirstRow: ReadonlyMap<number, Merged[]>;
  readonly #byColumn = new Map<number, { readonly text: string; readonly lastRow: number }>();

  constructor(merged: readonly Merged[]) {
    this.#byFirstRow = Map.groupBy(merged, ([first]) => first.row);
  }

  /** Adds their texts to the cells of a row. A row with a text of its own below them has both, and is doubtful. */
  complete(row: number, cells: string[]): void {
    for (const [column, { text, lastRow }] of this.#byColumn) {
      if (row > lastRow) {
        this.#byColumn.delete(column);
        continue;
      }
      while (cells.length < column) cells.push('');
      const hidden = cells[column - 1] as string;
      cells[column - 1] = hidden === '' || hidden === text ? text : `${text} / ${hidden}`;
    }
    for (const [first, last] of this.#byFirstRow.get(row) ?? []) {
      const text = cells[first.column - 1] ?? '';
      if (text !== '' && last.row > row) this.#byColumn.set(first.column, { text, lastRow: last.row });
    }
  }
}
