/**
 * Prints the weight of each page of the built site, in kB after brotli, without pictures.
 *
 * Usage: npm run page-weights
 */
import { dataFilesOf, type PageWeight, pagesOf, pageWeight } from '../tests/support/pageWeight.ts';

const columns: readonly [string, (weight: PageWeight) => number][] = [
  ['untouched', ({ beforeTouch }) => beforeTouch],
  ['HTML + CSS', ({ htmlAndCss }) => htmlAndCss],
  ['(CSS)', ({ css }) => css],
  ['JavaScript', ({ javaScript }) => javaScript],
  ['(React)', ({ react }) => react],
  ['total', ({ total }) => total],
  ['JS later', ({ laterJavaScript }) => laterJavaScript],
];

const dist = 'dist';
const kilobytes = (bytes: number) => (bytes / 1000).toFixed(1);
console.log([''.padEnd(24), ...columns.map(([title]) => title.padStart(10))].join(' '));
for (const page of pagesOf(dist)) {
  const weight = pageWeight(dist, page);
  console.log([page.padEnd(24), ...columns.map(([, of]) => kilobytes(of(weight)).padStart(10))].join(' '));
}
for (const { name, bytes } of dataFilesOf(dist)) console.log(`daten/${name}: ${kilobytes(bytes)}`);
