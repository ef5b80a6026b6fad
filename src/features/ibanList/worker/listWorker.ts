import type { ChosenFormat } from '../../../table/tableFormat.ts';
import { convertTable, type Progress } from '../convert/convertTable.ts';
import { answerQuestion, findQuestions } from '../questions/findQuestions.ts';
import { writeRows } from '../rows/writeRows.ts';
import { type Failure, failureOf, ListError } from './failure.ts';
import { findBanks } from './findBanks.ts';
import { kindOf } from './kindOf.ts';
import { loadDirectory } from './loadDirectory.ts';
import { openTable, SHEET_TEXT_FORMAT } from './openTable.ts';
import type { Answer, ListRequest, OpenRequest } from './protocol.ts';

/** The page gets the progress at most ten times a second. */
const PROGRESS_MS = 100;

addEventListener('message', async ({ data }: MessageEvent<ListRequest>) => {
  try {
    const answer = await work(data);
    if (answer !== null) postMessage(answer, { transfer: transferred(answer) });
  } catch (error) {
    postMessage({ type: 'failed', failure: await failureOfRequest(error, data) } satisfies Answer);
  }
});

/** Moved to the page instead of copied. */
function transferred(answer: Answer): Transferable[] {
  if (answer.type === 'questions-found') return answer.questions.map(({ rows }) => rows.buffer);
  return answer.type === 'converted' ? [answer.index.starts.buffer, answer.index.classes.buffer] : [];
}

async function work(request: ListRequest): Promise<Answer | null> {
  switch (request.type) {
    case 'prepare':
      // A failure is ignored here. If it persists, the request with the list reports it.
      loadDirectory(request.directory).catch(() => undefined);
      return null;
    case 'open':
      return open(request);
    case 'convert': {
      const directory = await loadDirectory(request.directory);
      const conversion = await convertTable(directory, request, request.columns, tellProgress());
      return { type: 'converted', ...conversion };
    }
    case 'write-rows':
      return { type: 'rows-written', csv: await writeRows(request) };
    case 'find-banks': {
      const directory = await loadDirectory(request.directory);
      return { type: 'banks-found', found: findBanks(directory, request.rows) };
    }
    case 'find-questions': {
      const directory = await loadDirectory(request.directory);
      const questions = await findQuestions(directory, request.list, request.columns);
      return { type: 'questions-found', questions };
    }
    case 'answer-question': {
      const directory = await loadDirectory(request.directory);
      const answers = await answerQuestion(directory, request.list, request.columns, request.question);
      return { type: 'question-answered', answers };
    }
    case 'write-xlsx': {
      const { writeSpreadsheet } = await loadSpreadsheets();
      return { type: 'xlsx-written', xlsx: await writeSpreadsheet(request, tellProgress()) };
    }
  }
}

async function open({
  source,
  sheet,
  isSheetText,
  chosen,
  directory: available,
}: OpenRequest): Promise<Answer> {
  // Loads while the first bytes are read. A failure is reported below.
  loadDirectory(available).catch(() => undefined);
  const kind = isSheetText ? 'text' : await kindOf(source);
  if (kind !== 'text' && kind !== 'xlsx') throw new ListError(kind);
  const directory = await loadDirectory(available);
  const openText = (text: Blob, format: ChosenFormat) =>
    openTable(text, format, (digits) => directory.find(digits) !== undefined);
  if (kind === 'text') {
    const format = isSheetText ? { ...chosen, ...SHEET_TEXT_FORMAT } : chosen;
    return { type: 'opened', opened: await openText(source, format), spreadsheet: null };
  }

  const { readSpreadsheet } = await loadSpreadsheets();
  postMessage({ type: 'spreadsheet' } satisfies Answer);
  const holdsAccounts = async (text: Blob) => {
    try {
      return (await openText(text, SHEET_TEXT_FORMAT)).columns !== null;
    } catch (error) {
      if (error instanceof ListError) return false;
      throw error;
    }
  };
  const { text, ...spreadsheet } = await readSpreadsheet(source, sheet, holdsAccounts, tellProgress());
  return { type: 'opened', opened: await openText(text, SHEET_TEXT_FORMAT), spreadsheet };
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
    postMessage({ type: 'progress', ...progress } satisfies Answer);
  };
}

/** A stream of a changed file fails without a reason. Reading one byte throws it. */
async function failureOfRequest(error: unknown, request: ListRequest): Promise<Failure> {
  const failure = failureOf(error);
  if (failure !== 'unexpected' || request.type === 'prepare' || request.type === 'find-banks') return failure;
  try {
    await sourceOf(request).slice(0, 1).arrayBuffer();
    return failure;
  } catch (unreadable) {
    return failureOf(unreadable);
  }
}

function sourceOf(request: Exclude<ListRequest, { type: 'prepare' | 'find-banks' }>): Blob {
  if (request.type === 'write-xlsx') return (request.spreadsheet ?? request.list).source;
  return 'source' in request ? request.source : request.list.csv;
}
