import { readFileSync } from 'node:fs';
import { afterEach, describe, expect, test } from 'vitest';
import { readBankDirectory } from '../../../domain/readBankDirectory.ts';
import { convertTable, type Helper } from '../convert/convertTable.ts';
import { NotUtf8 } from '../convert/rowConverter.ts';
import type { TableFormat } from '../table/tableFormat.ts';
import { helperBehind, helpThrough } from './pieceHelper.ts';

const directory = readBankDirectory(
  JSON.parse(
    readFileSync(new URL('../../../../data/banks/2026-09-07.generated.json', import.meta.url), 'utf8'),
  ),
);
const format: TableFormat = { encoding: 'utf-8', delimiter: ';', hasHeader: true, lineBreak: 'lf' };
const columns = { kind: 'accounts', bankCode: 0, accountNumber: 1 } as const;
const ports: MessagePort[] = [];

afterEach(() => {
  for (const port of ports.splice(0)) port.close();
});

function makeHelpers(count: number): Helper[] {
  return Array.from({ length: count }, () => {
    const { port1, port2 } = new MessageChannel();
    ports.push(port1, port2);
    helpThrough(port1, async () => directory);
    return helperBehind(port2);
  });
}

/** Four megabytes with damaged rows here and there, so that each piece has some to show. */
function longList(name: (row: number) => string): string {
  const rows = Array.from({ length: 130_000 }, (_, row) => {
    const bankCode = directory.banks[(row * 7) % directory.banks.length]?.bankCode;
    return `${bankCode};${row % 5003 === 0 ? '2,1E+19' : (row * 7_919_317) % 10_000_000_000};${name(row)}`;
  });
  return `BLZ;Konto;Name\n${rows.join('\n')}\n`;
}

async function convert(source: BlobPart, helpers: readonly Helper[], encoding = format.encoding) {
  const table = { source: new Blob([source]), format: { ...format, encoding }, columnCount: 3 };
  const { csv, summary } = await convertTable(directory, table, columns, () => undefined, helpers);
  return { text: await csv.text(), summary };
}

describe('several workers give the same as one', () => {
  test.each([
    ['for ordinary rows', (row: number) => `Größe ${row}`],
    [
      'where quotes hide line breaks in some pieces',
      (row: number) => (row % 40_000 < 9000 ? `"a\n${row}"` : 'b'),
    ],
  ])('%s', async (_name, name) => {
    const list = longList(name);
    const alone = await convert(list, []);
    const together = await convert(list, makeHelpers(2));
    expect(together.text === alone.text, 'the files are the same').toBe(true);
    expect(together.summary).toEqual(alone.summary);
    expect(together.summary.rowCount).toBe(130_000);
    expect(together.summary.problemRows).toHaveLength(100);
  });
});

test('a helper that meets Windows-1252 says so, and begins anew when it is asked to', async () => {
  const helpers = makeHelpers(1);
  const list = new Uint8Array(
    Buffer.from(
      longList((row) => (row === 60_000 ? 'Größe' : 'x')),
      'latin1',
    ),
  );
  await expect(convert(list, helpers)).rejects.toBeInstanceOf(NotUtf8);
  const { text } = await convert(list, helpers, 'windows-1252');
  expect(text).toContain(';Größe;');
  expect(text.match(/\r\n/g)).toHaveLength(130_001);
});
