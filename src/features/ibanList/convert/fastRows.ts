import type { BankDirectory } from '../../../domain/bankDirectory.ts';
import {
  accountNumberText,
  BULK_ASK,
  BULK_INVALID,
  BULK_SUB_ACCOUNT_INVALID,
  BULK_SUB_ACCOUNT_VALID,
  type BulkVerdict,
  makeBulkVerdicts,
} from '../../../domain/bulkVerdicts.ts';
import type { Columns } from '../cells/columns.ts';
import type { RowSyntax } from '../table/parseRow.ts';
import { writtenCell } from '../table/writeCell.ts';
import { convertRow } from './convertRow.ts';
import type { InputBuffer } from './inputBuffer.ts';
import { FREE_FOR_A_ROW, type OutputBuffer } from './outputBuffer.ts';
import { cellsOf } from './resultCells.ts';
import { PROBLEMS } from './rowOutcome.ts';
import { makeRuleSuffixes, type RuleResult } from './ruleSuffixes.ts';
import { makeSuffixes, SuffixPool } from './suffixes.ts';
import { FIRST_ROWS, PROBLEM_ROWS, type SummaryInProgress } from './summary.ts';

/** The row goes on behind the end of what has been read. */
export const MORE = -1;
/** The row needs the careful way. */
export const SLOW = -2;

const LF = 10;
const CR = 13;
const SEMICOLON = 59;
const ZERO = 48;
const NINE = 57;
const ACCOUNT_LENGTH = 10;
const BANK_CODE_LENGTH = 8;
/** Nothing is appended to a longer row without asking for room. */
const LONGEST_ROW = FREE_FOR_A_ROW / 2;

/** At the beginning of a cell: what could be a quote or a formula. Non-ASCII bytes: 0xEF leads the full-width = + - @. */
const NEEDS_CARE = bytesOf('"=+-@\t', 0xef);

type FastRows = (input: InputBuffer, start: number, isLast: boolean) => number;

/**
 * Makes the function that converts rows as nearly all rows are: without quotes and formulas, with as many cells as
 * the list has columns, eight digits of bank code, one to ten of account number. It copies the bytes of the row and
 * appends bytes that were made once for the bank; for most rows no text and no object comes into being. What it writes
 * is what `convertTable` would write (convertTable.test.ts). It returns where the next row begins, `MORE` or `SLOW`.
 */
export function makeFastRows(
  directory: BankDirectory,
  output: OutputBuffer,
  summary: SummaryInProgress,
  { delimiter, lineBreak }: RowSyntax,
  columns: Columns & { kind: 'accounts' },
  columnCount: number,
): FastRows {
  const { bankCode: bankCodeCell, accountNumber: accountCell } = columns;
  const verdicts = makeBulkVerdicts(directory);
  const pool = new SuffixPool();
  const suffixes = makeSuffixes(directory, pool);
  const ruleSuffixOf = makeRuleSuffixes(directory, suffixes);
  const { bytes: out, view } = output;
  const { counts } = summary;
  const account = new Uint8Array(ACCOUNT_LENGTH);
  const subAccountPieces = new Int32Array(directory.banks.length * 16).fill(-1);
  const stops = bytesOf('";\r\n', delimiter);

  return (input, start, isLast) => {
    // Both tables of the page want the cells of their rows.
    if (summary.firstRows.length < FIRST_ROWS) return SLOW;
    const { bytes, end } = input;
    let at = start;
    let bankCode = 0;
    let bankCodeStart = 0;
    let accountStart = 0;
    let accountEnd = 0;
    for (let cell = 0; ; cell += 1) {
      let byte = bytes[at] as number;
      if (cell === bankCodeCell) {
        bankCodeStart = at;
        while (byte >= ZERO && byte <= NINE) {
          bankCode = (Math.imul(bankCode, 10) + byte - ZERO) | 0;
          at += 1;
          byte = bytes[at] as number;
        }
        if (at - bankCodeStart !== BANK_CODE_LENGTH) break;
      } else if (cell === accountCell) {
        accountStart = at;
        while (byte >= ZERO && byte <= NINE) {
          at += 1;
          byte = bytes[at] as number;
        }
        accountEnd = at;
        if (at === accountStart || at - accountStart > ACCOUNT_LENGTH) break;
      } else {
        if (NEEDS_CARE[byte] === 1) break;
        while (stops[byte] === 0) {
          at += 1;
          byte = bytes[at] as number;
        }
      }
      if (byte === delimiter) {
        at += 1;
        continue;
      }
      const rowEnd = at;
      if (byte === CR && lineBreak === LF && bytes[at + 1] === LF) {
        at += 1;
        byte = LF;
      }
      if (byte !== lineBreak) break;
      if (at >= end && !isLast) return MORE;
      if (cell + 1 !== columnCount || rowEnd - start > LONGEST_ROW) break;
      copyCells(input, start, rowEnd);
      const isDone = append(
        input,
        output.used + rowEnd - start,
        bankCode,
        bankCodeStart,
        accountStart,
        accountEnd,
      );
      return isDone ? Math.min(at + 1, end) : SLOW;
    }
    return at >= end && !isLast ? MORE : SLOW;
  };

  function copyCells({ bytes, view: from }: InputBuffer, start: number, end: number): void {
    const o = output.used;
    const length = end - start;
    for (let index = 0; index < length; index += 4)
      view.setInt32(o + index, from.getInt32(start + index, true), true);
    if (delimiter !== SEMICOLON)
      for (let index = 0; index < length; index += 1)
        if (bytes[start + index] === delimiter) out[o + index] = SEMICOLON;
  }

  /** The cells are copied: here comes the result. False where the row needs the careful way after all. */
  function append(
    { bytes, view: from }: InputBuffer,
    o: number,
    bankCode: number,
    bankCodeStart: number,
    accountStart: number,
    accountEnd: number,
  ): boolean {
    const missing = ACCOUNT_LENGTH - (accountEnd - accountStart);
    for (let place = 0; place < ACCOUNT_LENGTH; place += 1)
      account[place] = place < missing ? 0 : (bytes[accountStart + place - missing] as number) - ZERO;
    const index = verdicts.indexOf(bankCode);
    if (index === -1) return appendInWords(bytes, bankCodeStart, accountStart, accountEnd, o);
    const verdict = verdicts.verdict(index, account);
    if (verdict === BULK_ASK) {
      const byRule = ruleSuffixOf(index, accountNumberText(account));
      return byRule === null
        ? appendInWords(bytes, bankCodeStart, accountStart, accountEnd, o)
        : appendByRule(byRule, o);
    }
    const isInvalid = verdict === BULK_INVALID || verdict === BULK_SUB_ACCOUNT_INVALID;
    if (isInvalid && summary.problemRows.length < PROBLEM_ROWS) return false;
    const isAppended = verdict === BULK_SUB_ACCOUNT_VALID || verdict === BULK_SUB_ACCOUNT_INVALID;
    const reasonPiece = isAppended
      ? subAccountPiece(index, verdict, missing)
      : suffixes.verdictPiece(index, verdict);
    if (isAppended) {
      account.copyWithin(0, 2);
      account.fill(0, 8);
    }
    // `;DEnn` and the bank code take 13 bytes; the account number stands behind them.
    const accountPlace = o + 13;
    let high = 0;
    let low = 0;
    for (let place = 0; place < 5; place += 1) {
      const first = account[place] as number;
      const second = account[place + 5] as number;
      high = high * 10 + first;
      low = low * 10 + second;
      out[accountPlace + place] = ZERO + first;
      out[accountPlace + place + 5] = ZERO + second;
    }
    // Modulo 97: 10^5 is 90, 10^16 (the places behind the bank code) 62, 10^6 27, and 131400 is 62.
    const remainder = ((bankCode % 97) * 62 + (((high % 97) * 90 + low) % 97) * 27 + 62) % 97;
    view.setInt32(o, PREFIX_WORDS[remainder] as number, true);
    out[o + 4] = ONES[remainder] as number;
    view.setInt32(o + 5, from.getInt32(bankCodeStart, true), true);
    view.setInt32(o + 9, from.getInt32(bankCodeStart + 4, true), true);
    const behindIban = pool.write(suffixes.bankPiece(index), view, accountPlace + ACCOUNT_LENGTH);
    output.used = pool.write(reasonPiece, view, behindIban);
    summary.rowCount += 1;
    if (isInvalid) counts['account-doubtful'] += 1;
    else if (isAppended) counts['computed-by-rule'] += 1;
    else counts.computed += 1;
    return true;
  }

  /** The words say how long the account number was, so they are kept for each length. */
  function subAccountPiece(index: number, verdict: BulkVerdict, missing: number): number {
    let zeros = missing;
    while (account[zeros] === 0) zeros += 1;
    const place = index * 16 + zeros + (verdict === BULK_SUB_ACCOUNT_VALID ? 0 : 8);
    if (subAccountPieces[place] === -1)
      subAccountPieces[place] = ruleSuffixOf(index, accountNumberText(account))?.reasonPiece ?? -1;
    return subAccountPieces[place] as number;
  }

  function appendByRule({ iban, outcome, bankPiece, reasonPiece }: RuleResult, o: number): boolean {
    if (PROBLEMS.has(outcome) && summary.problemRows.length < PROBLEM_ROWS) return false;
    out[o] = SEMICOLON;
    for (let place = 0; place < iban.length; place += 1) out[o + 1 + place] = iban.charCodeAt(place);
    output.used = pool.write(reasonPiece, view, pool.write(bankPiece, view, o + 1 + iban.length));
    summary.rowCount += 1;
    counts[outcome] += 1;
    return true;
  }

  /** For the few rows with words of their own. */
  function appendInWords(
    bytes: Uint8Array,
    bankCodeStart: number,
    accountStart: number,
    accountEnd: number,
    from: number,
  ): boolean {
    const bankCode = textOf(bytes, bankCodeStart, bankCodeStart + BANK_CODE_LENGTH);
    const result = convertRow(directory, [bankCode, textOf(bytes, accountStart, accountEnd)], TWO_CELLS);
    if (PROBLEMS.has(result.outcome) && summary.problemRows.length < PROBLEM_ROWS) return false;
    output.used = from;
    output.write(`;${cellsOf(result).map(writtenResult).join(';')}\r\n`);
    summary.rowCount += 1;
    counts[result.outcome] += 1;
    return true;
  }
}

const TWO_CELLS = { kind: 'accounts', bankCode: 0, accountNumber: 1 } as const;

const writtenResult = (cell: string) => writtenCell(cell, false);

/** `;DE` and the first check digit as one word, and the second one, by the remainder of the plain formula. */
const PREFIX_WORDS = Int32Array.from({ length: 97 }, (_, remainder) => {
  const tens = Math.floor((98 - remainder) / 10);
  return SEMICOLON | (68 << 8) | (69 << 16) | ((ZERO + tens) << 24);
});
const ONES = Uint8Array.from({ length: 97 }, (_, remainder) => ZERO + ((98 - remainder) % 10));

function textOf(bytes: Uint8Array, from: number, to: number): string {
  let text = '';
  for (let at = from; at < to; at += 1) text += String.fromCharCode(bytes[at] as number);
  return text;
}

/** A table that says 1 for these bytes. */
function bytesOf(characters: string, ...more: readonly number[]): Uint8Array {
  const table = new Uint8Array(256);
  for (const character of characters) table[character.charCodeAt(0)] = 1;
  for (const byte of more) table[byte] = 1;
  return table;
}
