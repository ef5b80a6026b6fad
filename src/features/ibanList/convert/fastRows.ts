import type { BankDirectory } from '../../../domain/bankDirectory.ts';
import {
  accountNumberText,
  BULK_ASK,
  BULK_NO_IBAN,
  BULK_SUB_ACCOUNT_INVALID,
  BULK_SUB_ACCOUNT_VALID,
  makeBulkVerdicts,
} from '../../../domain/bulkVerdicts.ts';
import type { Columns } from '../cells/columns.ts';
import { type RowSyntax, textOf } from '../table/parseRow.ts';
import { writtenCell } from '../table/writeCell.ts';
import { AccountDigits } from './accountDigits.ts';
import { convertRow } from './convertRow.ts';
import type { InputBuffer } from './inputBuffer.ts';
import { OrdinaryRow } from './ordinaryRow.ts';
import type { OutputBuffer } from './outputBuffer.ts';
import { copyBytes, Pieces } from './pieces.ts';
import { cellsOf } from './resultCells.ts';
import { PROBLEMS, ROW_OUTCOMES } from './rowOutcome.ts';
import { makeRuleSuffixes, type RuleResult } from './ruleSuffixes.ts';
import { Suffixes } from './suffixes.ts';
import { FIRST_ROWS, PROBLEM_ROWS, type SummaryInProgress } from './summary.ts';
import { makeVerdictSuffixes } from './verdictSuffixes.ts';

const SEMICOLON = 59;
const ZERO = 48;

type FastRows = (input: InputBuffer, start: number, isLast: boolean) => number;

/**
 * Makes the function that converts ordinary rows (`OrdinaryRow`). It copies the bytes of a row and appends bytes that were
 * made once for the bank; for most rows no text and no object comes into being. What it writes is what `convertTable`
 * would write (convertTable.test.ts). It returns where the first row begins that is not whole or needs the careful way.
 */
export function makeFastRows(
  directory: BankDirectory,
  output: OutputBuffer,
  summary: SummaryInProgress,
  syntax: RowSyntax,
  columns: Columns & { kind: 'accounts' },
  columnCount: number,
): FastRows {
  const row = new OrdinaryRow(syntax, columns, columnCount);
  const verdicts = makeBulkVerdicts(directory);
  const pieces = new Pieces();
  const suffixes = new Suffixes(directory, pieces);
  const ordinary = makeVerdictSuffixes(directory, suffixes);
  const ruleSuffixOf = makeRuleSuffixes(directory, suffixes);
  const bankCodes = makeBankCodes(verdicts.resultingBankCodes);
  const { bytes: out, view } = output;
  const account = new AccountDigits();
  const counts = new Int32Array(ROW_OUTCOMES.length);
  let wantsProblems = true;

  return (input, start, isLast) => {
    // Both tables of the page want the cells of their rows.
    if (summary.firstRows.length < FIRST_ROWS) return start;
    wantsProblems = summary.problemRows.length < PROBLEM_ROWS;
    let at = start;
    while (at < input.end) {
      output.makeRoom();
      if (!row.read(input, at, isLast)) break;
      copyBytes(input.view, at, row.end - at, view, output.used);
      const behindCells = output.used + row.end - at;
      if (syntax.delimiter !== SEMICOLON) replaceDelimiters(output.used, behindCells);
      if (!append(input, behindCells)) break;
      at = row.next;
    }
    if (at > start) addToSummary();
    return at;
  };

  /** The cells are copied: here comes the result. False where the row needs the careful way after all. */
  function append(input: InputBuffer, o: number): boolean {
    const { digits } = account;
    account.read(input.view, row.accountStart, row.accountEnd);
    const index = verdicts.indexOf(row.bankCode);
    if (index === -1) return appendInWords(input.bytes, o);
    const verdict = verdicts.verdict(index, digits);
    if (verdict === BULK_ASK) {
      const byRule = ruleSuffixOf(index, accountNumberText(digits));
      return byRule === null ? appendInWords(input.bytes, o) : appendByRule(byRule, o);
    }
    const bankPiece = ordinary.bankPiece(index, verdict, digits);
    let reasonPiece: number;
    if (verdict === BULK_SUB_ACCOUNT_VALID || verdict === BULK_SUB_ACCOUNT_INVALID) {
      reasonPiece = ordinary.subAccountReasonPiece(index, verdict, digits);
      account.appendSubAccount();
    } else reasonPiece = ordinary.reasonPiece(index, verdict, digits);
    const outcome = suffixes.outcomeOf(reasonPiece);
    if (isShownAsProblem(outcome)) return false;
    let behindIban = o + 1;
    if (verdict === BULK_NO_IBAN) out[o] = SEMICOLON;
    else behindIban = writeIban(view, o, bankCodes, index * BANK_CODE_WORDS, account);
    output.used = pieces.write(reasonPiece, view, pieces.write(bankPiece, view, behindIban));
    return count(outcome);
  }

  function replaceDelimiters(from: number, to: number): void {
    for (let at = from; at < to; at += 1) if (out[at] === syntax.delimiter) out[at] = SEMICOLON;
  }

  function appendByRule({ iban, bankPiece, reasonPiece }: RuleResult, o: number): boolean {
    const outcome = suffixes.outcomeOf(reasonPiece);
    if (isShownAsProblem(outcome)) return false;
    out[o] = SEMICOLON;
    for (let place = 0; place < iban.length; place += 1) out[o + 1 + place] = iban.charCodeAt(place);
    output.used = pieces.write(reasonPiece, view, pieces.write(bankPiece, view, o + 1 + iban.length));
    return count(outcome);
  }

  /** For the few rows with words of their own. */
  function appendInWords(bytes: Uint8Array, o: number): boolean {
    const bankCode = String(row.bankCode).padStart(8, '0');
    const accountNumber = textOf(bytes, row.accountStart, row.accountEnd);
    const result = convertRow(directory, [bankCode, accountNumber], TWO_CELLS);
    const outcome = ROW_OUTCOMES.indexOf(result.outcome);
    if (isShownAsProblem(outcome)) return false;
    output.used = o;
    output.write(`;${cellsOf(result).map(writtenResult).join(';')}\r\n`);
    return count(outcome);
  }

  /** The page shows the first problems with the cells of their rows. */
  function isShownAsProblem(outcome: number): boolean {
    return wantsProblems && PROBLEM_NUMBERS[outcome] === 1;
  }

  function count(outcome: number): true {
    counts[outcome] = (counts[outcome] as number) + 1;
    return true;
  }

  function addToSummary(): void {
    ROW_OUTCOMES.forEach((outcome, number) => {
      summary.counts[outcome] += counts[number] as number;
      summary.rowCount += counts[number] as number;
    });
    counts.fill(0);
  }
}

const TWO_CELLS = { kind: 'accounts', bankCode: 0, accountNumber: 1 } as const;

const PROBLEM_NUMBERS = Uint8Array.from(ROW_OUTCOMES, (outcome) => Number(PROBLEMS.has(outcome)));

const writtenResult = (cell: string) => writtenCell(cell, false);

const BANK_CODE_WORDS = 3;

/** Of each bank code its eight digits as two words, and what it adds to the remainder: modulo 97, 10^16 is 62. */
function makeBankCodes(bankCodes: Int32Array): Int32Array {
  const table = new Int32Array(bankCodes.length * BANK_CODE_WORDS);
  bankCodes.forEach((bankCode, index) => {
    const digits = new DataView(new TextEncoder().encode(String(bankCode)).buffer);
    table[index * BANK_CODE_WORDS] = digits.getInt32(0, true);
    table[index * BANK_CODE_WORDS + 1] = digits.getInt32(4, true);
    table[index * BANK_CODE_WORDS + 2] = (bankCode % 97) * 62;
  });
  return table;
}

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
  account: AccountDigits,
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
