import { type BankSearch, bankSearchOf } from '../../../domain/bankSearch/bankSearch.ts';
import { LONGEST_QUERY } from '../../../domain/bankSearch/searchTerms.ts';
import type { Bank, BankDirectory } from '../../../domain/directory/bankDirectory.ts';

/** Banks that fit a cell of a row. */
export interface BanksByName {
  /** The cell. */
  readonly name: string;
  readonly banks: readonly Pick<Bank, 'bankCode' | 'name' | 'town'>[];
}

/** A name that fits more banks does not determine one: `Commerzbank`. */
const MOST_BANKS = 6;

/**
 * Finds the banks that rows without a bank code name. They are only offered: a visitor has to choose one.
 *
 * @param rows the cells of each row
 * @returns null for a row if none of its cells is the name of a few banks
 */
export function findBanks(
  directory: BankDirectory,
  rows: readonly (readonly string[])[],
): (BanksByName | null)[] {
  const search = bankSearchOf(directory);
  return rows.map((cells) => banksOf(search, cells));
}

function banksOf(search: BankSearch, cells: readonly string[]): BanksByName | null {
  for (const cell of cells) {
    const name = cell.replace(/\s+/g, ' ').trim();
    if (!/\p{L}{3}/u.test(name) || name.length > LONGEST_QUERY) continue;
    const { banks, count, isApproximate, leftOut } = search.find(name, MOST_BANKS);
    if (isApproximate || leftOut.length > 0 || count === 0 || count > MOST_BANKS) continue;
    const named = banks.filter((bank) => sharesWord(bank.name, name));
    if (named.length > 0)
      return { name, banks: named.map(({ bankCode, name, town }) => ({ bankCode, name, town })) };
  }
  return null;
}

/** The name of a town is not the name of a bank. */
function sharesWord(bankName: string, cell: string): boolean {
  const words = cell.toLowerCase().split(/[^\p{L}\d]+/u);
  return words.some((word) => word.length >= 3 && bankName.toLowerCase().includes(word));
}
