export interface Random {
  /** A whole number from 0 to `end` - 1. */
  below(end: number): number;
  pick<T>(items: readonly T[]): T;
}

/** The same seed gives the same numbers (mulberry32). */
export function seededRandom(seed: number): Random {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const below = (end: number) => Math.floor(next() * end);
  return {
    below,
    pick(items) {
      if (items.length === 0) throw new Error('There is nothing to pick.');
      return items[below(items.length)] as (typeof items)[number];
    },
  };
}
