import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { describe, expect, test } from 'vitest';
import { FIRST_ROW, HEADER, LIST, rowsOf, run, start } from './runIban.ts';

const badInput = (cells: string, reason = 'not-two-numbers') =>
  `${cells}\t\t\t\t\t\t\tbad-input\t${reason}\t`;

const MALFORMED = 'account-number-malformed';
/** Name, input line, output row. All lines form one list, which begins with a byte order mark. */
const ONE_LIST = [
  ['semicolons part the cells, after a byte order mark', '\uFEFF20070000;1234566\n', FIRST_ROW],
  ['an empty line is bad input', '\n', badInput('\t')],
  ['line ends of Windows do no harm', '20070000;1234566\r\n', FIRST_ROW],
  ['blanks around the cells do no harm', '  20070000 ;\u00a01234566 \n', FIRST_ROW],
  ['empty cells at the end do no harm', '20070000;1234566;;\n', FIRST_ROW],
  ['quotes do no harm', '"20070000";"1234566"\n', FIRST_ROW],
  ['numbers are read as people write', '200 700 00;1234566\n', FIRST_ROW.replace('20070000', '200 700 00')],
  ['a second header is bad input', 'BLZ;Konto\n', badInput('BLZ\tKonto', 'bank-code-malformed')],
  ['a single cell is bad input', '20070000\n', badInput('20070000\t')],
  ['a further cell is bad input, and follows', '37040044;532;013\n', `${badInput('37040044\t532')}\t013`],
  ['a rounded number stays whole', '37040044;5,3E+08\n', badInput('37040044\t5,3E+08', MALFORMED)],
  ['letters are bad input', '2007000O;1234566\n', badInput('2007000O\t1234566', 'bank-code-malformed')],
  [
    'controls are not passed on',
    '\u001b[31m;1\u0007\n',
    badInput('\uFFFD[31m\t1\uFFFD', 'bank-code-malformed'),
  ],
  ['the last line needs no end', '20070000;1234566', FIRST_ROW],
] as const;

test('in one list there is one row for each line, in their order [17.5]', async () => {
  const rows = await rowsOf(ONE_LIST.map(([, line]) => line).join(''));
  ONE_LIST.forEach(([name, , row], index) => {
    expect(rows[index], name).toBe(row);
  });
  expect(rows).toHaveLength(ONE_LIST.length);
});

describe('a CSV as it is [17.5]', () => {
  const lines = ['Nr;BLZ;Name;Konto', '1;20070000;"Müller; ""Alte Post""";1234566'];
  const wanted = [`${HEADER}\tNr\tName`, `${FIRST_ROW}\t1\t"Müller; ""Alte Post"""`];
  const list = (end: string) => `${lines.join(end)}${end}`;

  test.each([
    ['UTF-8', Buffer.from(list('\n'))],
    ['Windows-1252, line ends of old Macs', Buffer.from(list('\r'), 'latin1')],
    // In code page 850, ü is 0x81.
    ['CP850', Buffer.from(list('\r\n').replace('ü', '\x81'), 'latin1')],
    ['UTF-16, Excel’s “Unicode Text”', Buffer.from(`\uFEFF${list('\r\n')}`, 'utf16le')],
    ['tabs', Buffer.from(list('\n').replaceAll(/;(?! )/g, '\t'))],
    ['a line that names the delimiter', Buffer.from(`sep=;\r\n${list('\r\n')}`)],
  ])('%s: the columns are found by their names, the others follow', async (_name, input) => {
    expect((await run(['--list', '-'], input)).lines).toEqual(wanted);
  });

  test.each(['bank,account no.', '1,3'])('the columns are given by name or number: %s', async (columns) => {
    const input = 'Bank,Note,Account No.\n20070000,x,1234566\n';
    const { lines: rows } = await run(['--columns', columns, '--list', '-'], input);
    expect(rows[1]).toBe(`${FIRST_ROW}\tx`);
  });

  test('columns that are not certain are asked for in one line', async () => {
    const { lines: rows, errors, exitCode } = await run(['--list', '-'], 'a;b;c\n1;2;3\n');
    expect({ rows, exitCode }).toEqual({ rows: [], exitCode: 1 });
    expect(errors).toMatch(
      /^The columns are not certain; name two .*: --columns NAME,NAME\. They are: a, b, c\.\n$/,
    );
  });
});

test('a line longer than any that makes sense is bad input, even if its beginning looks good', async () => {
  const rows = await rowsOf(`20070000;1${' '.repeat(300_000)}234566\n20070000;1234566\n`);
  expect(rows).toHaveLength(2);
  expect(rows[0]).toMatch(/\tbad-input\t[a-z-]+\t$/);
  expect(rows[0]?.length).toBeLessThan(1100);
  expect(rows[1]).toBe(FIRST_ROW);
});

test('one line comes out for each that goes in, each outcome with its cells [17.5]', async () => {
  const input = [
    '20070000\t1234566',
    '37040044\t532013000',
    '10000000\t12300578',
    '20070000\t120271235',
    '99999999\t1',
    '99999999\t',
  ];
  expect(await rowsOf(`${input.join('\n')}\n`)).toEqual([
    FIRST_ROW,
    '37040044\t532013000\tDE89370400440532013000\tvalid\tDE89370400440532013000\tCOBADEFFXXX\tCommerzbank\t000503\tstandard\t\t',
    '10000000\t12300578\tDE55100000000012300578\tunchecked\t\tMARKDEF1100\tBundesbank\t004201\tno-iban\taccount-not-released\t',
    '20070000\t120271235\tDE67200700000120271235\tvalid\tDE67200700000120271235\tDEUTDEHHXXX\tDeutsche Bank\t002002\tstandard\t\t',
    '99999999\t1\tDE93999999990000000001\t\t\t\t\t\tunknown-bank\tunknown-bank\t',
    '99999999\t\t\t\t\t\t\t\tbad-input\tnot-two-numbers\t',
  ]);
});

test('200,000 lines stream through little memory, in their order', async () => {
  const count = 200_000;
  // All rows take 25 MB; the program and its directory nearly fill this heap.
  const child = start(LIST, ['--max-old-space-size=40', '--max-semi-space-size=1']);
  const errors = text(child.stderr);
  let next = 0;
  const input = Readable.from(
    (function* () {
      for (let line = 0; line < count; line += 1000)
        yield Array.from({ length: 1000 }, (_, index) => `20070000;${10_000_000 + line + index}\n`).join('');
    })(),
  );
  const reading = (async () => {
    for await (const line of createInterface(child.stdout)) {
      if (next > 0 && line.split('\t')[1] !== String(10_000_000 + next - 1))
        throw new Error(`line ${next} is ${line}`);
      next += 1;
    }
  })();
  await Promise.all([pipeline(input, child.stdin), reading, once(child, 'close')]);
  const ended = { lines: next - 1, exitCode: child.exitCode, errors: await errors };
  expect(ended).toEqual({ lines: count, exitCode: 0, errors: '' });
}, 60_000);
