import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

const SCRIPT = join(import.meta.dirname, 'iban.ts');
const HEADER =
  'bank_code\taccount\tformula_iban\taccount_check\tbank_iban\tbank_bic\tbank_name\trule\toutcome';
const FIRST_ROW =
  '20070000\t1234566\tDE84200700000001234566\tvalid\tDE68200700000123456600\tDEUTDEHHXXX\tDeutsche Bank\t002002\tchanged';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'iban-list-'));
});
afterAll(() => rm(folder, { recursive: true }));

function start(args: readonly string[], nodeOptions: readonly string[] = []) {
  return spawn(process.execPath, [...nodeOptions, SCRIPT, ...args], { stdio: 'pipe' });
}

async function run(args: readonly string[], input: string | Buffer = '') {
  const child = start(args);
  child.stdin.on('error', () => undefined).end(input);
  const [output, errors, [exitCode]] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, 'close'),
  ]);
  return { lines: output.split('\n').slice(0, -1), errors, exitCode };
}

async function rowsOf(input: string | Buffer): Promise<string[]> {
  const { lines, exitCode } = await run([], input);
  expect(exitCode).toBe(0);
  expect(lines[0]).toBe(HEADER);
  return lines.slice(1);
}

test('one line comes out for each that goes in, each outcome with its cells', async () => {
  const input = [
    '20070000\t1234566',
    '37040044\t532013000',
    '10000000\t12300578',
    '20070000\t120271235',
    '20070000\t120271234',
    '99999999\t1',
    '99999999\t',
  ];
  expect(await rowsOf(`${input.join('\n')}\n`)).toEqual([
    FIRST_ROW,
    '37040044\t532013000\tDE89370400440532013000\tvalid\tDE89370400440532013000\tCOBADEFFXXX\tCommerzbank\t000503\tstandard',
    '10000000\t12300578\tDE55100000000012300578\tunchecked\t\tMARKDEF1100\tBundesbank\t004201\tno-iban',
    '20070000\t120271235\tDE67200700000120271235\tvalid\tDE67200700000120271235\tDEUTDEHHXXX\tDeutsche Bank\t002002\tstandard',
    '20070000\t120271234\tDE94200700000120271234\tvalid\tDE94200700000120271234\tDEUTDEHHXXX\tDeutsche Bank\t002002\tstandard',
    '99999999\t1\tDE93999999990000000001\t\t\t\t\t\tunknown-bank',
    '99999999\t\t\t\t\t\t\t\tbad-input',
  ]);
});

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
  ['a header is bad input', 'BLZ;Konto\n', badInput('BLZ\tKonto')],
  ['a single cell is bad input', '20070000\n', badInput('20070000\t')],
  ['a bank code of seven digits is bad input', '2007000;1\n', badInput('2007000\t1')],
  [
    'an account number of eleven digits is bad input',
    '20070000;12345678901\n',
    badInput('20070000\t12345678901'),
  ],
  ['an account number grouped with commas is bad input', '37040044;532,013,000\n', badInput('37040044\t532')],
  ['blanks within a cell are bad input', '370 400 44;532013000\n', badInput('370 400 44\t532013000')],
  ['letters are bad input', '2007000O;1234566\n', badInput('2007000O\t1234566')],
  ['control characters are bad input and not passed on', '\u001b[31m\u0000;1\u0007\n', badInput('[31m\t1')],
  ['the last line needs no end', '20070000;1234566', FIRST_ROW],
] as const;

function badInput(cells: string): string {
  return `${cells}\t\t\t\t\t\t\tbad-input`;
}

describe('in one list', () => {
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
  expect(rows[0]).toMatch(/bad-input$/);
  expect(rows[1]).toBe(FIRST_ROW);
});

test('a line longer than any that makes sense is bad input, even if its beginning looks good', async () => {
  const rows = await rowsOf(`20070000;1${' '.repeat(3_000_000)}234566\n20070000;1234566\n`);
  expect(rows).toHaveLength(2);
  expect(rows[0]).toMatch(/bad-input$/);
  expect(rows[0]?.length).toBeLessThan(1100);
  expect(rows[1]).toBe(FIRST_ROW);
});

test('empty input gives the header alone', async () => {
  expect(await rowsOf('')).toEqual([]);
});

test('--json writes one object per line, null for what is empty', async () => {
  const { lines, exitCode } = await run(['--json'], '20070000;1234566\n99999999;1\nx\n');
  expect(exitCode).toBe(0);
  const nothing = Object.fromEntries(HEADER.split('\t').map((column) => [column, null]));
  expect(lines.map((line) => JSON.parse(line))).toEqual([
    {
      bank_code: '20070000',
      account: '1234566',
      formula_iban: 'DE84200700000001234566',
      account_check: 'valid',
      bank_iban: 'DE68200700000123456600',
      bank_bic: 'DEUTDEHHXXX',
      bank_name: 'Deutsche Bank',
      rule: '002002',
      outcome: 'changed',
    },
    {
      ...nothing,
      bank_code: '99999999',
      account: '1',
      formula_iban: 'DE93999999990000000001',
      outcome: 'unknown-bank',
    },
    { ...nothing, bank_code: 'x', outcome: 'bad-input' },
  ]);
});

describe('exit codes', () => {
  test('a file is read', async () => {
    const file = join(folder, 'list.csv');
    await writeFile(file, '20070000;1234566\n');
    expect(await run([file])).toEqual({ lines: [HEADER, FIRST_ROW], errors: '', exitCode: 0 });
  });

  test.each([
    ['a file that does not exist', () => join(folder, 'missing.csv')],
    ['a folder', () => folder],
  ])('%s gives 1 and no output', async (_name, path) => {
    const { lines, errors, exitCode } = await run([path()]);
    expect({ lines, exitCode }).toEqual({ lines: [], exitCode: 1 });
    expect(errors).toMatch(/^E\w+: /);
  });

  test.each([
    ['an unknown option', ['--jsn']],
    ['two files', ['a.csv', 'b.csv']],
    ['a value for --json', ['--json=yes']],
  ])('%s gives 2 and the usage', async (_name, args) => {
    const { lines, errors, exitCode } = await run(args);
    expect({ lines, exitCode }).toEqual({ lines: [], exitCode: 2 });
    expect(errors).toContain('Usage: npm run -s iban -- [--json] [FILE]');
  });

  test('--help shows the usage and gives 0', async () => {
    const { lines, exitCode } = await run(['--help']);
    expect(exitCode).toBe(0);
    expect(lines[0]).toBe('Usage: npm run -s iban -- [--json] [FILE]');
  });

  test('a reader that closes the pipe early ends it quietly with 0, although input is still to come', async () => {
    const child = start([]);
    child.stdin.on('error', () => undefined);
    const errors = text(child.stderr);
    child.stdin.write('20070000;1234566\n');
    await once(child.stdout, 'data');
    child.stdout.destroy();
    const writing = setInterval(() => child.stdin.write('20070000;1234566\n'.repeat(100)), 5);
    const [exitCode] = await once(child, 'exit');
    clearInterval(writing);
    child.stdin.destroy();
    expect({ exitCode, errors: await errors }).toEqual({ exitCode: 0, errors: '' });
  });
});

test('200,000 lines stream through little memory, in their order', async () => {
  const count = 200_000;
  // All rows take 25 MB; the program and its directory nearly fill this heap.
  const child = start([], ['--max-old-space-size=40', '--max-semi-space-size=1']);
  const errors = text(child.stderr);
  let next = 0;
  const input = Readable.from(
    (function* () {
      for (let line = 0; line < count; line += 1000)
        yield Array.from({ length: 1000 }, (_, index) => `20070000;${10_000_000 + line + index}\n`).join('');
    })(),
  );
  const reading = (async () => {
    let rest = '';
    for await (const chunk of child.stdout.setEncoding('utf8')) {
      const lines = (rest + chunk).split('\n');
      rest = lines.pop() ?? '';
      for (const line of lines) {
        if (next > 0 && line.split('\t')[1] !== String(10_000_000 + next - 1))
          throw new Error(`line ${next} is ${line}`);
        next += 1;
      }
    }
  })();
  await Promise.all([pipeline(input, child.stdin), reading, once(child, 'close')]);
  expect({ lines: next - 1, exitCode: child.exitCode, errors: await errors }).toEqual({
    lines: count,
    exitCode: 0,
    errors: '',
  });
}, 60_000);
