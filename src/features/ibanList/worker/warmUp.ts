import type { BankDirectory } from '../../../domain/directory/bankDirectory.ts';
import { convertTable } from '../convert/convertTable.ts';
import { openTable } from './openTable.ts';

/** Two lists for each: so long are most account numbers. After 35,000 rows, the code is as quick as it gets (bench/). */
const ACCOUNT_LENGTHS = [10, 9, 8, 7, 6, 10, 9, 8, 7, 6];

/**
 * Converts short lists of every bank code while the visitor still looks for the file. That fills the tables of the
 * banks, and the browser compiles the code: the first rows of all take ten times as long as the later ones.
 *
 * @param isWanted false as soon as there is something better to do
 */
export async function warmUp(directory: BankDirectory, isWanted: () => boolean): Promise<void> {
  for (const [number, length] of ACCOUNT_LENGTHS.entries()) {
    if (!isWanted()) return;
    const source = new Blob([listOfAllBanks(directory, number, length)]);
    const table = await openTable(source, {}, (digits) => directory.find(digits) !== undefined);
    if (table.columns) await convertTable(directory, table, table.columns, () => undefined);
  }
}

function listOfAllBanks({ banks }: BankDirectory, number: number, accountLength: number): string {
  const rows = banks.map(({ bankCode }, index) => {
    const accountNumber = String((index + 10 * number + 1) * 2_654_435_769).slice(-accountLength);
    return `${bankCode};${accountNumber};Müller ${index}`;
  });
  return `BLZ;Konto;Name\n${rows.join('\n')}\n`;
}
