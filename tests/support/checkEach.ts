import { expect, test } from '@playwright/test';

/** Runs a check on each page or tool in one test, and reports every fault with the name of the page or tool. */
export async function checkEach<T extends string | { readonly name: string }>(
  all: readonly T[],
  check: (one: T) => Promise<void>,
): Promise<void> {
  test.setTimeout(all.length * 30_000);
  const faults: string[] = [];
  for (const one of all) {
    const name = typeof one === 'string' ? one : one.name;
    await test.step(name, () => check(one)).catch(({ message }) => faults.push(`${name}: ${message}`));
  }
  expect(faults).toEqual([]);
}
