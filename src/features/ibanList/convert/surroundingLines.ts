import { ACCOUNT_LABEL, BANK_CODE_LABEL } from '../../../domain/reading/words.ts';
import { type Columns, usedColumns } from '../cells/columns.ts';
import { COLUMN_NAMES, isPlainHeading } from '../cells/guessColumns.ts';
import { isFilled } from '../worker/tableShape.ts';
import { DOUBT_NAME } from './findEvidence.ts';
import { hasStatement, speaksAgainst } from './notes.ts';
import type { RowResult } from './rowOutcome.ts';
import { unreadable } from './rowTexts.ts';

/** `* = Konto gelöscht`: it explains marks, and rows that have one are asked about. */
const LEGEND = /^(?:[^\p{L}\d"„(]{1,3} ?\p{L}[^*]*|\S{1,5} ?=.*|\p{L}\).*)$/u;

/** What the lines above and below a row say against it: titles, headings further down, and a note at the end. */
export class SurroundingLines {
  /** What the last line says against all rows: `Diese Liste ist ungültig.` */
  noteAtEnd: string | null = null;
  readonly #columns: Columns;
  readonly #columnCount: number;
  readonly #noteBelow: string | null;
  /** `Gelöschte Konten`: the title of the rows that follow, if it says something against them. */
  #title: string | null = null;
  /** The heading of rows further down whose columns are others. */
  #otherHeading: string | null = null;

  /** @param noteBelow `noteAtEnd` of the same list, if it has been read before */
  constructor(columns: Columns, columnCount: number, noteBelow: string | null) {
    this.#columns = columns;
    this.#columnCount = columnCount;
    this.#noteBelow = noteBelow;
  }

  /** One cell without the digits of a number is the title of the rows that follow, or at the end a note about all. */
  readTitle(cells: readonly string[]): void {
    const [first = '', ...more] = cells.filter(isFilled);
    if (first === '') return;
    this.noteAtEnd = null;
    if (more.length > 0 || /\d{5}/.test(first)) return;
    const speaks = DOUBT_NAME.test(first) || speaksAgainst(first) || hasStatement(first);
    this.#title = speaks ? first : null;
    if (this.#columnCount > 1 && !LEGEND.test(first)) this.noteAtEnd = this.#title;
  }

  readHeading(cells: readonly string[]): void {
    const heading = headingAgain(cells, this.#columns);
    if (heading !== null) this.#otherHeading = heading.isSame ? null : heading.text;
  }

  /** The result of a row that could be read; null if nothing is said. */
  get objection(): RowResult | null {
    const said = this.#title ?? this.#noteBelow;
    if (said !== null) return unreadable('other-line', said);
    return this.#otherHeading === null ? null : unreadable('other-heading', this.#otherHeading);
  }
}

const LABEL = new RegExp(`^(?:${BANK_CODE_LABEL}|${ACCOUNT_LABEL}|iban)(?!\\p{L})`, 'iu');
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
  const isOfUsed = used.length > 0 && used.every((cell) => LABEL.test(cell));
  if (!isOfUsed && !filled.some((cell) => LABEL.test(cell) && isPlainHeading(cell))) return null;
  const isSame = used.every((cell, index) => {
    const meaning = MEANINGS[columns.kind][index];
    return meaning !== undefined && COLUMN_NAMES[meaning].test(cell) && isPlainHeading(cell);
  });
  return { isSame, text: filled.join(' · ') };
}
