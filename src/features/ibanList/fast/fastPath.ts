import type { BankDirectory } from '../../../domain/directory/bankDirectory.ts';
import type { Columns } from '../cells/columns.ts';
import type { InputBuffer } from '../convert/inputBuffer.ts';
import type { OutputBuffer } from '../convert/outputBuffer.ts';
import { ROW_OUTCOMES } from '../convert/rowOutcome.ts';
import type { SummaryInProgress } from '../convert/summary.ts';
import { AccountDigits } from './accountDigits.ts';
import { copyBytes } from './copyBytes.ts';
import { OrdinaryRow, type OrdinarySyntax } from './ordinaryRow.ts';
import { NONE, PreparedResults } from './preparedResults.ts';

const SEMICOLON = 59;

/**
 * Converts ordinary rows (`OrdinaryRow`) from bytes to bytes. It copies the cells and a result that was prepared for
 * other accounts of the bank (`PreparedResults`), then overwrites the account number and the check digits in it. The
 * output equals that of `convertRow` (fastPath.test.ts).
 */
export class FastPath {
  readonly #results: PreparedResults;
  readonly #output: OutputBuffer;
  readonly #summary: SummaryInProgress;
  readonly #row: OrdinaryRow;
  readonly #delimiter: number;
  readonly #account = new AccountDigits();
  /** By index in `ROW_OUTCOMES`. */
  readonly #counts = new Int32Array(ROW_OUTCOMES.length);

  constructor(
    directory: BankDirectory,
    output: OutputBuffer,
    summary: SummaryInProgress,
    syntax: OrdinarySyntax,
    columns: Columns & { kind: 'accounts' },
  ) {
    this.#results = new PreparedResults(directory);
    this.#output = output;
    this.#summary = summary;
    this.#row = new OrdinaryRow(syntax, columns);
    this.#delimiter = syntax.delimiter;
  }

  /**
   * Converts rows up to the first one that is not ordinary or not complete.
   *
   * @param isLast nothing follows after the input
   * @param limit at most the end of the input; bytes from here on are not known to be UTF-8
   * @returns the start of that row
   */
  convert(input: InputBuffer, start: number, isLast: boolean, limit: number): number {
    let at = start;
    for (let next = at; next !== NONE; next = this.#convertRow(input, at, isLast, limit)) at = next;
    if (at > start) this.#addToSummary();
    return at;
  }

  /** A separate function, because engines optimize a function that is called often sooner than one long loop. */
  #convertRow(input: InputBuffer, at: number, isLast: boolean, limit: number): number {
    const row = this.#row;
    if (!row.read(input, at, isLast) || row.end > limit) return NONE;
    const account = this.#account;
    account.read(input.bytes, row.accountStart, row.accountEnd);
    const result = this.#results.find(row.bankCode, account);
    if (result === NONE) return NONE;
    const outcome = this.#results.outcomeOf(result);
    const output = this.#output;
    output.makeRoom();
    const length = row.end - at;
    copyBytes(input.view, at, length, output.view, output.used);
    if (this.#delimiter !== SEMICOLON) this.#replaceDelimiters(output.used, length);
    output.used = this.#results.write(result, account, output.bytes, output.view, output.used + length);
    this.#counts[outcome] = (this.#counts[outcome] as number) + 1;
    return row.next;
  }

  #replaceDelimiters(from: number, length: number): void {
    const { bytes } = this.#output;
    for (let at = from; at < from + length; at += 1) if (bytes[at] === this.#delimiter) bytes[at] = SEMICOLON;
  }

  #addToSummary(): void {
    ROW_OUTCOMES.forEach((outcome, index) => {
      const count = this.#counts[index] as number;
      this.#summary.counts[outcome] += count;
      this.#summary.rowCount += count;
      this.#output.lineBreaks += count;
    });
    this.#counts.fill(0);
  }
}
