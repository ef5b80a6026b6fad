import { expect, test } from 'vitest';
import { newestDirectory } from '../../../../tests/support/bankDirectory.ts';
import { type Columns, valuesOf } from '../cells/columns.ts';
import { nearCells } from './readCells.ts';

const directory = newestDirectory();

test.each<[Columns['kind'], readonly string[], readonly string[]]>([
  ['accounts', ['370 400 45', '532.013.000'], ['37040044', '532013000']],
  ['accounts', ['70150000', '19'], ['70150000', '91']],
  ['combined', ['BLZ 37040045, Kto. 532013000'], ['37040044 532013000']],
])('a row gets other numbers proposed as it would hold them: %s, %j', (kind, values, proposed) => {
  const columns = { kind } as Columns;
  expect(nearCells(directory, values).map((near) => valuesOf(columns, near))).toContainEqual(proposed);
});

test.each([[['37040044', '532013000']], [['37040045', '5,32013E+08']], [['37040045', '']]])(
  'nothing is proposed for a row that is right, or whose numbers are not certain: %j',
  (values) => {
    expect(nearCells(directory, values)).toEqual([]);
  },
);
