import type { AvailableDirectory } from '../../../bankData/bankData.ts';
import type { BankDirectory } from '../../../domain/directory/bankDirectory.ts';
import { readCompactDirectory } from '../../../domain/directory/compactDirectory.ts';
import type { ChosenFormat } from '../../../table/tableFormat.ts';
import { columnsOf } from '../cells/columns.ts';
import { convertRow } from '../convert/convertRow.ts';
import { convertTable, type OnProgress } from '../convert/convertTable.ts';
import { nearCells } from '../convert/readCells.ts';
import { answerQuestion } from '../questions/answerQuestion.ts';
import { findQuestions } from '../questions/findQuestions.ts';
import type { Question } from '../questions/question.ts';
import { writeRows } from '../rows/writeRows.ts';
import { type Failure, failureOf, ListError } from './failure.ts';
import { kindOf } from './kindOf.ts';
import { openTable, SHEET_TEXT_FORMAT } from './openTable.ts';
import type {
  ConvertRequest,
  CorrectRequest,
  DataRequest,
  Message,
  OpenRequest,
  QuestionedList,
  WriteRequest,
} from './protocol.ts';

/** The page gets the progress at most ten times a second. */
const PROGRESS_MS = 100;

/** The requests that the page can send. No part of a list is kept between two of them. */
const work = {
  open,
  convert: (request: ConvertRequest, directory: BankDirectory) =>
    convertTable(directory, request, request.columns, tellProgress()),
  'write-rows': writeRows,
  'write-xlsx': async (request: WriteRequest) =>
    (await loadSpreadsheets()).writeSpreadsheet(request, tellProgress()),
  /** Groups the rows of a result that cannot be read. */
  'find-questions': ({ list, columns }: QuestionedList, directory: BankDirectory) =>
    findQuestions(directory, list, columns),
  'answer-question': (
    { list, columns, question }: QuestionedList & { readonly question: Question },
    directory: BankDirectory,
  ) => answerQuestion(directory, list, columns, question),
  /** The result of a row in whose used cells the visitor has typed these values. */
  correct: async ({ kind, values }: CorrectRequest, directory: BankDirectory) =>
    convertRow(directory, values, columnsOf(kind, [0, 1])),
  /** Accounts that may have been meant by the used cells of a row. */
  'find-near': async ({ values }: Omit<CorrectRequest, 'kind'>, directory: BankDirectory) =>
    nearCells(directory, values),
};
export type Work = typeof work;
export type Asked =
  /** Loads the bank data before the list arrives. A failure is reported by the request for the list. */
  | ({ readonly type: 'prepare' } & DataRequest)
  /** The page no longer waits for an answer. */
  | { readonly type: 'close' }
  | { [Type in keyof Work]: { readonly type: Type } & Parameters<Work[Type]>[0] }[keyof Work];

addEventListener('message', async ({ data }: MessageEvent<Asked>) => {
  if (data.type === 'close') return close();
  try {
    const directory = 'directory' in data ? await loadDirectory(data.directory) : null;
    if (data.type === 'prepare') return;
    say({ type: 'progress', share: 0 });
    say({ type: 'done', answer: await work[data.type](data as never, directory as never) });
  } catch (error) {
    if (data.type !== 'prepare') say({ type: 'failed', failure: await failureOfRequest(error, data) });
  }
});

function say(message: Message): void {
  postMessage(message);
}

async function open({ source, sheet, chosen }: OpenRequest, directory: BankDirectory) {
  const kind = chosen.isWellFormed ? 'text' : await kindOf(source);
  if (kind !== 'text' && kind !== 'xlsx') throw new ListError(kind);
  const openText = (text: Blob, format: ChosenFormat) =>
    openTable(text, format, (digits) => directory.find(digits) !== undefined);
  if (kind === 'text') return { opened: await openText(source, chosen), spreadsheet: null };

  const { readSpreadsheet } = await loadSpreadsheets();
  const holdsAccounts = async (text: Blob) => (await openText(text, SHEET_TEXT_FORMAT)).columns !== null;
  const { text, ...spreadsheet } = await readSpreadsheet(source, sheet, holdsAccounts, tellProgress());
  return { opened: await openText(text, SHEET_TEXT_FORMAT), spreadsheet };
}

/** @throws ListError `no-script` if the script cannot be loaded */
async function loadSpreadsheets() {
  try {
    return await import('./spreadsheets.ts');
  } catch {
    throw new ListError('no-script');
  }
}

function tellProgress(): OnProgress {
  let last = performance.now();
  return (share) => {
    const now = performance.now();
    if (now - last < PROGRESS_MS) return;
    last = now;
    say({ type: 'progress', share });
  };
}

/** A stream of a changed file fails without a reason. Reading one byte throws it. */
async function failureOfRequest(error: unknown, request: Asked): Promise<Failure> {
  const failure = failureOf(error);
  const list = 'spreadsheet' in request ? request.spreadsheet : request;
  if (failure !== 'unexpected' || list === null || !('source' in list)) return failure;
  try {
    await list.source.slice(0, 1).arrayBuffer();
    return failure;
  } catch (unreadable) {
    return failureOf(unreadable);
  }
}

const loaded = new Map<string, Promise<BankDirectory>>();

/**
 * Loads a directory, once per worker. The request contains only the name of the file. The browser caches it, so
 * that the next worker needs no network.
 *
 * @throws ListError `no-directory`; the next call tries again
 */
async function loadDirectory({ queryKey }: AvailableDirectory): Promise<BankDirectory> {
  const path = queryKey.join('/');
  const loading = loaded.get(path) ?? load(path);
  loaded.set(path, loading);
  try {
    return await loading;
  } catch {
    loaded.delete(path);
    throw new ListError('no-directory');
  }
}

async function load(path: string): Promise<BankDirectory> {
  const response = await fetch(path);
  if (!response.ok) throw new Error(`${response.status}`);
  return readCompactDirectory(await response.json());
}
