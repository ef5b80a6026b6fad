import { useRef } from 'react';
import { saveBlob } from '../../ui/saveBlob.ts';
import type { Progress } from './convert/convertTable.ts';
import { correctedReason } from './convert/rowTexts.ts';
import type { Done, ListState } from './listSteps.ts';
import { correctedOutcome } from './noteTexts.ts';
import type { Question } from './questions/question.ts';
import { questionTexts } from './questions/questionTexts.ts';
import { endingOfWorkbook, resultName } from './resultName.ts';
import { correctedList, onlyResult, valuesOf } from './rows/correctRow.ts';
import { type ConvertedList, pastedTable } from './rows/readRows.ts';
import { filterCounts } from './rows/rowFilter.ts';
import { texts } from './texts.ts';
import type { Failure } from './worker/failure.ts';

type Write = (now: Done, show: (progress: Progress) => void) => Promise<Blob | Failure | null>;

/** What a visitor can do with a result: look at its rows, save it and correct rows. */
export function useResultActions({ worker, latest, setStep, say, sayFailure, ...state }: ListState) {
  /** Ends when all corrections so far are converted. */
  const correcting = useRef<Promise<unknown>>(Promise.resolve());
  /** How often each row was taken back: a correction from before is dropped when its answer comes. */
  const undone = useRef(new Map<number, number>());

  /** The result as it is now; null if the visitor has left it. */
  function now(list: ConvertedList): Done | null {
    const { current } = latest;
    return current.name === 'done' && current.list === list ? current : null;
  }

  /** Changes the result, unless the visitor has left it. */
  function change({ list }: Done, changed: (done: Done) => Partial<Done>) {
    const done = now(list);
    if (done) setStep({ ...done, ...changed(done) });
  }

  function questioned({ request, list }: Done) {
    return { directory: request.directory, list, columns: request.columns };
  }

  async function findQuestions(of: Done) {
    if (!filterCounts(of.list.index.classes).has('unreadable')) return;
    const questions = await worker.ask('find-questions', questioned(of));
    if (Array.isArray(questions)) change(of, () => ({ questions }));
  }

  /** Reads all rows of a question as it offers. A row that the visitor has corrected stays so. */
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
    setStep({ ...done, corrected, answered: new Set(done.answered).add(question) });
    say(questionTexts.done(question.rows.length));
  }

  function undoAnswer(of: Done, question: Question) {
    change(of, ({ corrected, answered }) => ({
      corrected: new Map([...corrected].filter(([, correction]) => correction.question !== question)),
      answered: new Set([...answered].filter((other) => other !== question)),
    }));
    say(questionTexts.undone);
  }

  /** Saves a file with all corrections so far. `write` returns null if the visitor has cancelled it. */
  async function save({ list }: Done, name: string, saying: string, write: Write) {
    const show = state.beginWork(saying, saying);
    await correcting.current;
    const done = now(list);
    if (!done) return;
    const written = await write(done, show);
    const latestDone = now(list);
    if (written === null || !latestDone) return;
    state.endWork();
    if (typeof written === 'string') return sayFailure(written);
    saveBlob(written, name);
    setStep({ ...latestDone, saved: done.corrected });
    say(texts.result.saved);
  }

  /** The result with the corrected rows. */
  async function writeRows({ list, corrected }: Done, isOnlyProblems: boolean) {
    if (!isOnlyProblems && corrected.size === 0) return list.csv;
    const results = new Map([...corrected].map(([row, { result }]) => [row, result]));
    return worker.ask('write-rows', { list, isOnlyProblems, corrected: results });
  }

  /** The result with all corrections so far for the clipboard; it fails if it cannot be read. */
  async function pasteable({ list }: Done, isOnlyIbans: boolean): Promise<Blob> {
    await correcting.current;
    const done = now(list);
    const csv = done && (await writeRows(done, false));
    if (!(csv instanceof Blob)) throw new Error('the result cannot be copied');
    return pastedTable(csv, isOnlyIbans ? list.columnCount : null);
  }

  function saveCsv(done: Done, isOnlyProblems: boolean) {
    const what = isOnlyProblems ? 'bitte-ansehen' : 'IBAN';
    const name = resultName(done.settings.list.name, 'csv', done.bankData, what);
    void save(done, name, texts.result.savingCsv, (latestDone) => writeRows(latestDone, isOnlyProblems));
  }

  function saveXlsx(done: Done) {
    const { request, settings } = done;
    const { list, spreadsheet } = settings;
    const name = resultName(list.name, spreadsheet ? endingOfWorkbook(list.name) : 'xlsx', done.bankData);
    const from = spreadsheet && { source: list.source, ...spreadsheet };
    void save(done, name, texts.result.savingXlsx, async (latestDone, show) => {
      const csv = await writeRows(latestDone, false);
      if (!(csv instanceof Blob)) return csv;
      return worker.ask('write-xlsx', { list: request, csv, spreadsheet: from }, show);
    });
  }

  /** Converts a row with the numbers that the visitor has typed. False if that failed or was cancelled. */
  async function correct(
    { request, list }: Done,
    row: number,
    number: number,
    values: readonly string[],
  ): Promise<boolean> {
    const undoneBefore = undone.current.get(row);
    const isWanted = () => undone.current.get(row) === undoneBefore;
    const answer = await worker.ask('convert', correctedList(request, values));
    if (!now(list) || !isWanted()) return true;
    if (answer === null) return false;
    if (typeof answer === 'string') return fail(answer);
    const converted = await onlyResult(answer, values.length);
    const done = now(list);
    if (!done || !isWanted()) return true;
    const reason = `${correctedReason(request.columns, values)} ${converted.reason}`.trim();
    const result = { ...converted, reason };
    setStep({ ...done, corrected: new Map(done.corrected).set(row, { values, result }) });
    say(correctedOutcome(number, result));
    return true;
  }

  async function findNear({ request: { columns, directory } }: Done, values: readonly string[]) {
    if (columns.kind === 'ibans') return [];
    const near = await worker.ask('find-near', { directory, cells: values });
    return Array.isArray(near) ? near : [];
  }

  function fail(failure: Failure): false {
    sayFailure(failure);
    return false;
  }

  function undoCorrection(of: Done, row: number) {
    undone.current.set(row, (undone.current.get(row) ?? 0) + 1);
    change(of, ({ corrected }) => ({
      corrected: new Map([...corrected].filter(([other]) => other !== row)),
    }));
    say(texts.correction.undone);
  }

  return {
    findQuestions: (done: Done) => void findQuestions(done),
    pasteable,
    saveCsv,
    saveXlsx,
    correct(...given: Parameters<typeof correct>) {
      const corrected = correct(...given).catch(() => fail('unexpected'));
      correcting.current = Promise.all([correcting.current, corrected]);
      return corrected;
    },
    answer(...given: Parameters<typeof answer>) {
      const answered = answer(...given).catch(() => sayFailure('unexpected'));
      correcting.current = Promise.all([correcting.current, answered]);
    },
    undoAnswer,
    findNear,
    undoCorrection,
  };
}
