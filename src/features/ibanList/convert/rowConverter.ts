import type { BankDirectory } from '../../../domain/directory/bankDirectory.ts';
import { type ParsedRow, parseRow, parseRows } from '../../../table/parseRow.ts';
import { firstEncodedTwice, firstNotUtf8 } from '../../../table/utf8.ts';
import { withoutFormula, writtenCell } from '../../../table/writeCell.ts';
import { type Columns, usedColumns } from '../cells/columns.ts';
import { FastPath } from '../fast/fastPath.ts';
import { classOf, GrowingRowIndex } from '../rows/rowIndex.ts';
import { ListError } from '../worker/failure.ts';
import { isFilled, type RowShape } from '../worker/tableShape.ts';
import { convertRow, convertUsedCells, lineWithoutAccount, repaired } from './convertRow.ts';
import { findEvidence } from './findEvidence.ts';
import type { InputBuffer } from './inputBuffer.ts';
import { judged } from './judgedRow.ts';
import { problemOfWidth } from './movedCells.ts';
import { speaksAgainst } from './notes.ts';
import { lacksName, nameOf } from './otherCells.ts';
import type { Evidence } from './otherColumn.ts';
import type { OutputBuffer } from './outputBuffer.ts';
import { csvLine, NO_RESULT, resultCells, resultTitles } from './resultColumns.ts';
import { NO_ACCOUNTS, OF_NOBODY } from './rowOutcome.ts';
import { unreadable } from './rowTexts.ts';
import { SurroundingLines } from './surroundingLines.ts';

/** Rows by which the other columns are understood. */
const SAMPLE_ROWS = 200;
/** In bytes. A file with a longer row is no list or has no line breaks. */
const LONGEST_ROW = 2 ** 22;

/**
 * Makes the converter of a list, which writes to `output`.
 *
 * @param known what the first reading of this list found; null in the first reading
 */
export function makeRowConverter(
  directory: BankDirectory,
  shape: RowShape,
  columns: Columns,
  output: OutputBuffer,
  known: SurroundingLines | null,
) {
  const { format, columnCount, isJudged = false } = shape;
  const { rowWidth } = format;
  const summary = {
    innerLineBreaks: 0,
    mixedEncodingCount: 0,
    repairedCount: 0,
    longRowCount: 0,
    formulaCount: 0,
  };
  const index = new GrowingRowIndex();
  let evidence: Evidence | null = null;
  let fastPath: FastPath | null = null;
  let header: readonly string[] = [];
  let rowsWithoutResult = format.headerRow;
  const lines = new SurroundingLines(columns, columnCount, known);
  /** Lines up to here may be rows or the text of one cell. */
  let doubtfulUntil = 0;

  function beginRows(input: InputBuffer, start: number, isLast: boolean): void {
    const sample = parseRows(input.bytes.subarray(start, input.end), format, isLast, SAMPLE_ROWS);
    const fitting = sample.filter(({ cells }) => problemOfWidth(cells, shape, columns) === null);
    const rows = fitting.map(({ cells }) => cells.slice(0, columnCount));
    evidence = findEvidence(directory, header, rows, columns);
    // Where nearly all rows have another width, one with a cell for each column is not ordinary.
    if (columns.kind !== 'accounts' || (rowWidth !== 0 && rowWidth !== columnCount)) return;
    const delimiter = format.delimiter.charCodeAt(0);
    fastPath = new FastPath(directory, output, index, { delimiter, columnCount, evidence }, columns, lines);
  }

  function writeRow(cells: readonly string[], quoted: readonly boolean[], result: readonly string[]): void {
    const written = cells.map((cell, index) => {
      if (withoutFormula(cell) !== cell) summary.formulaCount += 1;
      return writtenCell(cell, quoted[index] ?? false);
    });
    output.write(csvLine(written, columnCount, result));
  }

  function convertSlowly({ cells, quoted }: ParsedRow, isMixed: boolean, isDoubtful: boolean): void {
    const row = index.rowCount;
    lines.readTitle(directory, cells, row, header);
    const problem = isDoubtful ? 'quotes-unclear' : problemOfWidth(cells, shape, columns);
    // One that is damaged may name the same columns.
    const heading = problem === null ? lines.readHeading(cells) : null;
    const against = isJudged ? null : evidence;
    const read =
      problem === null
        ? convertRow(directory, cells, columns, against)
        : (lineWithoutAccount(cells, columns) ??
          judged(directory, unreadable(problem, ''), cells, columns, against));
    const hasProblem = !isJudged && read.iban === '' && !OF_NOBODY.has(read.outcome);
    const whole = (hasProblem ? heading : null) ?? read;
    if (['unreadable', 'lacking'].includes(whole.outcome)) lines.readUnreadable(cells, row, goesOn(cells));
    const isFinal = whole.iban === '' || isJudged;
    const isNameless = !isFinal && evidence !== null && lacksName(cells, evidence);
    // The second account of the row above.
    if (isNameless) lines.goesOnWith(cells, row - 1);
    // Compared even if it is in doubt, because the doubt may concern another row with the same name.
    const own = () => (isFinal && problem === null ? convertUsedCells(directory, cells, columns) : whole);
    if (!isJudged && !OF_NOBODY.has(whole.outcome)) lines.compared?.addText(row, own(), cells, evidence);
    const isOfAccount = !isJudged && !NO_ACCOUNTS.has(whole.outcome);
    const said = isOfAccount ? lines.objectionTo(row, cells, !isFinal) : null;
    if (isOfAccount && isFinal) lines.readRemarks(cells, row);
    // Below other columns the own reason of a row is about the wrong cells.
    const isKept = isFinal && lines.otherHeading === null;
    const objection = said && isKept ? { ...whole, reason: `${whole.reason} ${said.reason}` } : said;
    const ofRow = isNameless ? unreadable('cells-too-few', '') : (objection ?? whole);
    const converted = (!isJudged && known?.compared?.contradict(ofRow, row, format.headerRow)) || ofRow;
    const result = isMixed ? repaired(converted, ['encoding']) : converted;
    if (isMixed) summary.mixedEncodingCount += 1;
    else if (result.isRepaired) summary.repairedCount += 1;
    if (cells.length > columnCount) summary.longRowCount += 1;
    index.add(output.position, classOf(result.outcome, result.isRepaired));
    writeRow(cells, quoted, resultCells(result));
  }

  /** Whether the first cell is missing that nearly all rows have. A row that begins with its bank code may just lack its account. */
  function goesOn(cells: readonly string[]): boolean {
    const [first] = evidence?.others ?? [];
    const isUsual =
      first?.index === 0
        ? evidence?.beginsFilled === true
        : usedColumns(columns).some((at) => isFilled(cells[at]));
    // In a column of remarks it is one about its row.
    if (first?.index === 0 && first.notes === 'all') return isUsual && !isFilled(cells[0]);
    // „Ersatz“ is also a name.
    const word = /^\p{Ll}+$/u.exec(nameOf(cells, evidence))?.[0] ?? cells[0] ?? '';
    const isDoubt = columnCount > 1 && /^\p{L}+\.?$/u.test(word) && speaksAgainst(word);
    return isUsual && (!isFilled(cells[0]) || isDoubt);
  }

  /** Converts all complete rows. Returns the start of the first incomplete row. */
  function convertRows(input: InputBuffer, isLast: boolean): number {
    const { bytes, end } = input;
    const nextForeign = (from: number) => {
      if (format.encoding === 'utf-8') return firstNotUtf8(bytes, from, end);
      return format.encoding === 'windows-1252' ? firstEncodedTwice(bytes, from, end) : end;
    };
    let position = 0;
    let foreign = nextForeign(0);
    while (position < end) {
      output.makeRoom();
      if (rowsWithoutResult === 0 && evidence === null) beginRows(input, position, isLast);
      if (fastPath && position >= doubtfulUntil) {
        const start = position;
        position = fastPath.convert(input, position, isLast, foreign);
        if (position > start) lines.readOrdinary();
        if (position >= end) break;
      }
      const row = parseRow(bytes, position, end, format, isLast);
      if (row === null) return position;
      doubtfulUntil = Math.max(doubtfulUntil, row.doubtfulUntil ?? 0);
      const isDoubtful = position < doubtfulUntil;
      const isMixed = foreign < row.next;
      if (isMixed) foreign = nextForeign(row.next);
      position = row.next;
      summary.innerLineBreaks += row.innerLineBreaks;
      if (rowsWithoutResult === 0) convertSlowly(row, isMixed, isDoubtful);
      else {
        writeRow(row.cells, row.quoted, rowsWithoutResult === 1 ? resultTitles(row.cells) : NO_RESULT);
        rowsWithoutResult -= 1;
        if (rowsWithoutResult > 0) lines.readAboveRows(row.cells);
        lines.readTitle(directory, row.cells, 0);
        header = row.cells;
      }
    }
    return position;
  }

  return {
    /** Of all chunks so far. */
    summary,
    index,
    lines,
    /**
     * Converts the complete rows of the input and removes them. An incomplete row remains.
     *
     * @param isLast the input is complete, so that the last row needs no line break
     * @throws ListError `row-too-long`
     */
    convertChunk(input: InputBuffer, isLast: boolean): void {
      const converted = convertRows(input, isLast);
      input.drop(converted);
      doubtfulUntil -= converted;
      if (input.end > LONGEST_ROW) throw new ListError('row-too-long');
    },
  };
}
