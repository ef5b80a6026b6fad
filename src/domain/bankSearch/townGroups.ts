import type { Bank } from '../directory/bankDirectory.ts';
import { fold, wordsOf } from './words.ts';

/** The bank codes of one institution in one town. */
export interface TownGroup {
  readonly main: Bank;
  /** Its other bank codes there: internal units and branches, in the order given. */
  readonly others: readonly Bank[];
}

/** Groups of institutions that consist of one: Commerzbank, Deutsche Bank and former Dresdner Bank (Bundesbank, Merkblatt). */
const OF_ONE_INSTITUTION = /^\d{3}([478])/;

/**
 * The institutions of a directory by the first four characters of their BICs. Characters that banks with different names
 * share (`GENO`) do not count: two of these banks in one town are two banks.
 */
export function institutionsOf(banks: readonly Bank[]): ReadonlySet<string> {
  const groups = Map.groupBy(banks, ({ bic }) => bic.slice(0, 4));
  const isOne = (group: readonly Bank[]) => new Set(group.map(firstWord)).size === 1;
  return new Set([...groups].filter(([code, group]) => code !== '' && isOne(group)).map(([code]) => code));
}

/**
 * Puts the bank codes of an institution in one town under its main one. The groups are in the order of their best banks.
 *
 * @param institutions of `institutionsOf`
 */
export function townGroups(banks: readonly Bank[], institutions: ReadonlySet<string>): readonly TownGroup[] {
  const groups = Map.groupBy(banks, (bank) => {
    const code = bank.bic.slice(0, 4);
    const institution = OF_ONE_INSTITUTION.exec(bank.bankCode)?.[1] ?? (institutions.has(code) && code);
    return institution ? `${institution} ${firstWord(bank)} ${bank.town}` : bank.bankCode;
  });
  return [...groups.values()].map((group) => {
    const main = mainOf(group);
    return { main, others: group.filter((bank) => bank !== main) };
  });
}

/** Puts those last that lack the main bank code of their town, because it has another BIC: they are internal units. */
export function internalLast(
  groups: readonly TownGroup[],
  allBanks: readonly Bank[],
  institutions: ReadonlySet<string>,
): readonly TownGroup[] {
  const mains = new Set(townGroups(allBanks, institutions).map(({ main }) => main.bankCode));
  const isInternal = ({ main }: TownGroup) => Number(!mains.has(main.bankCode));
  return groups.toSorted((one, other) => isInternal(one) - isInternal(other));
}

/** The bank whose name begins all other names, `Commerzbank` before `Commerzbank CC`; otherwise the lowest bank code. */
function mainOf(group: readonly Bank[]): Bank {
  const lasting = group.filter(({ isMarkedForDeletion }) => !isMarkedForDeletion);
  const inOrder = (lasting.length > 0 ? lasting : group).toSorted(
    (one, other) => Number(one.bankCode) - Number(other.bankCode),
  );
  const plain = inOrder.find(({ name }) => inOrder.every((bank) => bank.name.startsWith(name)));
  return (plain ?? inOrder[0]) as Bank;
}

/** Whether a bank is in the town whose name or postcode begins like the text. */
export function isInTown({ town, postcode }: Bank, typed: string): boolean {
  const wanted = fold(typed.trim());
  return (
    postcode.startsWith(wanted) || [town, ...wordsOf(town)].some((name) => fold(name).startsWith(wanted))
  );
}

function firstWord({ name }: Bank): string {
  return fold(wordsOf(name)[0] ?? '');
}
