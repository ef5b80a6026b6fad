import type { Dispatch, RefObject, SetStateAction } from 'react';
import { saveBlob } from '../../ui/saveBlob.ts';
import type { Progress } from './convert/convertTable.ts';
import { resultLine } from './convert/resultColumns.ts';
import { correctedReason } from './convert/rowTexts.ts';
import type { ListWorkerClient } from './listWorkerClient.ts';
import { correctedOutcome } from './noteTexts.ts';
import { endingOfWorkbook, problemsName, resultName } from './resultName.ts';
import { correctedList, onlyResult } from './rows/correctRow.ts';
import { classOf, type RowIndex } from './rows/rowIndex.ts';
import type { Done, Step, Work } from './steps.ts';
import { failureTexts, texts } from './texts.ts';
import type { Failure } from './worker/failure.ts';
import type { BanksByName } from './worker/findBanks.ts';

interface Of {
  readonly worker: ListWorkerClient;
  /** Ends when the rows are indexed. A request before that would cancel it. */
  readonly indexing: RefObject<Promise<void>>;
  readonly setStep: Dispatch<SetStateAction<Step>>;
  readonly setIsBusy: (isBusy: boolean) => void;
  readonly setWork: (work: Work | null) => void;
  readonly setMessage: (message: string) => void;
  readonly showWork: (name: string) => (progress: Progress) => void;
}

/** What a visitor can do with a result: save it, and correct rows. */
export function useResultActions({
  worker,
  indexing,
  setStep,
  setIsBusy,
  setWork,
  setMessage,
  showWork,
}: Of) {
  /** Writes a file and saves it. @param write is null if the visitor has cancelled it */
  async function save(
    name: string,
    saying: string,
    write: (show: (progress: Progress) => void) => Promise<Blob | Failure | null>,
  ) {
    setIsBusy(true);
    setMessage(saying);
    await indexing.current;
    const written = await write(showWork(saying));
    if (written === null) return;
    setIsBusy(false);
    setWork(null);
    if (typeof written === 'string') setMessage(failureTexts[written]);
    else {
      saveBlob(written, name);
      setMessage(texts.result.saved);
    }
  }

  /** The result with the corrected rows. */
  async function writeRows({ list, corrected, index }: Done, isAll: boolean): Promise<Blob | Failure | null> {
    if (isAll && corrected.size === 0) return list.csv;
    const lines = new Map([...corrected].map(([row, { result }]) => [row, resultLine(result)]));
    const classes = isAll ? null : (index?.classes ?? null);
    const answer = await worker.writeRows({ list, classes, corrected: lines });
    return answer && (answer.type === 'failed' ? answer.failure : answer.csv);
  }

  function saveCsv(done: Done) {
    const name = resultName(done.settings.list.name, 'csv');
    if (done.corrected.size === 0) {
      saveBlob(done.list.csv, name);
      return setMessage(texts.result.saved);
    }
    void save(name, texts.result.savingCsv, () => writeRows(done, true));
  }

  function saveXlsx(done: Done) {
    const { request, settings } = done;
    const { list, spreadsheet } = settings;
    const name = resultName(list.name, spreadsheet ? endingOfWorkbook(list.name) : 'xlsx');
    const from = spreadsheet && { source: list.source, sheet: spreadsheet.sheet };
    void save(name, texts.result.savingXlsx, async (show) => {
      const csv = await writeRows(done, true);
      if (!(csv instanceof Blob)) return csv;
      const answer = await worker.writeXlsx({ list: request, csv, spreadsheet: from }, show);
      return answer && (answer.type === 'failed' ? answer.failure : answer.xlsx);
    });
  }

  function saveProblems(done: Done) {
    const name = problemsName(done.settings.list.name);
    void save(name, texts.result.savingCsv, () => writeRows(done, false));
  }

  /** Converts a row with the numbers that the visitor has typed. */
  async function correct({ request, list }: Done, row: number, number: number, values: readonly string[]) {
    const answer = await worker.convert(correctedList(request, values), () => undefined);
    if (answer === null) return;
    if (answer.type === 'failed') return setMessage(failureTexts[answer.failure]);
    const converted = await onlyResult(answer.csv, values.length);
    const reason = `${correctedReason(request.columns, values)} ${converted.reason}`.trim();
    const result = { ...converted, reason };
    setMessage(correctedOutcome(number, result));
    setStep((now) => {
      if (now.name !== 'done' || now.list !== list) return now;
      const classBefore = now.corrected.get(row)?.classBefore ?? now.index?.classes[row] ?? 0;
      const corrected = new Map(now.corrected).set(row, { values, result, classBefore });
      return {
        ...now,
        corrected,
        index: withClass(now.index, row, classOf(result.outcome, result.isRepaired)),
      };
    });
  }

  /** The banks that the cells of a row name; null if there are none, or if they cannot be looked up now. */
  async function findBanks({ request }: Done, cells: readonly string[]): Promise<BanksByName | null> {
    const { directories } = request;
    const answer = await worker.findBanks({ type: 'find-banks', directories, cells });
    return answer?.type === 'banks-found' ? answer.found : null;
  }

  function undoCorrection(row: number) {
    setStep((now) => {
      const correction = now.name === 'done' && now.corrected.get(row);
      if (now.name !== 'done' || !correction) return now;
      const corrected = new Map(now.corrected);
      corrected.delete(row);
      return { ...now, corrected, index: withClass(now.index, row, correction.classBefore) };
    });
    setMessage(texts.correction.undone);
  }

  return {
    saveCsv,
    saveXlsx,
    saveProblems,
    correct: (...given: Parameters<typeof correct>) => void correct(...given),
    findBanks,
    undoCorrection,
  };
}

function withClass(index: RowIndex | null, row: number, ofRow: number): RowIndex | null {
  if (index === null) return null;
  const classes = index.classes.slice();
  classes[row] = ofRow;
  return { ...index, classes };
}
