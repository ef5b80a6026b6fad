import { expect, test } from 'vitest';
import { newestDirectory } from '../../../../tests/support/bankDirectory.ts';
import type { Columns } from '../cells/columns.ts';
import { convertRow } from '../convert/convertRow.ts';
import { convertTable } from '../convert/convertTable.ts';
import { nearCells } from '../convert/readCells.ts';
import { correctedList, onlyResult, valuesOf } from './correctRow.ts';

const directory = newestDirectory();

test.each<[Columns, readonly string[]]>([
  [{ kind: 'accounts', bankCode: 3, accountNumber: 1 }, ['37040044', '532013000']],
  [{ kind: 'accounts', bankCode: 3, accountNumber: 1 }, ['370 400 44', '"; DROP']],
  [{ kind: 'accounts', bankCode: 3, accountNumber: 1 }, ['=37040044', '+532013000']],
  [{ kind: 'combined', cell: 5 }, ['37040044;532013000']],
  [{ kind: 'ibans', iban: 2 }, ['DE89 3704 0044 0532 0130 00']],
  [{ kind: 'ibans', iban: 2 }, ['DE88 3704 0044 0532 0130 00']],
])('a corrected row gets the result that it would have in a list: %j, %j', async (columns, values) => {
  const request = correctedList(
    {
      directory: { validFrom: '', validUntil: '', queryKey: [] },
      source: new Blob(),
      format: { encoding: 'windows-1252', delimiter: '\t', headerRow: 3, rowWidth: 0 },
      columnCount: 9,
      wholeRows: { filledColumns: [8], mostDigits: [] },
      columns,
    },
    values,
  );
  const converted = await convertTable(directory, request, request.columns, () => undefined);
  const { columns: first } = request;
  expect(await onlyResult(converted, values.length)).toEqual(convertRow(directory, values, first));
});

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
