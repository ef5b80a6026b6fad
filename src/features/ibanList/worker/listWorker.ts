import type { ChosenFormat } from '../../../table/tableFormat.ts';
import { convertTable, type Progress } from '../convert/convertTable.ts';
import { nearCells } from '../convert/readCells.ts';
import { answerQuestion, findQuestions } from '../questions/findQuestions.ts';
import type { Question } from '../questions/question.ts';
import { writeRows } from '../rows/writeRows.ts';
import { type Failure, failureOf, ListError } from './failure.ts';
import { kindOf } from './kindOf.ts';
import { loadDirectory } from './loadDirectory.ts';
import { openTable, SHEET_TEXT_FORMAT } from './openTable.ts';
import type {
  ConvertRequest,
  Message,
  Opened,
  OpenRequest,
  QuestionedList,
  WriteRequest,
} from './protocol.ts';

/** The page gets the progress at most ten times a second. */
const PROGRESS_MS = 100;

/** What the page can ask for. Nothing of a list is kept between two requests. */
const work = {
  /** Loads the bank directory, because a list is likely. If a failure persists, the request with the list reports it. */
  prepare: async ({ directory }: Pick<OpenRequest, 'directory'>) =>
    void loadDirectory(directory).catch(() => undefined),
  open,
  convert: async (request: ConvertRequest) =>
    convertTable(await loadDirectory(request.directory), request, request.columns, tellProgress()),
  'write-rows': writeRows,
  'write-xlsx': async (request: WriteRequest) =>
    (await loadSpreadsheets()).writeSpreadsheet(request, tellProgress()),
  /** Groups the rows of a result that cannot be read. */
  'find-questions': async ({ directory, list, columns }: QuestionedList) =>
    findQuestions(await loadDirectory(directory), list, columns),
  'answer-question': async ({
    directory,
    list,
    columns,
    question,
  }: QuestionedList & { readonly question: Question }) =>
    answerQuestion(await loadDirectory(directory), list, columns, question),
  /** Accounts that may have been meant by the used cells of a row. */
  'find-near': async ({
    directory,
    cells,
  }: Pick<OpenRequest, 'directory'> & { readonly cells: readonly string[] }) =>
    nearCells(await loadDirectory(directory), cells),
};
export type Work = typeof work;
export type Asked = { [Type in keyof Work]: { readonly type: Type } & Parameters<Work[Type]>[0] }[keyof Work];

addEventListener('message', async ({ data }: MessageEvent<Asked>) => {
  try {
    const answer = await work[data.type](data as never);
    if (data.type !== 'prepare') say({ type: 'done', answer });
  } catch (error) {
    say({ type: 'failed', failure: await failureOfRequest(error, data) });
  }
});

function say(message: Message): void {
  postMessage(message);
}

async function open({ source, sheet, chosen, directory: available }: OpenRequest): Promise<Opened> {
  // Loads while the first bytes are read. A failure is reported below.
  loadDirectory(available).catch(() => undefined);
  const kind = chosen.isWellFormed ? 'text' : await kindOf(source);
  if (kind !== 'text' && kind !== 'xlsx') throw new ListError(kind);
  const directory = await loadDirectory(available);
  const openText = (text: Blob, format: ChosenFormat) =>
    openTable(text, format, (digits) => directory.find(digits) !== undefined);
  if (kind === 'text') return { opened: await openText(source, chosen), spreadsheet: null };

  const { readSpreadsheet } = await loadSpreadsheets();
  say({ type: 'spreadsheet' });
  const holdsAccounts = async (text: Blob) => {
    try {
      return (await openText(text, SHEET_TEXT_FORMAT)).columns !== null;
    } catch (error) {
      if (error instanceof ListError) return false;
      throw error;
    }
  };
  const { text, ...spreadsheet } = await readSpreadsheet(source, sheet, holdsAccounts, tellProgress());
  return { opened: await openText(text, SHEET_TEXT_FORMAT), spreadsheet };
}

/** @throws ListError `old-browser`, or `no-script` if the script cannot be loaded */
async function loadSpreadsheets() {
  if (!canUnpack()) throw new ListError('old-browser');
  try {
    return await import('./spreadsheets.ts');
  } catch {
    throw new ListError('no-script');
  }
}

/** Supported by Chrome from 103, Safari from 16.4 and Firefox from 113, so by all since May 2023. */
function canUnpack(): boolean {
  try {
    new DecompressionStream('deflate-raw');
    return true;
  } catch {
    return false;
  }
}

function tellProgress(): (progress: Progress) => void {
  let last = performance.now();
  return (progress) => {
    const now = performance.now();
    if (now - last < PROGRESS_MS) return;
    last = now;
    say({ type: 'progress', ...progress });
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
