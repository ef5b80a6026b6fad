import type { Columns } from '../../src/features/ibanList/cells/columns.ts';
import { findQuestions } from '../../src/features/ibanList/questions/findQuestions.ts';
import { newestDirectory } from './bankDirectory.ts';
import { converted } from './convertedRows.ts';

export const directory = newestDirectory();
export const accounts: Columns = { kind: 'accounts', bankCode: 0, accountNumber: 1 };

/** Converts a list and finds its questions. */
export async function ask(rows: readonly string[], header = 'BLZ;Konto;Name\n', columns: Columns = accounts) {
  const text = `${header}${rows.join('\n')}\n`;
  const { list } = await converted(new Blob([text]), { headerRow: 1, delimiter: ';' }, columns);
  return { list, questions: await findQuestions(directory, list, columns) };
}
