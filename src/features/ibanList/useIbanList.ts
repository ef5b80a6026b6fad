import { useEffect, useState } from 'react';
import type { AvailableDirectory } from '../../bankData/bankData.ts';
import type { Columns } from './cells/columns.ts';
import type { Summary } from './convert/summary.ts';
import type { JobState } from './JobProgress.tsx';
import { createListWorkerClient } from './listWorkerClient.ts';
import { resultName, saveBlob } from './saveBlob.ts';
import type { ChosenFormat } from './table/tableFormat.ts';
import { failureTexts, rowCount, texts } from './texts.ts';
import type { ConvertRequest, OpenedTable } from './worker/protocol.ts';

export interface List {
  readonly source: Blob;
  readonly name: string;
}

export interface Settings {
  readonly list: List;
  readonly opened: OpenedTable;
  /** Read out of a spreadsheet: encoding and delimiter are no question. */
  readonly isSpreadsheet: boolean;
  readonly chosen: ChosenFormat;
  readonly columns: Columns;
}

export type Step =
  | { readonly name: 'input' }
  | { readonly name: 'settings'; readonly settings: Settings }
  | { readonly name: 'running'; readonly settings: Settings; readonly job: JobState }
  | {
      readonly name: 'done';
      readonly settings: Settings;
      readonly request: ConvertRequest;
      readonly csv: Blob;
      readonly summary: Summary;
    };

const STANDARD_COLUMNS: Columns = { kind: 'accounts', bankCode: 0, accountNumber: 1 };

/** The way of a list: given, understood, converted, saved. A worker does the work, so that the page stays quick. */
export function useIbanList(directories: readonly AvailableDirectory[]) {
  const [worker] = useState(createListWorkerClient);
  const [step, setStep] = useState<Step>({ name: 'input' });
  const [isBusy, setIsBusy] = useState(false);
  const [message, setMessage] = useState('');

  useEffect(() => () => worker.cancel(), [worker]);

  /** Opens a text, or the text that is read out of a spreadsheet. */
  async function openWith(source: Blob, chosen: ChosenFormat) {
    const answer = await worker.open({ type: 'open', directories, source, chosen });
    if (answer?.type !== 'is-xlsx') return answer && { ...answer, isSpreadsheet: false };
    const read = await worker.readXlsx(source);
    if (read?.type !== 'xlsx-read') return read;
    const opened = await worker.open({ type: 'open', directories, source: read.source, chosen });
    // A spreadsheet inside a spreadsheet does not exist.
    return opened?.type === 'is-xlsx' ? null : opened && { ...opened, isSpreadsheet: true };
  }

  async function open(list: List, chosen: ChosenFormat, former: Settings | null) {
    setIsBusy(true);
    setMessage('');
    // What the visitor chose stands there at once; what follows from it comes with the answer.
    if (former) setStep({ name: 'settings', settings: { ...former, chosen } });
    const answer = await openWith(former ? former.opened.source : list.source, chosen);
    if (answer === null) return;
    setIsBusy(false);
    if (answer.type === 'failed') {
      setMessage(failureTexts[answer.failure]);
      return;
    }
    const { opened } = answer;
    const isSpreadsheet = former?.isSpreadsheet ?? answer.isSpreadsheet;
    const columns =
      former && former.opened.columnCount === opened.columnCount
        ? former.columns
        : (opened.columns ?? STANDARD_COLUMNS);
    setStep({ name: 'settings', settings: { list, opened, isSpreadsheet, chosen, columns } });
  }

  async function convert(settings: Settings) {
    const { opened, columns } = settings;
    const request: ConvertRequest = {
      type: 'convert',
      directories,
      source: opened.source,
      format: opened.format,
      columnCount: opened.columnCount,
      filledColumns: opened.filledColumns,
      columns,
    };
    const began = performance.now();
    const show = (done: Omit<JobState, 'elapsed'>) =>
      setStep({ name: 'running', settings, job: { ...done, elapsed: performance.now() - began } });
    setMessage('');
    show({ bytesRead: 0, bytesTotal: opened.source.size, rows: 0 });
    const answer = await worker.convert(request, show);
    if (answer === null) return;
    if (answer.type === 'failed') {
      setMessage(failureTexts[answer.failure]);
      setStep({ name: 'settings', settings });
      return;
    }
    const { csv, summary } = answer;
    setStep({ name: 'done', settings, request, csv, summary });
    setMessage(`${texts.result.heading}: ${rowCount(summary.rowCount)}`);
  }

  async function saveXlsx(request: ConvertRequest, name: string) {
    setIsBusy(true);
    setMessage(texts.result.savingXlsx);
    const answer = await worker.writeXlsx(request);
    if (answer === null) return;
    setIsBusy(false);
    if (answer.type === 'failed') setMessage(failureTexts[answer.failure]);
    else {
      saveBlob(answer.xlsx, resultName(name, 'xlsx'));
      setMessage(texts.result.saved);
    }
  }

  return {
    step,
    isBusy,
    message,
    prepare: () => worker.prepare(directories),
    open: (list: List) => void open(list, {}, null),
    changeFormat: (settings: Settings, change: ChosenFormat) =>
      void open(settings.list, { ...settings.chosen, ...change }, settings),
    changeColumns: (settings: Settings, columns: Columns) =>
      setStep({ name: 'settings', settings: { ...settings, columns } }),
    convert: (settings: Settings) => void convert(settings),
    cancel(settings: Settings) {
      worker.cancel();
      setStep({ name: 'settings', settings });
      setMessage(texts.running.cancelled);
    },
    saveCsv({ csv, settings }: Step & { name: 'done' }) {
      saveBlob(csv, resultName(settings.list.name, 'csv'));
      setMessage(texts.result.saved);
    },
    saveXlsx: ({ request, settings }: Step & { name: 'done' }) => void saveXlsx(request, settings.list.name),
    goBack() {
      worker.cancel();
      setIsBusy(false);
      setMessage('');
      setStep({ name: 'input' });
    },
  };
}
