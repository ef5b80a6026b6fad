import type { AvailableDirectory } from '../../bankData/bankData.ts';
import type {
  Answer,
  ConvertRequest,
  Introduction,
  ListRequest,
  SpreadsheetRequest,
} from './worker/protocol.ts';

type AnswerOf<Type extends Answer['type']> = Extract<Answer, { type: Type | 'failed' }>;
type Progress = Extract<Answer, { type: 'progress' }>;

/** The workers of the page. Each answer is null where the request was given up; a new one gives up the one before. */
export interface ListWorkerClient {
  open(request: ListRequest & { type: 'open' }): Promise<AnswerOf<'opened' | 'is-xlsx'> | null>;
  convert(
    request: ConvertRequest,
    onProgress: (progress: Progress) => void,
  ): Promise<AnswerOf<'converted'> | null>;
  readXlsx(source: Blob): Promise<AnswerOf<'xlsx-read'> | null>;
  writeXlsx(job: ConvertRequest): Promise<AnswerOf<'xlsx-written'> | null>;
  /** Gives up what is under way, at once: the workers are ended, the next request gets new ones. */
  cancel(): void;
}

/** A smaller list is done before a second worker has started. */
const SHARED_FROM_BYTES = 4e6;
/** More share the work of reading, which one worker does for all, and the memory. */
const MOST_HELPERS = 3;

export function createListWorkerClient(): ListWorkerClient {
  let list: Worker | null = null;
  let helpers: Worker[] = [];
  let spreadsheet: Worker | null = null;
  let giveUp: (() => void) | null = null;

  function endAll(): void {
    for (const worker of [list, spreadsheet, ...helpers]) worker?.terminate();
    list = null;
    spreadsheet = null;
    helpers = [];
  }

  function cancel(): void {
    if (giveUp === null) return;
    endAll();
    giveUp();
  }

  function ask<Type extends Answer['type']>(
    worker: Worker,
    request: ListRequest | SpreadsheetRequest,
    onProgress?: (progress: Progress) => void,
  ): Promise<AnswerOf<Type> | null> {
    return new Promise((resolve) => {
      const settle = (answer: Answer | null) => {
        giveUp = null;
        worker.onmessage = null;
        worker.onerror = null;
        resolve(answer as AnswerOf<Type> | null);
      };
      giveUp = () => settle(null);
      worker.onmessage = ({ data }: MessageEvent<Answer>) => {
        if (data.type === 'progress') onProgress?.(data);
        else settle(data);
      };
      // A worker's script cannot be loaded, or it ran out of memory.
      const fail = () => {
        endAll();
        settle({ type: 'failed', failure: 'unexpected' });
      };
      worker.onerror = fail;
      for (const helper of helpers) helper.onerror = fail;
      worker.postMessage(request);
    });
  }

  function listWorker(): Worker {
    cancel();
    list ??= startListWorker();
    return list;
  }

  /** Starts the helpers while the visitor looks at the preview. */
  function prepareHelpers(reader: Worker, size: number, directories: readonly AvailableDirectory[]): void {
    if (helpers.length > 0 || size < SHARED_FROM_BYTES) return;
    const count = Math.min(MOST_HELPERS, (navigator.hardwareConcurrency || 2) - 1);
    for (let number = 0; number < count; number += 1) {
      const helper = startListWorker();
      const { port1, port2 } = new MessageChannel();
      helper.postMessage({ type: 'help', port: port1, directories } satisfies Introduction, [port1]);
      reader.postMessage({ type: 'helper', port: port2 } satisfies Introduction, [port2]);
      helpers.push(helper);
    }
  }

  function spreadsheetWorker(): Worker {
    cancel();
    spreadsheet ??= new Worker(new URL('./worker/spreadsheetWorker.ts', import.meta.url), { type: 'module' });
    return spreadsheet;
  }

  return {
    cancel,
    open(request) {
      const worker = listWorker();
      prepareHelpers(worker, request.source.size, request.directories);
      return ask<'opened' | 'is-xlsx'>(worker, request);
    },
    convert(request, onProgress) {
      const worker = listWorker();
      prepareHelpers(worker, request.source.size, request.directories);
      return ask<'converted'>(worker, request, onProgress);
    },
    readXlsx: (source) => ask<'xlsx-read'>(spreadsheetWorker(), { type: 'read-xlsx', source }),
    writeXlsx: (job) => ask<'xlsx-written'>(spreadsheetWorker(), { type: 'write-xlsx', job }),
  };
}

function startListWorker(): Worker {
  return new Worker(new URL('./worker/listWorker.ts', import.meta.url), { type: 'module' });
}
