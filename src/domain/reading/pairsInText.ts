import type { NumberKind } from './labelledNumbers.ts';

interface Found {
  readonly kind: NumberKind;
  readonly digits: string | null;
  readonly start: number;
}

/** A bank code and an account number that belong together. */
export interface Account {
  readonly bankCode: string;
  readonly accountNumber: string;
}

/**
 * Matches bank codes with account numbers. Either each line has one bank code and its account numbers, or the two kinds
 * alternate. In any other text, every bank code may belong to every account number.
 *
 * @param found in the order of the text
 */
export function pairsInText(text: string, found: readonly Found[]): Account[] {
  const lineOf = ({ start }: Found) => text.slice(0, start).split('\n').length;
  const lines = [...new Set(found.map(lineOf))].map((line) => found.filter((one) => lineOf(one) === line));
  if (lines.every((row) => of('bankCode', row).length === 1 && row.length > 1))
    return lines.flatMap(everyPair);
  const isInTurn =
    found.length % 2 === 0 && found.every(({ kind }, index) => kind !== found[index - 1]?.kind);
  if (!isInTurn) return everyPair(found);
  return found.flatMap((_, index) => (index % 2 === 0 ? everyPair(found.slice(index, index + 2)) : []));
}

function of(wanted: NumberKind, found: readonly Found[]): readonly Found[] {
  return found.filter(({ kind }) => kind === wanted);
}

function everyPair(found: readonly Found[]): Account[] {
  return of('bankCode', found).flatMap(({ digits: bankCode }) =>
    of('accountNumber', found).flatMap(({ digits: accountNumber }) =>
      bankCode === null || accountNumber === null ? [] : [{ bankCode, accountNumber }],
    ),
  );
}
