import type { BankDirectory } from '../../../domain/directory/bankDirectory.ts';
import { CSV_DELIMITER } from '../../../table/writeCell.ts';
import type { Columns } from '../cells/columns.ts';
import type { InputBuffer } from '../convert/inputBuffer.ts';
import { problemOfWords } from '../convert/otherCells.ts';
import type { OtherColumn } from '../convert/otherColumn.ts';
import type { OutputBuffer } from '../convert/outputBuffer.ts';
import { ROW_OUTCOMES } from '../convert/rowOutcome.ts';
import type { SurroundingLines } from '../convert/surroundingLines.ts';
import type { GrowingRowIndex } from '../rows/rowIndex.ts';
import { AccountDigits } from './accountDigits.ts';
import type { OrdinarySyntax } from './columnTraits.ts';
import { OrdinaryRow } from './ordinaryRow.ts';
import { NONE, PreparedResults } from './preparedResults.ts';

const DECODER = new TextDecoder();
const DELIMITER = CSV_DELIMITER.charCodeAt(0);
const DOUBTFUL = ROW_OUTCOMES.indexOf('account-doubtful');

/**
 * Converts ordinary rows (`OrdinaryRow`) from bytes to bytes. It copies the cells and a result that was prepared for
 * other accounts of the bank (`PreparedResults`), then overwrites the account number and the check digits in it. The
 * output equals that of `convertRow` (fastPath.test.ts).
 */
export class FastPath {
  readonly #results: PreparedResults;
  readonly #output: OutputBuffer;
  readonly #index: GrowingRowIndex;
  readonly #row: OrdinaryRow;
  readonly #delimiter: number;
  readonly #account = new AccountDigits();
  readonly #directory: BankDirectory;
  readonly #lines: SurroundingLines | null;
  readonly #beginsFilled: boolean;
  readonly #names: readonly OtherColumn[];
  /** The columns with facts about the bank, flags and notes. */
  readonly #judged: readonly OtherColumn[];
  /** The last cell that was harmless, by bank code and column. */
  readonly #harmless = new Map<number, Uint8Array>();

  constructor(
    directory: BankDirectory,
    output: OutputBuffer,
    index: GrowingRowIndex,
    syntax: OrdinarySyntax,
    columns: Columns & { kind: 'accounts' },
    lines: SurroundingLines | null = null,
  ) {
    this.#lines = lines;
    this.#beginsFilled = syntax.evidence?.beginsFilled ?? false;
    this.#results = new PreparedResults(directory);
    this.#output = output;
    this.#index = index;
    this.#row = new OrdinaryRow(syntax, columns);
    this.#delimiter = syntax.delimiter;
    this.#directory = directory;
    this.#names = (syntax.evidence?.others ?? []).filter(({ isOfNames }) => isOfNames);
    this.#judged = (syntax.evidence?.others ?? []).filter(
      ({ isOfBank, harmless, notes }) =>
        isOfBank || harmless !== null || notes === 'all' || notes === 'names',
    );
  }

  /**
   * Converts rows up to the first one that is not ordinary or not complete, or of which another line may speak.
   *
   * @param isLast nothing follows after the input
   * @param limit at most the end of the input; bytes from here on are not known to be UTF-8
   * @returns the start of that row
   */
  convert(input: InputBuffer, start: number, isLast: boolean, limit: number): number {
    let at = start;
    for (let next = at; next !== NONE; next = this.#convertRow(input, at, isLast, limit)) at = next;
    return at;
  }

  /** A separate function, because engines optimize a function that is called often sooner than one long loop. */
  #convertRow(input: InputBuffer, at: number, isLast: boolean, limit: number): number {
    const row = this.#row;
    if (this.#lines?.maySpeakOf(this.#index.rowCount)) return NONE;
    // A row without its first cell may belong to the one above.
    if (this.#beginsFilled && input.bytes[at] === this.#delimiter) return NONE;
    if (!row.read(input, at, isLast) || row.end > limit) return NONE;
    if (this.#judged.length > 0 && !this.#areHarmless(input.bytes)) return NONE;
    const account = this.#account;
    account.read(input.bytes, row.accountStart, row.accountEnd);
    const { number } = account;
    const { bankCode } = row;
    // An account number that begins with its bank code, as in `objectionOf`. No array: this runs for each row.
    if (number === bankCode || Math.trunc(number / 10) === bankCode || Math.trunc(number / 100) === bankCode)
      return NONE;
    const result = this.#results.find(bankCode, account);
    if (result === NONE) return NONE;
    const output = this.#output;
    output.makeRoom();
    const outcome = this.#results.outcomeOf(result);
    this.#index.add(output.position, outcome);
    const length = row.end - at;
    output.bytes.set(input.bytes.subarray(at, row.end), output.used);
    if (this.#delimiter !== DELIMITER) this.#replaceDelimiters(output.used, length);
    const written = output.used + length;
    output.used = this.#results.write(result, account, output.bytes, written);
    const compared = this.#lines?.compared;
    if (compared) {
      for (const { index } of this.#names)
        compared.readName(input.bytes, row.starts[index] as number, row.ends[index] as number);
      compared.add(this.#index.rowCount - 1, output.bytes, written + 1, outcome === DOUBTFUL);
    }
    output.lineBreaks += 1;
    return row.next;
  }

  #areHarmless(bytes: Uint8Array): boolean {
    const { bankCode, starts, ends } = this.#row;
    return this.#judged.every((column) => {
      const [start = 0, end = 0] = [starts[column.index], ends[column.index]];
      const key = bankCode * 1000 + column.index;
      const known = this.#harmless.get(key);
      if (known?.length === end - start && known.every((byte, at) => bytes[start + at] === byte)) return true;
      const cell = bytes.slice(start, end);
      const text = DECODER.decode(cell).trim();
      if (problemOfWords(this.#directory, text, [String(bankCode)], column) !== null) return false;
      this.#harmless.set(key, cell);
      return true;
    });
  }

  #replaceDelimiters(from: number, length: number): void {
    const { bytes } = this.#output;
    for (let at = from; at < from + length; at += 1) if (bytes[at] === this.#delimiter) bytes[at] = DELIMITER;
  }
}
