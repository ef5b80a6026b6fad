import type { BankDirectory } from '../../../domain/directory/bankDirectory.ts';
import { type Columns, usedColumns } from '../cells/columns.ts';
import { headingAgain } from '../cells/findHeader.ts';
import { isFilled } from '../worker/tableShape.ts';
import { ComparedRows } from './comparedRows.ts';
import { NAME_NAME } from './harmlessCells.ts';
import { BELOW, LEGEND, nameIn, numberIn, personsOf } from './marksAndNames.ts';
import { NamedRows } from './namedRows.ts';
import { isRemark, speaksAgainst } from './notes.ts';
import { bareResult, type RowResult } from './rowOutcome.ts';
import { reasonTexts, unreadable } from './rowTexts.ts';
import { ABOVE, isStatement, type Said, saidAbove, saidBy, saidOfRows, withoutBank } from './saidByLine.ts';

/** What the lines above and below a row, and other rows, say against it. */
export class SurroundingLines {
  /** What the last line says against all rows: `Diese Liste ist ungültig.` */
  #noteAtEnd: Said | null = null;
  /** By row, the line beside it that goes on with it, corrects it or takes it back: `;;;31`, `;neue BLZ;37040044;532013000`. */
  readonly #goesOn = new Map<number, Said & { readonly name?: string; readonly isRow?: boolean }>();
  /** What a line further down says against all rows above it. */
  #above: (Said & { readonly row: number }) | null = null;
  readonly #named = new NamedRows();
  readonly #columns: Columns;
  readonly #columnCount: number;
  readonly #known: SurroundingLines | null;
  /** What a line above the rows says against all of them: `Bankverbindung bis 2012` over the used columns. */
  #ofAll: Said | null = null;
  /** `Gelöschte Konten`: the title of the rows that follow, if it says something against them. */
  #title: Said | null = null;
  #titleRow = -1;
  /** What a line says of the rows that follow, if it names a bank: `Sparkasse Aachen (BLZ 39050000)`. */
  #ofBank: (Said & { readonly bankCode: string }) | null = null;
  /** Each row is a line of text, of which one may be about the one above. */
  #areFreeLines = false;
  /** The heading of rows further down whose columns are others. */
  otherHeading: string | null = null;
  /** Collects the rows when the list is read for the first time. */
  readonly compared: ComparedRows | null;

  /** @param known those of the same list, if it has been read before: all that is said below */
  constructor(columns: Columns, columnCount: number, known: SurroundingLines | null) {
    this.compared = known === null ? new ComparedRows(columns) : null;
    this.#columns = columns;
    this.#columnCount = columnCount;
    this.#known = known;
  }

  /** What the list has to be read again with, because a line or another row speaks against rows above; null if nothing does. */
  findToReadAgain(directory: BankDirectory): SurroundingLines | null {
    const known = this.#known;
    if (known === null) {
      this.compared?.compare(directory);
      const said = this.#goesOn.size + (this.compared?.found.size ?? 0);
      return said > 0 || this.#named.said.size > 0 || (this.#noteAtEnd ?? this.#above) !== null ? this : null;
    }
    return known.#named.giveUp() ? known : null;
  }

  /** A line above the heading, of which one cell may name several columns, or one that goes on with the heading. */
  readAboveRows(cells: readonly string[]): void {
    this.#ofAll ??= saidAbove(cells, usedColumns(this.#columns));
  }

  /** One cell without the digits of a number is the title of the rows that follow, or at the end a note about all. */
  readTitle(
    directory: BankDirectory,
    cells: readonly string[],
    row: number,
    header: readonly string[] = [],
  ): void {
    const [first = '', ...more] = cells.filter(isFilled);
    if (first === '') return;
    this.#areFreeLines = this.#columnCount === 1 && header.length === 0;
    this.#noteAtEnd = null;
    if (more.length === 0 && /^\d{2,10}$/.test(first.trim()))
      for (const beside of [row - 1, row + 1]) this.goesOnWith(cells, beside);
    if (more.length > 0) return;
    if (/\d{5}|\d{3} \d{3}/.test(first)) {
      if (usedColumns(this.#columns).some((column) => isFilled(cells[column]))) return;
      const bankCode = first.replace(/\D/g, '');
      const isOfBank = directory.find(bankCode) !== undefined;
      if (isOfBank) this.#ofBank = { problem: 'other-line', text: first, bankCode };
      if (isOfBank && saidBy(withoutBank(directory, bankCode, first), false) === null) return;
      this.goesOnWith(cells, row - 1);
      const { said, keys } = saidOfRows(first);
      this.#noteAtEnd = said;
      if (said !== null) this.#named.add(keys, said);
      return;
    }
    const mayBeName = this.#columnCount === 1 || (isFilled(cells[0]) && NAME_NAME.test(header[0] ?? ''));
    const said = saidBy(first, mayBeName);
    const isAbove = said !== null && row > 0 && isFilled(cells[0]) && ABOVE.test(first);
    if (isAbove) this.#above = { ...said, row };
    this.#title = isAbove ? null : said;
    this.#titleRow = row;
    if (said === null) return;
    const mark = LEGEND.exec(first)?.[0] ?? '';
    const text = first.slice(mark.length);
    // `* = Konto gelöscht` is a legend, whose mark may not occur. `* Konto von Meier erloschen` is about one row or about all.
    if (/^ ?=/.test(text)) this.#named.said.set(mark, said);
    else {
      if (this.#columnCount > 1) this.#noteAtEnd = this.#title;
      this.#named.add([...(mark === '' ? [] : [mark]), ...personsOf(text.trim())], said);
    }
    // A title of the rows that follow may as well be a remark on the row above it.
    if (mark === '' || !isFilled(cells[0])) this.goesOnWith(cells, row - 1);
  }

  /** Remarks in a row that are about others, too: `Konto mit Nr. 9 vertauscht`, `ab hier alte Konten`. */
  readRemarks(cells: readonly string[], row: number): void {
    if (!this.#hasDigits(cells)) return;
    const beside = cells.filter((_, column) => !usedColumns(this.#columns).includes(column));
    for (const text of beside.filter((cell) => isRemark(cell) || speaksAgainst(cell))) {
      const said = { problem: 'other-line', text } as const;
      const number = numberIn(text);
      if (BELOW.test(text)) this.#title = said;
      else if (number) this.#named.said.set(number, said);
      else if (number === null || ABOVE.test(text))
        this.#above = { ...said, row: number === null ? Number.POSITIVE_INFINITY : row };
    }
  }

  /** Rows follow that say nothing. */
  readOrdinary(): void {
    this.#noteAtEnd = null;
  }

  /** A line that lacks its first cell (`goesOn`) belongs to the row above it, and its digits to that or to the row below. */
  readUnreadable(cells: readonly string[], row: number, goesOn: boolean): void {
    const [line = ''] = cells;
    if (this.#areFreeLines && isStatement(line)) this.goesOnWith(cells, row - 1);
    const name = nameIn(cells);
    const remark = cells.find((cell) => isRemark(cell) || speaksAgainst(cell));
    if (name !== undefined && remark !== undefined && !this.#goesOn.has(row - 1))
      this.#goesOn.set(row - 1, { problem: 'other-line', text: remark, name });
    if (!goesOn) return;
    if (row === 0 && !cells.some((cell) => /\d{5}/.test(cell))) this.readAboveRows(cells);
    // Not a title, but the beginning of this line.
    if (this.#titleRow === row - 1) this.#title = null;
    this.goesOnWith(cells, row - 1);
    if (this.#hasDigits(cells)) this.goesOnWith(cells, row + 1);
  }

  /** Records that these cells belong to the given row, if it exists. */
  goesOnWith(cells: readonly string[], row: number): void {
    const text = cells.filter(isFilled).join(' · ');
    if (row >= 0) this.#goesOn.set(row, { problem: 'other-line', text, isRow: this.#hasDigits(cells) });
  }

  /** Whether the line may be a damaged row. */
  #hasDigits(cells: readonly string[]): boolean {
    return usedColumns(this.#columns).some((column) => /\d/.test(cells[column] ?? ''));
  }

  /** The result of a heading among the rows; null for any other row. */
  readHeading(cells: readonly string[]): RowResult | null {
    const heading = headingAgain(cells, this.#columns);
    if (heading !== null) this.otherHeading = heading.isSame ? null : heading.text;
    return heading?.namesTwo ? bareResult('header-again', reasonTexts.headerAgain) : null;
  }

  #saidOf(row: number, cells: readonly string[], isRead: boolean): Said | null {
    const named = this.#named.find(cells);
    const above = this.#above && row < this.#above.row ? this.#above : undefined;
    const found = this.#goesOn.get(row);
    // Where several rows are damaged, each would be about the next.
    const beside = isRead || !found?.isRow ? found : undefined;
    const isBeside = beside?.name === undefined || beside.name === nameIn(cells);
    const ofAll = this.#named.areOthers ? this.#noteAtEnd : null;
    return ofAll ?? above ?? named ?? (isBeside && beside ? beside : null);
  }

  /** Whether a row may get an objection, whatever is in it. */
  maySpeakOf(row: number): boolean {
    if ((this.#ofAll ?? this.#title ?? this.#ofBank ?? this.otherHeading) !== null) return true;
    const known = this.#known;
    if (known === null) return false;
    if (known.#named.said.size > 0 || (known.#noteAtEnd ?? known.#above) !== null) return true;
    return known.#goesOn.has(row) || known.compared?.found.has(row) === true;
  }

  /** What is said against a row; null if nothing. @param isRead whether the row has an IBAN */
  objectionTo(row: number, cells: readonly string[], isRead: boolean): RowResult | null {
    if (this.otherHeading !== null) return unreadable('other-heading', this.otherHeading);
    const known = this.#known;
    const bankCode = this.#ofBank?.bankCode;
    const ofBank = cells.some((cell) => cell.replaceAll(' ', '') === bankCode) ? null : this.#ofBank;
    const said =
      this.#ofAll ?? this.#title ?? ofBank ?? (known === null ? null : known.#saidOf(row, cells, isRead));
    return said && unreadable(said.problem, said.text);
  }
}
