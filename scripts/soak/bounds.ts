import { median } from '../../bench/tools/median.ts';

/** One line of the result: what was measured, and whether it is within its bound. */
export interface Verdict {
  readonly what: string;
  readonly measured: string;
  readonly bound: string;
  readonly holds: boolean;
}

/** The part `index` (from 0) of `count` equal parts. */
export function partOfRun<T>(values: readonly T[], index: number, count: number): T[] {
  const edge = (part: number) => Math.round((values.length * part) / count);
  return values.slice(edge(index), edge(index + 1));
}

/**
 * Compares the median of a late part of a run with that of an early one. Less memory than before holds: only growth leads
 * to a crash. Without values nothing holds.
 *
 * @param maxGrowth 0.1 allows 10 %, infinity everything
 */
export function flat(
  what: string,
  early: readonly number[],
  late: readonly number[],
  unit: string,
  maxGrowth: number,
): Verdict {
  const [before, after] = [median(early), median(late)];
  const growth = after / before - 1;
  const percent = `${growth < 0 ? '−' : '+'}${Math.abs(growth * 100).toFixed(1)} %`;
  return {
    what,
    measured: `${before.toFixed(1)} → ${after.toFixed(1)} ${unit} (${percent})`,
    bound: Number.isFinite(maxGrowth) ? `+${(maxGrowth * 100).toFixed(0)} %` : 'none',
    holds: maxGrowth === Number.POSITIVE_INFINITY || after <= before * (1 + maxGrowth),
  };
}

export function atMost(what: string, value: number, most: number): Verdict {
  return { what, measured: String(value), bound: `at most ${most}`, holds: value <= most };
}

/** @returns whether all bounds hold */
export function printVerdicts(verdicts: readonly Verdict[]): boolean {
  console.table(
    Object.fromEntries(
      verdicts.map(({ what, measured, bound, holds }) => [
        what,
        { measured, bound, holds: holds ? 'yes' : 'NO' },
      ]),
    ),
  );
  return verdicts.every(({ holds }) => holds);
}
