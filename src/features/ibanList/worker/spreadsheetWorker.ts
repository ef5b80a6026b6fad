import { SHEET_TEXT_FORMAT } from '../xlsx/sheetTextFormat.ts';
import { answerWith } from './answering.ts';
import { ListError } from './failure.ts';
import { loadDirectory } from './loadDirectory.ts';
import { openTable } from './openTable.ts';
import type { Answer, Progress, SpreadsheetRequest } from './protocol.ts';
import { readSpreadsheet } from './readSpreadsheet.ts';
import { writeSpreadsheet } from './writeSpreadsheet.ts';

/** The page hears of the progress at most ten times a second. */
const PROGRESS_MS = 100;

answerWith(work);

async function work(request: SpreadsheetRequest): Promise<Answer> {
  if (!canUnpack()) throw new ListError('old-browser');
  let last = performance.now();
  const onProgress = (progress: Progress) => {
    const now = performance.now();
    if (now - last < PROGRESS_MS) return;
    last = now;
    postMessage({ type: 'progress', ...progress } satisfies Answer);
  };
  if (request.type === 'write-xlsx')
    return { type: 'xlsx-written', xlsx: await writeSpreadsheet(request, onProgress) };
  const { source, sheet, directories } = request;
  const recognises = async (text: Blob) => {
    const directory = await loadDirectory(directories);
    try {
      const isKnown = (digits: string) => directory.find(digits) !== undefined;
      return (await openTable(text, SHEET_TEXT_FORMAT, isKnown)).columns !== null;
    } catch (error) {
      if (error instanceof ListError) return false;
      throw error;
    }
  };
  return { type: 'xlsx-read', ...(await readSpreadsheet(source, sheet, recognises, onProgress)) };
}

/** Chrome from 103, Safari from 16.4 and Firefox from 113 can, so each since May 2023. */
function canUnpack(): boolean {
  try {
    new DecompressionStream('deflate-raw');
    return true;
  } catch {
    return false;
  }
}
