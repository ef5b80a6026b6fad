import type { AvailableDirectory } from '../../bankData/bankData.ts';
import type { OnProgress } from './convert/convertTable.ts';
import type { Failure } from './worker/failure.ts';
import type { Asked, Work } from './worker/listWorker.ts';
import type { Message } from './worker/protocol.ts';

type Request<Of extends keyof Work> = Parameters<Work[Of]>[0];
/** What was asked for, or why there is none; null if the request was cancelled. */
type WorkerReply<Of extends keyof Work> = Awaited<ReturnType<Work[Of]>> | Failure | null;

/** Timeout until the worker has its script and the bank data and begins to work. */
const START_LIMIT_MS = 60_000;
/** Timeout between two messages from then on. On a slow phone, parts of a large file take more than a minute. */
const WORK_LIMIT_MS = 180_000;

/** Client of the list worker. A request waits for the one before it. */
export function createListWorkerClient() {
  let worker: Worker | null = null;
  let giveUp: (() => void) | null = null;
  let last: Promise<unknown> = Promise.resolve();
  let cancelling = new AbortController();

  /** Null if the browser or one of its extensions blocks workers. */
  function start(): Worker | null {
    try {
      return new Worker(new URL('./worker/listWorker.ts', import.meta.url), { type: 'module' });
    } catch {
      return null;
    }
  }

  function end(): void {
    worker?.terminate();
    worker = null;
  }

  /**
   * Cancels the current request at once, and those that wait for it. The worker closes itself between two pieces of its work:
   * Chromium occasionally crashes the page if a worker is terminated while it writes to a stream.
   */
  function cancel(): void {
    cancelling.abort();
    cancelling = new AbortController();
    if (giveUp === null) return;
    worker?.postMessage({ type: 'close' } satisfies Asked);
    worker = null;
    giveUp();
  }

  function send<Of extends keyof Work>(type: Of, request: Request<Of>, onProgress: OnProgress) {
    worker ??= start();
    if (worker === null) return 'no-worker';
    const asked = worker;
    return new Promise<WorkerReply<Of>>((resolve) => {
      const wait = (limit: number) =>
        setTimeout(() => {
          end();
          settle('no-answer');
        }, limit);
      let waiting = wait(START_LIMIT_MS);
      const settle = (answer: WorkerReply<Of>) => {
        clearTimeout(waiting);
        giveUp = null;
        asked.onmessage = null;
        asked.onerror = null;
        // A worker may cache a failed import, so the next request needs a new worker.
        if (answer === 'no-script') end();
        resolve(answer);
      };
      giveUp = () => settle(null);
      asked.onmessage = ({ data }: MessageEvent<Message>) => {
        if (data.type === 'done') return settle(data.answer as WorkerReply<Of>);
        if (data.type === 'failed') return settle(data.failure);
        clearTimeout(waiting);
        waiting = wait(WORK_LIMIT_MS);
        onProgress(data.share);
      };
      asked.onerror = (event) => {
        end();
        // Only an error inside the script has a message. Without one, the script could not be loaded.
        settle(event.message === undefined ? 'no-script' : 'unexpected');
      };
      asked.postMessage({ type, ...request });
    });
  }

  return {
    /** Loads the worker and the bank directory in advance. Call it when a list is likely. */
    prepare(directory: AvailableDirectory): void {
      if (worker !== null) return;
      worker = start();
      if (worker === null) return;
      // If the script cannot be loaded now, the next request loads it again.
      worker.onerror = end;
      worker.postMessage({ type: 'prepare', directory } satisfies Asked);
    },
    cancel,
    /** Resolves when all requests so far have ended. */
    idle: () => last,
    /** Opening a list cancels all requests before: another list, or the list in another format, is wanted. */
    ask<Of extends keyof Work>(
      type: Of,
      request: Request<Of>,
      onProgress: OnProgress = () => undefined,
    ): Promise<WorkerReply<Of>> {
      if (type === 'open') cancel();
      const { signal } = cancelling;
      const answer = last
        .then(() => (signal.aborted ? null : send(type, request, onProgress)))
        .catch(() => 'unexpected' as const);
      last = answer;
      return answer;
    },
  };
}
