import type { AvailableDirectory } from '../../bankData/bankData.ts';
import type {
  Answer,
  ConvertRequest,
  ListRequest,
  Progress,
  SpreadsheetRequest,
  WriteRequest,
} from './worker/protocol.ts';

type AnswerOf<Type extends Answer['type']> = Extract<Answer, { type: Type | 'failed' }>;
type OnProgress = (progress: Progress) => void;

/** After so long without a sign of life a worker, its script or the directory that it waits for is given up. */
const SILENCE_LIMIT_MS = 30_000;
/** Spreadsheets tell of progress while a sheet is read, but not while other parts are copied. */
const SPREADSHEET_LIMIT_MS = 180_000;

/** The workers of the page. Each answer is null where the request was given up; a new one gives up the one before. */
export interface ListWorkerClient {
  /** A list will probably come: what can be done for it beforehand is done. */
  prepare(directories: readonly AvailableDirectory[]): void;
  open(request: ListRequest & { type: 'open' }): Promise<AnswerOf<'opened' | 'is-xlsx'> | null>;
  convert(request: ConvertRequest, onProgress: OnProgress): Promise<AnswerOf<'converted'> | null>;
  readXlsx(
    request: SpreadsheetRequest & { type: 'read-xlsx' },
    onProgress: OnProgress,
  ): Promise<AnswerOf<'xlsx-read'> | null>;
  writeXlsx(request: WriteRequest, onProgress: OnProgress): Promise<AnswerOf<'xlsx-written'> | null>;
  /** Gives up what is under way, at once: the workers are ended, the next request gets new ones. */
  cancel(): void;
}

export function createListWorkerClient(): ListWorkerClient {
  let list: Worker | null = null;
  let spreadsheet: Worker | null = null;
  let giveUp: (() => void) | null = null;

  function endAll(): void {
    for (const worker of [list, spreadsheet]) worker?.terminate();
    list = null;
    spreadsheet = null;
  }

  function cancel(): void {
    if (giveUp === null) return;
    endAll();
    giveUp();
  }

  function ask<Type extends Answer['type']>(
    worker: Worker,
    request: ListRequest | SpreadsheetRequest,
    onProgress?: OnProgress,
  ): Promise<AnswerOf<Type> | null> {
    return new Promise((resolve) => {
      const giveUpSilent = () => {
        endAll();
        settle({ type: 'failed', failure: 'no-answer' });
      };
      const isList = worker === list;
      const waitOn = () => setTimeout(giveUpSilent, isList ? SILENCE_LIMIT_MS : SPREADSHEET_LIMIT_MS);
      let limit = waitOn();
      const settle = (answer: Answer | null) => {
        clearTimeout(limit);
        giveUp = null;
        worker.onmessage = null;
        worker.onerror = null;
        resolve(answer as AnswerOf<Type> | null);
      };
      giveUp = () => settle(null);
      worker.onmessage = ({ data }: MessageEvent<Answer>) => {
        if (data.type !== 'progress') return settle(data);
        clearTimeout(limit);
        limit = waitOn();
        onProgress?.(data);
      };
      worker.onerror = (event) => {
        endAll();
        // Only an error inside the script has a message; without one, the script itself was not there.
        settle({ type: 'failed', failure: event.message === undefined ? 'no-script' : 'unexpected' });
      };
      worker.postMessage(request);
    });
  }

  function startListWorker(): Worker {
    return new Worker(new URL('./worker/listWorker.ts', import.meta.url), { type: 'module' });
  }

  function listWorker(): Worker {
    cancel();
    list ??= startListWorker();
    return list;
  }

  function spreadsheetWorker(): Worker {
    cancel();
    spreadsheet ??= new Worker(new URL('./worker/spreadsheetWorker.ts', import.meta.url), { type: 'module' });
    return spreadsheet;
  }

  return {
    prepare(directories) {
      if (list !== null) return;
      list = startListWorker();
      // A script that cannot be loaded now is asked for again when there is a list.
      list.onerror = endAll;
      list.postMessage({ type: 'prepare', directories } satisfies ListRequest);
    },
    cancel,
    open: (request) => ask<'opened' | 'is-xlsx'>(listWorker(), request),
    convert: (request, onProgress) => ask<'converted'>(listWorker(), request, onProgress),
    readXlsx: (request, onProgress) => ask<'xlsx-read'>(spreadsheetWorker(), request, onProgress),
    writeXlsx: (request, onProgress) =>
      ask<'xlsx-written'>(spreadsheetWorker(), { type: 'write-xlsx', ...request }, onProgress),
  };
}
