import type { AvailableDirectory } from '../../bankData/bankData.ts';
import type { Progress } from './convert/convertTable.ts';
import type { Question } from './questions/question.ts';
import type { ConvertedList } from './rows/scanRows.ts';
import type { RowsToWrite } from './rows/writeRows.ts';
import type {
  Answer,
  ConvertRequest,
  FindBanksRequest,
  ListRequest,
  OpenRequest,
  QuestionedList,
  WriteRequest,
} from './worker/protocol.ts';

type AnswerOf<Type extends Answer['type']> = Extract<Answer, { type: Type | 'failed' }>;
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
  /** Cancels all requests before: another list, or the list in another format, is wanted. */
  open(request: OpenRequest, onProgress: OnProgress): Promise<AnswerOf<'opened'> | null>;
  convert(request: ConvertRequest, onProgress: OnProgress): Promise<AnswerOf<'converted'> | null>;
  index(list: ConvertedList): Promise<AnswerOf<'indexed'> | null>;
  writeRows(rows: RowsToWrite): Promise<AnswerOf<'rows-written'> | null>;
  findQuestions(of: QuestionedList): Promise<AnswerOf<'questions-found'> | null>;
  answerQuestion(question: Question, of: QuestionedList): Promise<AnswerOf<'question-answered'> | null>;
  findBanks(request: FindBanksRequest): Promise<AnswerOf<'banks-found'> | null>;
  writeXlsx(request: WriteRequest, onProgress: OnProgress): Promise<AnswerOf<'xlsx-written'> | null>;
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

  function ask<Type extends Answer['type']>(
    request: ListRequest,
    onProgress: OnProgress,
  ): Promise<AnswerOf<Type> | null> {
    const { signal } = cancelling;
    const answer = last.then(() => (signal.aborted ? null : send<Type>(request, onProgress)));
    last = Promise.allSettled([answer]);
    return answer;
  }

  function send<Type extends Answer['type']>(
    request: ListRequest,
    onProgress: OnProgress,
  ): Promise<AnswerOf<Type> | null> {
    try {
      worker ??= start();
    } catch {
      // The browser or one of its extensions blocks workers.
      return Promise.resolve({ type: 'failed', failure: 'no-worker' } as AnswerOf<Type>);
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
        resolve(answer as AnswerOf<Type> | null);
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
    open(request, onProgress) {
      cancel();
      return ask<'opened'>(request, onProgress);
    },
    convert: (request, onProgress) => ask<'converted'>(request, onProgress),
    index: (list) => ask<'indexed'>({ type: 'index', list }, () => undefined),
    writeRows: (rows) => ask<'rows-written'>({ type: 'write-rows', ...rows }, () => undefined),
    findQuestions: (of) => ask<'questions-found'>({ type: 'find-questions', ...of }, () => undefined),
    answerQuestion: (question, of) =>
      ask<'question-answered'>({ type: 'answer-question', question, ...of }, () => undefined),
    findBanks: (request) => ask<'banks-found'>(request, () => undefined),
    writeXlsx: (request, onProgress) => ask<'xlsx-written'>({ type: 'write-xlsx', ...request }, onProgress),
  };
}
