/**
 * Measures the bank search: each keystroke of some queries over the whole directory. Work that is done once is measured in
 * processor time, which other processes do not increase much. Repeated work is measured by the median of the clock time.
 *
 * Usage: node bench/bankSearch.ts
 */
import { makeBankSearch } from '../src/domain/bankSearch/bankSearch.ts';
import { newestDirectory } from '../tests/bankDirectory.ts';

const QUERIES = [
  'sparkasse köln',
  'commerzbank berlin',
  'comerzbank frankfrut',
  'raifeisenbank muenchn',
  'deutsche bank',
  '10559 postbank',
  '370 400 44',
  'COBADEFFXXX',
  'nonsense of some length',
];
const ROUNDS = 40;

const directory = newestDirectory();
const keyStrokes = QUERIES.flatMap((query) => [...query].map((_, index) => query.slice(0, index + 1)));

const processorTime = (work: () => void) => {
  const before = process.threadCpuUsage();
  work();
  const { user, system } = process.threadCpuUsage(before);
  return (user + system) / 1000;
};
const clockTime = (work: () => void) => {
  const start = performance.now();
  work();
  return performance.now() - start;
};
const median = (values: number[]) => values.toSorted((one, other) => one - other)[values.length >> 1] ?? 0;
const show = (name: string, value: number) =>
  console.log(`${name.padEnd(44)} ${value.toFixed(2).padStart(8)} ms`);

const builds = Array.from({ length: ROUNDS }, () => processorTime(() => makeBankSearch(directory)));
const search = makeBankSearch(directory);
const first = keyStrokes.map((query) => processorTime(() => search.find(query, 10)));
const warm = keyStrokes.map((query) =>
  median(Array.from({ length: ROUNDS }, () => clockTime(() => search.find(query, 10)))),
);

show('building the index, first time', builds[0] ?? 0);
show('building the index, median', median(builds));
show(`a key stroke, median of ${keyStrokes.length}`, median(warm));
show('the slowest key stroke (median of its rounds)', Math.max(...warm));
show('the slowest key stroke on its first run', Math.max(...first));
console.log(`slowest: ${keyStrokes[warm.indexOf(Math.max(...warm))]}`);
