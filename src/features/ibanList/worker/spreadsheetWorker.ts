import { answerWith } from './answering.ts';
import { loadDirectory } from './loadDirectory.ts';
import type { Answer, SpreadsheetRequest } from './protocol.ts';
import { readSpreadsheet } from './readSpreadsheet.ts';
import { writeSpreadsheet } from './writeSpreadsheet.ts';

answerWith(work);

async function work(request: SpreadsheetRequest): Promise<Answer> {
  if (request.type === 'read-xlsx')
    return { type: 'xlsx-read', source: await readSpreadsheet(request.source) };
  const { job } = request;
  const directory = await loadDirectory(job.directories);
  return { type: 'xlsx-written', xlsx: await writeSpreadsheet(directory, job, job.columns) };
}
