import type { AvailableDirectory } from '../../../bankData/bankData.ts';
import { type Conversion, convertTable } from '../convert/convertTable.ts';
import { answerWith } from './answering.ts';
import { ListError } from './failure.ts';
import { kindOf } from './kindOf.ts';
import { loadDirectory } from './loadDirectory.ts';
import { openTable } from './openTable.ts';
import type { Answer, ConvertRequest, ListRequest } from './protocol.ts';
import { warmUp } from './warmUp.ts';

/** The page hears of the progress at most ten times a second. */
const PROGRESS_MS = 100;

let hasList = false;

answerWith(async (request: ListRequest): Promise<Answer | null> => {
  if (request.type === 'prepare') {
    prepare(request.directories);
    return null;
  }
  hasList = true;
  if (request.type === 'open') return open(request);
  return { type: 'converted', ...(await convert(request)) };
});

/** Does what can be done before there is a list. What fails here fails again, and is said, when there is one. */
async function prepare(directories: readonly AvailableDirectory[]): Promise<void> {
  try {
    await warmUp(await loadDirectory(directories), () => !hasList);
  } catch {}
}

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
