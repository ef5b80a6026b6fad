import { ListError } from '../worker/failure.ts';
import { type CellPlace, EXCEL_COLUMNS, readRange } from './cellReference.ts';
import type { SheetVisitor } from './sheetWalker.ts';
import type { XmlTag } from './xmlScanner.ts';
import { attribute } from './xmlText.ts';

/** Finds the free columns of a sheet. */
export class SheetExtent implements SheetVisitor {
  #lastColumn = 0;
  readonly #merged: (readonly [CellPlace, CellPlace])[] = [];
  #isFilled = false;
  #isInContent = false;

  cellStart(): void {
    this.#isFilled = false;
    this.#isInContent = false;
  }

  inCell(name: string, { kind }: XmlTag): void {
    this.#isInContent = kind === 'open' && (name === 'v' || name === 't');
    if (name === 'f') this.#isFilled = true;
  }

  text(): void {
    if (this.#isInContent) this.#isFilled = true;
  }

  cellEnd(column: number): void {
    if (this.#isFilled) this.#lastColumn = Math.max(this.#lastColumn, column);
  }

  outside(name: string, tag: XmlTag): void {
    if (name !== 'mergeCell' || tag.kind === 'close') return;
    const range = readRange(attribute(tag, 'ref') ?? '');
    if (range) this.#merged.push(range);
  }

  /**
   * The first of `count` free columns after the last used one. No merged region from this row on overlaps them, because
   * it would hide their content.
   *
   * @throws ListError `no-room-in-excel`
   */
  firstFreeColumn(count: number, fromRow: number): number {
    let first = this.#lastColumn + 1;
    const regions = this.#merged
      .filter(([, last]) => last.row >= fromRow)
      .sort(([one], [other]) => one.column - other.column);
    for (const [from, to] of regions)
      if (from.column < first + count && to.column >= first) first = to.column + 1;
    if (first + count - 1 > EXCEL_COLUMNS) throw new ListError('no-room-in-excel');
    return first;
  }
}
