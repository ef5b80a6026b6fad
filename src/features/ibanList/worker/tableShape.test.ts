import { expect, test } from 'vitest';
import { parseRows } from '../../../table/parseRow.ts';
import type { Delimiter } from '../../../table/tableFormat.ts';
import { tableShape } from './tableShape.ts';

function shapeOf(text: string, headerRow: number, delimiter: Delimiter = ';') {
  const syntax = { delimiter, rowWidth: 0, isWellFormed: true };
  return tableShape(parseRows(new TextEncoder().encode(text), syntax, true), headerRow, delimiter);
}

test.each<[string, string, Delimiter, number]>([
  ['as wide as it', 'BLZ;Konto;Name\n1;2;a\n1;2;b;c\n', ';', 3],
  ['wider where all rows have columns without a name', 'BLZ;Konto\n1;2;a\n1;2;b\n', ';', 3],
  ['but not of commas inside numbers', 'BLZ,Konto\n37040044,532,013,000\n37040044,532,013,001\n', ',', 2],
  ['nor of a stray quote', 'BLZ;Konto;Name\n1;2;"a\n3;4;b";5;c\n', ';', 3],
])('a list with a header is %s', (_name, text, delimiter, width) => {
  expect(shapeOf(text, 1, delimiter).columnCount).toBe(width);
});

test('lines that may be a cell do not hide that nearly all rows have one width', () => {
  const text = 'Name;BLZ;Konto\n"a;b\nc";1;2\nd;3;4\ne;5\nf;6;7\n';
  const rows = parseRows(new TextEncoder().encode(text), { delimiter: ';', rowWidth: 3 }, true);
  expect(tableShape(rows, 1, ';').rowWidth).toBe(3);
});

test('without a header, a list is as wide as its common rows', () => {
  const rows = '1;2;a\n'.repeat(9);
  expect(shapeOf(`${rows}1;2;a;b\n`, 0).columnCount).toBe(3);
  expect(shapeOf(`${rows}${'1;2;a;b\n'.repeat(3)}`, 0).columnCount).toBe(4);
});

test('columns that are filled in every whole row are known', () => {
  expect(shapeOf('BLZ;Konto;Name\n1;2;a\n1;2;\n1\n', 1).wholeRows.filledColumns).toEqual([0, 1]);
});
