import { beforeAll, describe, expect, test } from 'vitest';
import { FIRST_ROW, rowsOf } from './runIban.ts';

/** Name, input line, output row. All lines form one list, which begins with a byte order mark. */
const ONE_LIST = [
  ['tabs part the cells, after a byte order mark', '\uFEFF20070000\t1234566\n', FIRST_ROW],
  ['semicolons part the cells', '20070000;1234566\n', FIRST_ROW],
  ['an empty line is bad input', '\n', badInput('\t')],
  ['commas part the cells', '20070000,1234566\n', FIRST_ROW],
  ['line ends of Windows do no harm', '20070000;1234566\r\n', FIRST_ROW],
  ['a line of blanks is bad input', '   \n', badInput('\t')],
  ['blanks around the cells do no harm', '  20070000 ;\u00a01234566 \n', FIRST_ROW],
  ['empty cells at the end do no harm', '20070000;1234566;;\n', FIRST_ROW],
  ['a header is bad input', 'BLZ;Konto\n', badInput('BLZ\tKonto', 'bank-code-malformed')],
  ['a single cell is bad input', '20070000\n', badInput('20070000\t')],
  ['a bank code of seven digits is bad input', '2007000;1\n', badInput('2007000\t1', 'bank-code-malformed')],
  [
    'an account number of eleven digits is bad input',
    '20070000;12345678901\n',
    badInput('20070000\t12345678901', 'account-number-malformed'),
  ],
  ['an account number grouped with commas is bad input', '37040044;532,013,000\n', badInput('37040044\t532')],
  ['blanks within a cell do no harm', '200 700 00;1234566\n', FIRST_ROW.replace('20070000', '200 700 00')],
  ['letters are bad input', '2007000O;1234566\n', badInput('2007000O\t1234566', 'bank-code-malformed')],
  [
    'control characters are bad input and not passed on',
    '\u001b[31m\u0000;1\u0007\n',
    badInput('[31m\t1', 'bank-code-malformed'),
  ],
  ['the last line needs no end', '20070000;1234566', FIRST_ROW],
] as const;

function badInput(cells: string, reason = 'not-two-numbers'): string {
  return `${cells}\t\t\t\t\t\t\tbad-input\t${reason}\t`;
}

describe('in one list [17.5]', () => {
  let rows: string[];
  beforeAll(async () => {
    rows = await rowsOf(ONE_LIST.map(([, line]) => line).join(''));
  });

  test.each(ONE_LIST.map(([name, , row], index) => [name, row, index] as const))(
    '%s',
    (_name, row, index) => {
      expect(rows[index]).toBe(row);
    },
  );

  test('there are as many rows as lines', () => {
    expect(rows).toHaveLength(ONE_LIST.length);
  });
});

test('bytes that are no UTF-8 do no harm to the lines around them', async () => {
  const rows = await rowsOf(
    Buffer.concat([Buffer.from([0xff, 0xfe, 0x3b, 0x80, 0x0a]), Buffer.from('20070000;1234566\n')]),
  );
  expect(rows).toHaveLength(2);
  expect(rows[0]).toMatch(/\tbad-input\t[a-z-]+\t$/);
  expect(rows[1]).toBe(FIRST_ROW);
});

test('a line longer than any that makes sense is bad input, even if its beginning looks good', async () => {
  const rows = await rowsOf(`20070000;1${' '.repeat(3_000_000)}234566\n20070000;1234566\n`);
  expect(rows).toHaveLength(2);
  expect(rows[0]).toMatch(/\tbad-input\t[a-z-]+\t$/);
  expect(rows[0]?.length).toBeLessThan(1100);
  expect(rows[1]).toBe(FIRST_ROW);
});
