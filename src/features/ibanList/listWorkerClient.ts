import type { AvailableDirectory } from '../../bankData/bankData.ts';
import type { Progress } from './convert/convertTable.ts';
import type { Answer, ConvertRequest, ListRequest, OpenRequest, WriteRequest } from './worker/protocol.ts';

type AnswerOf<Type extends Answer['type']> = Extract<Answer, { type: Type | 'failed' }>;
type OnProgress = (progress: Progress) => void;

/** After so long without a message the worker, its script or the directory that it waits for is given up. */
const SILENCE_LIMIT_MS = 30_000;
/** Parts of a spreadsheet are copied without a message. */
const SPREADSHEET_LIMIT_MS = 180_000;

/** The worker of the page. Each answer is null where the request was given up; a new one gives up the one before. */
export interface ListWorkerClient {
  /** A list will probably come: the worker and the bank directory are loaded. */
  prepare(directories: readonly AvailableDirectory[]): void;
  open(request: OpenRequest, onProgress: OnProgress): Promise<AnswerOf<'opened'> | null>;
  convert(request: ConvertRequest, onProgress: OnProgress): Promise<AnswerOf<'converted'> | null>;
  writeXlsx(request: WriteRequest, onProgress: OnProgress): Promise<AnswerOf<'xlsx-written'> | null>;
  /** Gives up what is under way, at once: the worker is ended, the next request gets a new one. */
  cancel(): void;
}

export function createListWorkerClient(): ListWorkerClient {
  let worker: Worker | null = null;
  let giveUp: (() => void) | null = null;

  function start(): Worker {
    return new Worker(new URL('./worker/listWorker.ts', import.meta.url), { type: 'module' });
  }

  function end(): void {
    worker?.terminate();
    worker = null;
  }

  function cancel(): void {
    if (giveUp === null) return;
    end();
    giveUp();
  }

  function ask<Type extends Answer['type']>(
    request: ListRequest,
    onProgress: OnProgress,
  ): Promise<AnswerOf<Type> | null> {
    cancel();
    worker ??= start();
    const asked = worker;
    return new Promise((resolve) => {
      const giveUpSilent = () => {
        end();
        settle({ type: 'failed', failure: 'no-answer' });
      };
      const waitOn = (limit: number) => setTimeout(giveUpSilent, limit);
      let waiting = waitOn(request.type === 'write-xlsx' ? SPREADSHEET_LIMIT_MS : SILENCE_LIMIT_MS);
      const settle = (answer: Answer | null) => {
        clearTimeout(waiting);
        giveUp = null;
        asked.onmessage = null;
        asked.onerror = null;
        // The browser may remember that a script was missing as long as the worker lives.
        if (answer?.type === 'failed' && answer.failure === 'no-script') end();
        resolve(answer as AnswerOf<Type> | null);
      };
      giveUp = () => settle(null);
      asked.onmessage = ({ data }: MessageEvent<Answer>) => {
        if (data.type !== 'progress') return settle(data);
        clearTimeout(waiting);
        // Only spreadsheets have progress while they are opened.
        waiting = waitOn(request.type === 'convert' ? SILENCE_LIMIT_MS : SPREADSHEET_LIMIT_MS);
        onProgress(data);
      };
      asked.onerror = (event) => {
        end();
        // Only an error inside the script has a message; without one, the script itself was not there.
        settle({ type: 'failed', failure: event.message === undefined ? 'no-script' : 'unexpected' });
      };
      asked.postMessage(request);
    });
  }

  return {
    prepare(directories) {
      if (worker !== null) return;
      worker = start();
      // A script that cannot be loaded now is asked for again when there is a list.
      worker.onerror = end;
      worker.postMessage({ type: 'prepare', directories } satisfies ListRequest);
    },
    cancel,
    open: (request, onProgress) => ask<'opened'>(request, onProgress),
    convert: (request, onProgress) => ask<'converted'>(request, onProgress),
    writeXlsx: (request, onProgress) => ask<'xlsx-written'>({ type: 'write-xlsx', ...request }, onProgress),
  };
}
