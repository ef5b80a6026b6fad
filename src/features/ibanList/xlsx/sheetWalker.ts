import { ListError } from '../worker/failure.ts';
import { EXCEL_COLUMNS, EXCEL_ROWS, readReference } from './cellReference.ts';
import { rawAttribute, type XmlHandler, type XmlTag } from './xmlScanner.ts';

/** Callbacks for the rows and cells of a sheet. An empty element begins and ends with the same tag. */
export interface SheetVisitor {
  /** A tag before or after the rows. */
  outside?(tag: XmlTag): void;
  rowsStart?(tag: XmlTag): void;
  rowsEnd?(): void;
  /** Rows and columns are counted from 1. */
  rowStart(row: number, tag: XmlTag): void;
  rowEnd(row: number, tag: XmlTag): void;
  cellStart(column: number, tag: XmlTag): void;
  cellEnd(column: number, tag: XmlTag): void;
  inCell?(tag: XmlTag): void;
  text?(text: string): void;
}

/** Both editions of the standard (ECMA-376, part 1 and part 4). */
const NAMESPACES = [
  'http://schemas.openxmlformats.org/spreadsheetml/2006/main',
  'http://purl.oclc.org/ooxml/spreadsheetml/main',
];

/**
 * Walks over the XML of a sheet and reports rows and cells. Without an attribute `r`, a row or cell follows the
 * previous one. Rows or cells in the wrong order are damage, because programs interpret them differently.
 *
 * @throws ListError `damaged-xlsx`
 */
export class SheetWalker implements XmlHandler {
  readonly #visitor: SheetVisitor;
  #at: 'beginning' | 'outside' | 'rows' | 'row' | 'cell' = 'beginning';
  /** The prefix of the elements of a spreadsheet, with its colon. */
  #prefix = '';
  #row = 0;
  #column = 0;

  constructor(visitor: SheetVisitor) {
    this.#visitor = visitor;
  }

  text(text: string): void {
    if (this.#at === 'cell') this.#visitor.text?.(text);
  }

  tag(tag: XmlTag): void {
    if (this.#at === 'beginning') this.#begin(tag);
    else if (tag.prefix === this.#prefix) this.#inSheet(tag);
  }

  #inSheet(tag: XmlTag): void {
    const { name, kind } = tag;
    if (this.#at === 'cell') {
      if (name === 'c') this.#endCell(tag);
      else this.#visitor.inCell?.(tag);
    } else if (this.#at === 'row') {
      if (name === 'c' && kind !== 'close') this.#startCell(tag);
      else if (name === 'row') this.#endRow(tag);
    } else if (this.#at === 'rows') {
      if (name === 'row' && kind !== 'close') this.#startRow(tag);
      else if (name === 'sheetData' && kind === 'close') this.#endRows();
    } else if (name === 'sheetData' && kind !== 'close') {
      this.#visitor.rowsStart?.(tag);
      this.#at = 'rows';
      if (kind === 'empty') this.#endRows();
    } else this.#visitor.outside?.(tag);
  }

  #begin(tag: XmlTag): void {
    const { prefix, name } = tag;
    const namespace = rawAttribute(tag, prefix === '' ? 'xmlns' : `xmlns:${prefix.slice(0, -1)}`);
    if (name !== 'worksheet' || !NAMESPACES.includes(namespace ?? '')) throw new ListError('damaged-xlsx');
    this.#prefix = prefix;
    this.#at = 'outside';
  }

  #endRows(): void {
    this.#visitor.rowsEnd?.();
    this.#at = 'outside';
  }

  #startRow(tag: XmlTag): void {
    const written = rawAttribute(tag, 'r');
    const row = written === null ? this.#row + 1 : Number(written);
    if (!Number.isInteger(row) || row <= this.#row || row > EXCEL_ROWS) throw new ListError('damaged-xlsx');
    this.#row = row;
    this.#column = 0;
    this.#visitor.rowStart(row, tag);
    this.#at = 'row';
    if (tag.kind === 'empty') this.#endRow(tag);
  }

  #endRow(tag: XmlTag): void {
    if (tag.kind === 'open') throw new ListError('damaged-xlsx');
    this.#visitor.rowEnd(this.#row, tag);
    this.#at = 'rows';
  }

  #startCell(tag: XmlTag): void {
    const written = rawAttribute(tag, 'r');
    const place = written === null ? { row: this.#row, column: this.#column + 1 } : readReference(written);
    if (place?.row !== this.#row || place.column <= this.#column || place.column > EXCEL_COLUMNS)
      throw new ListError('damaged-xlsx');
    this.#column = place.column;
    this.#visitor.cellStart(place.column, tag);
    this.#at = 'cell';
    if (tag.kind === 'empty') this.#endCell(tag);
  }

  #endCell(tag: XmlTag): void {
    if (tag.kind === 'open') throw new ListError('damaged-xlsx');
    this.#visitor.cellEnd(this.#column, tag);
    this.#at = 'row';
  }
}
