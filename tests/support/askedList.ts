import type { Columns } from '../../src/features/ibanList/cells/columns.ts';
import { convertTable } from '../../src/features/ibanList/convert/convertTable.ts';
import { findQuestions } from '../../src/features/ibanList/questions/findQuestions.ts';
import { openTable } from '../../src/features/ibanList/worker/openTable.ts';
import { newestDirectory } from './bankDirectory.ts';

export const directory = newestDirectory();
export const accounts: Columns = { kind: 'accounts', bankCode: 0, accountNumber: 1 };

/** Converts a list and finds its questions. */
export async function ask(rows: readonly string[], header = 'BLZ;Konto;Name\n', columns: Columns = accounts) {
  const text = `${header}${rows.join('\n')}\n`;
  const opened = await openTable(new Blob([text]), { headerRow: 1, delimiter: ';' }, () => true);
  const { csv, index } = await convertTable(directory, opened, columns, () => undefined);
  const list = { csv, index, columnCount: opened.columnCount, headerRow: 1, rowCount: rows.length };
  return { list, questions: await findQuestions(directory, list, columns) };
}
