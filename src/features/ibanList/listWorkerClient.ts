import type { AvailableDirectory } from '../../bankData/bankData.ts';
import type { Progress } from './convert/convertTable.ts';
import type { Answer, ListRequest } from './worker/protocol.ts';

/** The answer to each request, unless it fails. */
interface Answers {
  open: 'opened';
  convert: 'converted';
  'write-rows': 'rows-written';
  'write-xlsx': 'xlsx-written';
  'find-banks': 'banks-found';
  'find-questions': 'questions-found';
  'answer-question': 'question-answered';
}
type Asked = Exclude<ListRequest, { type: 'prepare' }>;
type AnswerTo<Request extends Asked> = Extract<Answer, { type: Answers[Request['type']] | 'failed' }>;
type OnProgress = (progress: Progress) => void;

/** Timeout without a message from the worker. It covers loading its script and the directory. */
const SILENCE_LIMIT_MS = 30_000;
/** For whole files that are read or written without a message, and for spreadsheets, whose parts are. */
const LONG_SILENCE_MS = 180_000;

/** Whether the worker may work for long on a request without a message. */
function isSilent({ type }: ListRequest): boolean {
  return type !== 'open' && type !== 'convert' && type !== 'find-banks';
}

/** Client of the list worker. A request waits for the one before it, and resolves to null if it is cancelled. */
export interface ListWorkerClient {
  /** Loads the worker and the bank directory, because a list is likely. */
  prepare(directory: AvailableDirectory): void;
  /** Opening a list cancels all requests before: another list, or the list in another format, is wanted. */
  ask<Request extends Asked>(request: Request, onProgress?: OnProgress): Promise<AnswerTo<Request> | null>;
  /** Cancels the current request at once, which terminates the worker, and those that wait for it. */
  cancel(): void;
}

export function createListWorkerClient(): ListWorkerClient {
  let worker: Worker | null = null;
  let giveUp: (() => void) | null = null;
  let last: Promise<unknown> = Promise.resolve();
  let cancelling = new AbortController();

  function start(): Worker {
    return new Worker(new URL('./worker/listWorker.ts', import.meta.url), { type: 'module' });
  }

  function end(): void {
    worker?.terminate();
    worker = null;
  }

  function cancel(): void {
    cancelling.abort();
    cancelling = new AbortController();
    if (giveUp === null) return;
    end();
    giveUp();
  }

  function send<Request extends Asked>(
    request: Request,
    onProgress: OnProgress,
  ): Promise<AnswerTo<Request> | null> {
    try {
      worker ??= start();
    } catch {
      // The browser or one of its extensions blocks workers.
      return Promise.resolve({ type: 'failed', failure: 'no-worker' } as AnswerTo<Request>);
    }
    const asked = worker;
    return new Promise((resolve) => {
      const giveUpSilent = () => {
        end();
        settle({ type: 'failed', failure: 'no-answer' });
      };
      const waitOn = (milliseconds: number) => setTimeout(giveUpSilent, milliseconds);
      let limit = isSilent(request) ? LONG_SILENCE_MS : SILENCE_LIMIT_MS;
      let waiting = waitOn(limit);
      const settle = (answer: Answer | null) => {
        clearTimeout(waiting);
        giveUp = null;
        asked.onmessage = null;
        asked.onerror = null;
        // A worker may cache that an import failed, so the next request needs a new worker.
        if (answer?.type === 'failed' && answer.failure === 'no-script') end();
        resolve(answer as AnswerTo<Request> | null);
      };
      giveUp = () => settle(null);
      asked.onmessage = ({ data }: MessageEvent<Answer>) => {
        if (data.type !== 'progress' && data.type !== 'spreadsheet') return settle(data);
        if (data.type === 'spreadsheet') limit = LONG_SILENCE_MS;
        else onProgress(data);
        clearTimeout(waiting);
        waiting = waitOn(limit);
      };
      asked.onerror = (event) => {
        end();
        // Only an error inside the script has a message. Without one, the script could not be loaded.
        settle({ type: 'failed', failure: event.message === undefined ? 'no-script' : 'unexpected' });
      };
      asked.postMessage(request);
    });
  }

  return {
    prepare(directory) {
      if (worker !== null) return;
      try {
        worker = start();
      } catch {
        // The request with the list says so.
        return;
      }
      // If the script cannot be loaded now, the next request loads it again.
      worker.onerror = end;
      worker.postMessage({ type: 'prepare', directory } satisfies ListRequest);
    },
    cancel,
    ask(request, onProgress = () => undefined) {
      if (request.type === 'open') cancel();
      const { signal } = cancelling;
      const answer = last.then(() => (signal.aborted ? null : send(request, onProgress)));
      last = Promise.allSettled([answer]);
      return answer;
    },
  };
}
