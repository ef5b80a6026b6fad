import type { BankDirectory } from '../../../domain/directory/bankDirectory.ts';
import type { Columns } from '../cells/columns.ts';
import { BulkAccount } from '../fast/bulkAccount.ts';
import {
  BULK_ASK,
  BULK_NO_IBAN,
  BULK_SUB_ACCOUNT_INVALID,
  BULK_SUB_ACCOUNT_VALID,
} from '../fast/bulkVerdicts.ts';
import { decodeCell } from '../table/decodeCell.ts';
import type { RowSyntax } from '../table/parseRow.ts';
import { writtenCell } from '../table/writeCell.ts';
import { BANK_CODE_WORDS, type BankTables, bankTables } from './bankTables.ts';
import { convertRow } from './convertRow.ts';
import type { InputBuffer } from './inputBuffer.ts';
import { OrdinaryRow } from './ordinaryRow.ts';
import type { OutputBuffer } from './outputBuffer.ts';
import { copyBytes } from './pieces.ts';
import { cellsOf } from './resultCells.ts';
import { PROBLEMS, ROW_OUTCOMES } from './rowOutcome.ts';
import { FIRST_ROWS, PROBLEM_ROWS, type SummaryInProgress } from './summary.ts';

const SEMICOLON = 59;
const ZERO = 48;

/**
 * Converts ordinary rows (`OrdinaryRow`). It copies the bytes of a row and appends bytes that were made once for the
 * bank; for most rows no text and no object comes into being. What it writes is what `convertTable` would write without
 * it (convertTable.test.ts).
 */
export class FastRows {
  readonly #directory: BankDirectory;
  readonly #tables: BankTables;
  readonly #output: OutputBuffer;
  readonly #summary: SummaryInProgress;
  readonly #row: OrdinaryRow;
  readonly #delimiter: number;
  readonly #account = new BulkAccount();
  readonly #counts = new Int32Array(ROW_OUTCOMES.length);
  #wantsProblems = true;

  constructor(
    directory: BankDirectory,
    output: OutputBuffer,
    summary: SummaryInProgress,
    syntax: RowSyntax,
    columns: Columns & { kind: 'accounts' },
  ) {
    this.#directory = directory;
    this.#tables = bankTables(directory);
    this.#output = output;
    this.#summary = summary;
    this.#row = new OrdinaryRow(syntax, columns);
    this.#delimiter = syntax.delimiter;
  }

  /**
   * @param isLast nothing follows behind what has been read
   * @param limit rows that go beyond it need the careful way
   * @returns where the first row begins that is not whole or needs the careful way
   */
  convert(input: InputBuffer, start: number, isLast: boolean, limit: number): number {
    // Both tables of the page want the cells of their rows.
    if (this.#summary.firstRows.length < FIRST_ROWS) return start;
    this.#wantsProblems = this.#summary.problemRows.length < PROBLEM_ROWS;
    const output = this.#output;
    const row = this.#row;
    let at = start;
    while (at < input.end) {
      output.makeRoom();
      if (!row.read(input, at, isLast) || row.end > limit) break;
      const length = row.end - at;
      copyBytes(input.view, at, length, output.view, output.used);
      const behindCells = output.used + length;
      if (this.#delimiter !== SEMICOLON) this.#replaceDelimiters(output.used, behindCells);
      if (!this.#append(input, behindCells)) break;
      at = row.next;
    }
    if (at > start) this.#addToSummary();
    return at;
  }

  /** The cells are copied: here comes the result. False where the row needs the careful way after all. */
  #append(input: InputBuffer, o: number): boolean {
    const account = this.#account;
    const { verdicts, ordinary, suffixes, pieces, bankCodes } = this.#tables;
    const { view } = this.#output;
    account.read(input.view, this.#row.accountStart, this.#row.accountEnd);
    const index = verdicts.indexOf(this.#row.bankCode);
    if (index === -1) return this.#appendInWords(input.bytes, o);
    const verdict = verdicts.verdict(index, account);
    if (verdict === BULK_ASK) return this.#appendByRule(input, index, o);
    const bankPiece = ordinary.bankPiece(index, verdict, account);
    let reasonPiece: number;
    if (verdict === BULK_SUB_ACCOUNT_VALID || verdict === BULK_SUB_ACCOUNT_INVALID) {
      reasonPiece = ordinary.subAccountReasonPiece(index, verdict, account);
      account.appendSubAccount();
    } else reasonPiece = ordinary.reasonPiece(index, verdict, account);
    const outcome = suffixes.outcomeOf(reasonPiece);
    if (this.#isShownAsProblem(outcome)) return false;
    let behindIban = o + 1;
    if (verdict === BULK_NO_IBAN) view.setUint8(o, SEMICOLON);
    else behindIban = writeIban(view, o, bankCodes, index * BANK_CODE_WORDS, account);
    this.#output.used = pieces.write(reasonPiece, view, pieces.write(bankPiece, view, behindIban));
    return this.#count(outcome);
  }

  #replaceDelimiters(from: number, to: number): void {
    const { bytes } = this.#output;
    for (let at = from; at < to; at += 1) if (bytes[at] === this.#delimiter) bytes[at] = SEMICOLON;
  }

  #appendByRule(input: InputBuffer, index: number, o: number): boolean {
    const { ruleSuffixOf, suffixes, pieces } = this.#tables;
    const byRule = ruleSuffixOf(index, this.#account.text);
    if (byRule === null) return this.#appendInWords(input.bytes, o);
    const { iban, bankPiece, reasonPiece } = byRule;
    const outcome = suffixes.outcomeOf(reasonPiece);
    if (this.#isShownAsProblem(outcome)) return false;
    const { bytes, view } = this.#output;
    bytes[o] = SEMICOLON;
    for (let place = 0; place < iban.length; place += 1) bytes[o + 1 + place] = iban.charCodeAt(place);
    this.#output.used = pieces.write(reasonPiece, view, pieces.write(bankPiece, view, o + 1 + iban.length));
    return this.#count(outcome);
  }

  /** For the few rows with words of their own. */
  #appendInWords(bytes: Uint8Array, o: number): boolean {
    const { bankCode, accountStart, accountEnd } = this.#row;
    const cells = [String(bankCode).padStart(8, '0'), decodeCell(bytes, accountStart, accountEnd)];
    const result = convertRow(this.#directory, cells, TWO_CELLS);
    const outcome = ROW_OUTCOMES.indexOf(result.outcome);
    if (this.#isShownAsProblem(outcome)) return false;
    this.#output.used = o;
    this.#output.write(`;${cellsOf(result).map(writtenResult).join(';')}\r\n`);
    return this.#count(outcome);
  }

  /** The page shows the first problems with the cells of their rows. */
  #isShownAsProblem(outcome: number): boolean {
    return this.#wantsProblems && PROBLEM_NUMBERS[outcome] === 1;
  }

  #count(outcome: number): true {
    this.#counts[outcome] = (this.#counts[outcome] as number) + 1;
    return true;
  }

  #addToSummary(): void {
    ROW_OUTCOMES.forEach((outcome, number) => {
      this.#summary.counts[outcome] += this.#counts[number] as number;
      this.#summary.rowCount += this.#counts[number] as number;
    });
    this.#counts.fill(0);
  }
}

const TWO_CELLS = { kind: 'accounts', bankCode: 0, accountNumber: 1 } as const;

const PROBLEM_NUMBERS = Uint8Array.from(ROW_OUTCOMES, (outcome) => Number(PROBLEMS.has(outcome)));

const writtenResult = (cell: string) => writtenCell(cell, false);

/** `;DE` and the first check digit as one word, and the second one, by the remainder of the plain formula. */
const PREFIX_WORDS = Int32Array.from({ length: 97 }, (_, remainder) => {
  const tens = Math.floor((98 - remainder) / 10);
  return SEMICOLON | (68 << 8) | (69 << 16) | ((ZERO + tens) << 24);
});
const ONES = Uint8Array.from({ length: 97 }, (_, remainder) => ZERO + ((98 - remainder) % 10));

/** Writes `;DEnn`, bank code and account number: 23 bytes. Returns where the IBAN ends. */
function writeIban(
  view: DataView,
  o: number,
  bankCodes: Int32Array,
  bankCode: number,
  account: BulkAccount,
): number {
  // Modulo 97: 10^6 is 27, and 131400 62.
  const remainder = ((bankCodes[bankCode + 2] as number) + account.remainder * 27 + 62) % 97;
  view.setInt32(o, PREFIX_WORDS[remainder] as number, true);
  view.setUint8(o + 4, ONES[remainder] as number);
  account.write(view, o + 13);
  view.setInt32(o + 5, bankCodes[bankCode] as number, true);
  view.setInt32(o + 9, bankCodes[bankCode + 1] as number, true);
  return o + 23;
}
