import { type Conversion, convertTable } from '../convert/convertTable.ts';
import { answerWith } from './answering.ts';
import { ListError } from './failure.ts';
import { kindOf } from './kindOf.ts';
import { loadDirectory } from './loadDirectory.ts';
import { openTable } from './openTable.ts';
import type { Answer, ConvertRequest, ListRequest } from './protocol.ts';

/** The page hears of the progress at most ten times a second. */
const PROGRESS_MS = 100;

answerWith(async (request: ListRequest): Promise<Answer | null> => {
  switch (request.type) {
    case 'prepare':
      // Where it fails, it fails again when there is a list, and the page says so then.
      loadDirectory(request.directories).catch(() => undefined);
      return null;
    case 'open':
      return open(request);
    case 'convert':
      return { type: 'converted', ...(await convert(request)) };
  }
});

async function open({
  source,
  isSheetText,
  chosen,
  directories,
}: ListRequest & { type: 'open' }): Promise<Answer> {
  // Needed for a text alone, but then at once.
  loadDirectory(directories).catch(() => undefined);
  const kind = isSheetText ? 'text' : await kindOf(source);
  if (kind === 'xlsx') return { type: 'is-xlsx' };
  if (kind !== 'text') throw new ListError(kind);
  const directory = await loadDirectory(directories);
  const opened = await openTable(source, chosen, (digits) => directory.find(digits) !== undefined);
  return { type: 'opened', opened };
}

async function convert(request: ConvertRequest): Promise<Conversion> {
  const directory = await loadDirectory(request.directories);
  const bytesTotal = request.source.size;
  let last = performance.now();
  return convertTable(directory, request, request.columns, ({ bytesRead, rows }) => {
    const now = performance.now();
    if (now - last < PROGRESS_MS) return;
    last = now;
    postMessage({ type: 'progress', bytesRead, bytesTotal, rows } satisfies Answer);
  });
}
