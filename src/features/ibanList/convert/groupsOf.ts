/** Groups of entries with the same key, without the key 0 and without single entries. */
export function groupsOf(keys: readonly number[]): number[][] {
  const groups = new Map<number, number[]>();
  let before = 0;
  for (const key of Float64Array.from(keys).sort()) {
    if (key === before && key !== 0) groups.set(key, []);
    before = key;
  }
  for (const [entry, key] of keys.entries()) groups.get(key)?.push(entry);
  return [...groups.values()];
}
