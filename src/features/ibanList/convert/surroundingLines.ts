import { HEADING_WORDS, LABEL, PLAIN_NOUNS } from '../../../domain/reading/words.ts';
import { type Columns, usedColumns } from '../cells/columns.ts';
import { COLUMN_NAMES, isPlainHeading } from '../cells/guessColumns.ts';
import { isFilled } from '../worker/tableShape.ts';
import { DOUBT_NAME } from './findEvidence.ts';
import { hasStatement, isOfOtherThings, speaksAgainst } from './notes.ts';
import type { RowResult } from './rowOutcome.ts';
import { unreadable } from './rowTexts.ts';

/** `* = Konto gelöscht`: it explains marks, and rows that have one are asked about. */
const LEGEND = /^(?:[^\p{L}\d"„(]{1,3} ?\p{L}[^*]*|\S{1,3} ?=.*|\p{L}\).*)$/u;
/** `Obige Nummern sind Beispiele`: it is about the rows above, not about those that follow. */
const ABOVE = /(?<!\p{L})(?:oben|obige\p{L}*|vorsteh\p{L}*|bis hier\p{L}*|darüber|hierüber)(?!\p{L})|↑/iu;
/** A title that names accounts says something of them, unless all its words are usual: `Bankverbindungen der Mitglieder`. */
const OF_ACCOUNTS = /(?<!\p{L})(?:konto|konten|kto|iban|blz|bankl|bankv)/iu;
const USUAL = new RegExp(
  `(?<!\\p{L})(?:${PLAIN_NOUNS}|${HEADING_WORDS}|\\p{L}*listen?|konten|${LABEL})(?!\\p{L})`,
  'giu',
);

/** What the lines above and below a row say against it. */
export class SurroundingLines {
  /** What the last line says against all rows: `Diese Liste ist ungültig.` */
  #noteAtEnd: string | null = null;
  /** By row, the line beside it that goes on with it, corrects it or takes it back: `;;;31`, `;neue BLZ;37040044;532013000`. */
  readonly #goesOn = new Map<number, string>();
  /** What a line further down says against all rows above it. */
  #above: { readonly row: number; readonly text: string } | null = null;
  #lastUnreadable = -1;
  readonly #columns: Columns;
  readonly #columnCount: number;
  readonly #known: SurroundingLines | null;
  /** `Gelöschte Konten`: the title of the rows that follow, if it says something against them. */
  #title: string | null = null;
  /** The heading of rows further down whose columns are others. */
  #otherHeading: string | null = null;

  /** @param known those of the same list, if it has been read before: all that is said below */
  constructor(columns: Columns, columnCount: number, known: SurroundingLines | null) {
    this.#columns = columns;
    this.#columnCount = columnCount;
    this.#known = known;
  }

  /** Whether a line says something of the rows above it, so that the list has to be read once more. */
  get speakOfRowsAbove(): boolean {
    return this.#known === null && ((this.#noteAtEnd ?? this.#above) !== null || this.#goesOn.size > 0);
  }

  /** One cell without the digits of a number is the title of the rows that follow, or at the end a note about all. */
  readTitle(cells: readonly string[], row: number): void {
    const [first = '', ...more] = cells.filter(isFilled);
    if (first === '') return;
    this.#noteAtEnd = null;
    if (more.length > 0 || /\d{5}/.test(first)) return;
    const speaks =
      DOUBT_NAME.test(first) ||
      speaksAgainst(first) ||
      hasStatement(first) ||
      (OF_ACCOUNTS.test(first) && !isOfOtherThings(first.replace(USUAL, '')));
    const isAbove = speaks && row > 0 && isFilled(cells[0]) && ABOVE.test(first);
    if (isAbove) this.#above = { row, text: first };
    this.#title = speaks && !isAbove ? first : null;
    if (this.#columnCount > 1 && !LEGEND.test(first)) this.#noteAtEnd = this.#title;
    if (speaks && !isFilled(cells[0])) this.#goesOnWith(cells, row - 1);
  }

  /**
   * A line without a beginning belongs to the row above it, and its digits to that or, if it is whole, to the row below.
   *
   * @param goesOn it lacks its first cell
   */
  readUnreadable(cells: readonly string[], row: number, goesOn: boolean): void {
    const isAboveWhole = this.#lastUnreadable !== row - 1;
    this.#lastUnreadable = row;
    if (!goesOn) return;
    this.#goesOnWith(cells, row - 1);
    const hasDigits = usedColumns(this.#columns).some((column) => /\d/.test(cells[column] ?? ''));
    if (isAboveWhole && hasDigits) this.#goesOnWith(cells, row + 1);
  }

  #goesOnWith(cells: readonly string[], row: number): void {
    if (row >= 0) this.#goesOn.set(row, cells.filter(isFilled).join(' · '));
  }

  readHeading(cells: readonly string[]): void {
    const heading = headingAgain(cells, this.#columns);
    if (heading !== null) this.#otherHeading = heading.isSame ? null : heading.text;
  }

  #saidOf(row: number): string | undefined {
    const above = this.#above && row < this.#above.row ? this.#above.text : undefined;
    return this.#noteAtEnd ?? above ?? this.#goesOn.get(row);
  }

  /** Whether any row may get an objection. */
  get maySpeak(): boolean {
    return (this.#title ?? this.#otherHeading ?? this.#known) !== null;
  }

  /** The result of a row that could be read; null if nothing is said. */
  objectionTo(row: number): RowResult | null {
    const said = this.#title ?? (this.#known === null ? undefined : this.#known.#saidOf(row));
    if (said !== undefined) return unreadable('other-line', said);
    return this.#otherHeading === null ? null : unreadable('other-heading', this.#otherHeading);
  }
}

const LABELLED = new RegExp(`^(?:${LABEL}|iban)(?!\\p{L})`, 'iu');
const MEANINGS = {
  accounts: ['bankCode', 'accountNumber'],
  combined: ['combined'],
  ibans: ['iban'],
  none: [],
} as const;

/** A heading among the rows, and whether it names the used columns as they are used; null for any other row. */
function headingAgain(cells: readonly string[], columns: Columns) {
  const filled = cells.map((cell) => cell.trim()).filter((cell) => cell !== '');
  if (filled.length < 2 || filled.some((cell) => /\d{3}/.test(cell))) return null;
  const used = usedColumns(columns).map((column) => cells[column]?.trim() ?? '');
  const isOfUsed = used.length > 0 && used.every((cell) => LABELLED.test(cell));
  if (!isOfUsed && !filled.some((cell) => LABELLED.test(cell) && isPlainHeading(cell))) return null;
  const isSame = used.every((cell, index) => {
    const meaning = MEANINGS[columns.kind][index];
    return meaning !== undefined && COLUMN_NAMES[meaning].test(cell) && isPlainHeading(cell);
  });
  return { isSame, text: filled.join(' · ') };
}
