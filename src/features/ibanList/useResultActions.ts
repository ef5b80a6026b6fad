import type { BankCode } from '../../domain/account/account.ts';
import { saveBlob } from '../../ui/saveBlob.ts';
import { CHECKS } from '../../ui/texts.ts';
import { usedColumns, valuesOf } from './cells/columns.ts';
import type { OnProgress } from './convert/convertTable.ts';
import { type RowResult, WRONG } from './convert/rowOutcome.ts';
import { correctedReason } from './convert/rowTexts.ts';
import type { Done, ListState } from './listSteps.ts';
import { answeredRows, correctedOutcome, resultName } from './noteTexts.ts';
import type { Question } from './questions/question.ts';
import { numbersText, questionTexts, remarkText } from './questions/questionTexts.ts';
import { type ConvertedList, pastedTable, type RowToShow } from './rows/readRows.ts';
import { texts } from './texts.ts';
import type { Failure } from './worker/failure.ts';

/** Null if cancelled. */
type Write = (now: Done, show: OnProgress) => Promise<Blob | Failure | null>;

/** What a visitor can do with a result: look at its rows, save it and correct rows. */
export function useResultActions({ worker, latest, setStep, say, sayFailure, ...state }: ListState) {
  /** The result as it is now; null if the visitor has left it. */
  function now(list: ConvertedList): Done | null {
    const { current } = latest;
    return current.name === 'done' && current.list === list ? current : null;
  }

  function questioned({ request, list }: Done) {
    return { directory: request.directory, list, columns: request.columns };
  }

  /** Converts all rows of a question as it proposes. A row that the visitor has corrected stays as it is. */
  async function answer(of: Done, question: Question): Promise<void> {
    const answers = await worker.ask('answer-question', { question, ...questioned(of) });
    const done = now(of.list);
    if (!done || answers === null) return;
    if (typeof answers === 'string') return sayFailure(answers);
    const corrected = new Map(done.corrected);
    answers.forEach(({ numbers, result }, index) => {
      const row = question.rows[index] as number;
      const values = valuesOf(done.request.columns, numbers);
      if (!corrected.has(row)) corrected.set(row, { values, result, question });
    });
    setStep({ ...done, corrected, answerCount: done.answerCount + 1 });
    say(answeredRows([...corrected.values()].filter((each) => each.question === question)));
  }

  /** Saves a file with all corrections so far; only a whole one keeps them. @throws if nothing was saved, or cancelled */
  async function save({ list }: Done, name: string, isWhole: boolean, write: Write) {
    const show = state.beginWork(texts.result.saving, texts.result.saving);
    await worker.idle();
    const done = now(list);
    const written = done && (await write(done, show));
    const latestDone = now(list);
    if (!written || !latestDone) throw new Error('cancelled');
    state.endWork();
    if (typeof written === 'string') {
      sayFailure(written);
      throw new Error(written);
    }
    saveBlob(written, name);
    if (isWhole) setStep({ ...latestDone, saved: done.corrected });
    say('');
  }

  /** The result with the corrected rows. */
  async function writeRows({ list, corrected }: Done, isOnlyProblems: boolean) {
    if (!isOnlyProblems && corrected.size === 0) return list.csv;
    const results = new Map([...corrected].map(([row, { result }]) => [row, result]));
    return worker.ask('write-rows', { list, isOnlyProblems, corrected: results });
  }

  /** The result with all corrections so far; fails if it cannot be read. */
  async function wholeResult({ list }: Done) {
    await worker.idle();
    const done = now(list);
    const csv = done && (await writeRows(done, false));
    if (!done || !(csv instanceof Blob)) throw new Error('the result cannot be read');
    return { csv, done };
  }

  /** Fails also if the browser refuses. */
  async function copy(of: Done, isOnlyIbans: boolean): Promise<void> {
    const whole = wholeResult(of);
    const table = whole.then(({ csv }) => pastedTable(csv, isOnlyIbans ? of.list.columnCount : null));
    // A promise, because the text may be written after the press.
    await navigator.clipboard.write([new ClipboardItem({ 'text/plain': table })]);
    const [{ done }, latestDone] = [await whole, now(of.list)];
    if (!isOnlyIbans && latestDone) setStep({ ...latestDone, saved: done.corrected });
  }

  /** Has the result ready for the page that is opened. */
  function giveToSeries(of: Done): void {
    const { name } = of.settings.list;
    window.listForSeries = wholeResult(of).then(({ csv }) => ({ source: csv, name, isJudged: true }));
  }

  function saveCsv(done: Done, isOnlyProblems: boolean) {
    const what = isOnlyProblems ? 'bitte-ansehen' : 'IBAN';
    const name = resultName(done, 'csv', what);
    const write: Write = (latestDone) => writeRows(latestDone, isOnlyProblems);
    return save(done, name, !isOnlyProblems, write);
  }

  function saveXlsx(done: Done) {
    const { headerRow, columnCount } = done.list;
    const { list, spreadsheet } = done.settings;
    // A patched workbook keeps its extension: Excel does not open a workbook with macros as .xlsx.
    const ending = spreadsheet && /\.(xls[xm]|xlt[xm])$/i.exec(list.name)?.[1];
    const name = resultName(done, ending ?? 'xlsx', 'IBAN');
    const from = spreadsheet && { source: list.source, ...spreadsheet };
    return save(done, name, true, async (latestDone, show) => {
      const csv = await writeRows(latestDone, false);
      if (!(csv instanceof Blob)) return csv;
      return worker.ask('write-xlsx', { headerRow, columnCount, csv, spreadsheet: from }, show);
    });
  }

  /**
   * Converts a row with the numbers that the visitor has typed.
   *
   * @param isWanted whether the row has not been taken back or typed again in the meantime
   * @returns null if that failed or was cancelled; a result with numbers that cannot be right is not taken
   */
  async function correct(
    { request: { directory, columns }, list }: Done,
    { row, cells, result: before }: RowToShow,
    number: number,
    values: readonly string[],
    isWanted: () => boolean,
  ): Promise<RowResult | null> {
    const converted = await worker.ask('correct', { directory, kind: columns.kind, values });
    const done = now(list);
    if (!done || !isWanted()) return null;
    if (typeof converted === 'string') sayFailure(converted);
    if (typeof converted === 'string' || converted === null) return null;
    const replaced = usedColumns(columns).map((column) => cells[column] ?? '');
    const corrected = correctedReason(columns.kind, values, replaced);
    const sentences = [corrected, converted.reason, remarkText(before, replaced)];
    const reason = sentences.filter(Boolean).join(' ');
    const result = { ...converted, reason };
    if (!WRONG.has(result.outcome))
      setStep({ ...done, corrected: new Map(done.corrected).set(row, { values, result }) });
    say(correctedOutcome(number, converted));
    return converted;
  }

  /** What may have been meant by the values of a row: as its question reads it, or accounts that are near. */
  async function propose(of: Done, row: number, values: readonly string[]) {
    const question = of.questions.find(({ offer, rows }) => offer && rows.includes(row));
    if (question && !of.corrected.has(row)) {
      const asked = { ...question, rows: Uint32Array.of(row) };
      const answers = await worker.ask('answer-question', { question: asked, ...questioned(of) });
      if (!Array.isArray(answers)) return [];
      const found = answers.flatMap(({ numbers, result, others }) => [...others, { ...numbers, result }]);
      return found.map(({ result, ...each }) => ({
        ...each,
        bankCode: each.bankCode as BankCode,
        otherBank: null,
        label: numbersText(each) + (result.outcome === 'account-doubtful' ? CHECKS.fails : ''),
      }));
    }
    if (of.request.columns.kind === 'ibans') return [];
    const near = await worker.ask('find-near', { directory: of.request.directory, values });
    return Array.isArray(near) ? near : [];
  }

  /** @param undone a row, or the question whose answer is taken back */
  function undo({ list }: Done, undone: number | Question): void {
    const done = now(list);
    if (!done) return;
    const isRow = typeof undone === 'number';
    const others = [...done.corrected].filter(([row, { question }]) => (isRow ? row : question) !== undone);
    const answerCount = done.answerCount + (isRow ? 0 : 1);
    setStep({ ...done, corrected: new Map(others), answerCount });
    say(isRow ? texts.correction.undone : questionTexts.undone);
  }

  return {
    copy,
    giveToSeries,
    saveCsv,
    saveXlsx,
    correct,
    propose,
    undo,
    answer: (done: Done, question: Question) => void answer(done, question),
  };
}
