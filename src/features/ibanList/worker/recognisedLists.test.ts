import { describe, expect, test } from 'vitest';
import { allRows } from '../../../../tests/support/allRows.ts';
import { newestDirectory } from '../../../../tests/support/bankDirectory.ts';
import type { Columns } from '../cells/columns.ts';
import { convertTable } from '../convert/convertTable.ts';
import { RESULT_COLUMNS } from '../convert/resultColumns.ts';
import { openTable } from './openTable.ts';

const directory = newestDirectory();
const columns: Columns = { kind: 'accounts', bankCode: 1, accountNumber: 2 };

describe('what is recognised in a list', () => {
  const open = (text: string) =>
    openTable(new Blob([text]), {}, (digits) => directory.find(digits) !== undefined);
  const ibansOf = async (text: string) => {
    const opened = await open(text);
    const conversion = await convertTable(directory, opened, opened.columns ?? columns, () => undefined);
    return (await allRows(conversion, opened)).map(({ result }) => result.iban);
  };

  test.each([
    ['Mitglieder 2026\n\nBLZ;Konto;Name\n37040044;532013000;Anna\n37040044;532013100;Doris\n', 3],
    ['"Mitglieder; 2026"\nIBAN;Name\nDE89370400440532013000;Anna\nDE88370400440532013000;Doris\n', 2],
  ])(
    'a result that was saved is read as it was written, with a title above it: %j',
    async (text, headerRow) => {
      const opened = await open(text);
      const { csv } = await convertTable(directory, opened, opened.columns ?? columns, () => undefined);
      const again = await open(await csv.text());
      expect(again.format).toMatchObject({ encoding: 'utf-8', delimiter: ';', headerRow });
      expect([again.columns, again.isUnclear]).toEqual([opened.columns, false]);
      expect(again.columnCount).toBe(opened.columnCount + RESULT_COLUMNS.length);
      expect(await ibansOf(await csv.text())).toEqual(await ibansOf(text));
    },
  );

  test('commas inside numbers do not make account numbers of their beginnings', async () => {
    const rows = '37040044,1,234,567\n37040044,532,013,000\n';
    expect(await ibansOf(`BLZ,Konto,Name,Ort\n37040044,532013000,A,K\n${rows}`)).toEqual([
      'DE89370400440532013000',
      '',
      '',
    ]);
    expect(await ibansOf(rows.replaceAll('\n', ',Meier\n'))).toEqual(['', '']);
  });

  test('two columns with the name of the account number make it unclear which is meant', async () => {
    const { isUnclear } = await open(
      'Konto;Name;Bankleitzahl 1;Bankkonto-Nummer 1\n10000;Meier;10010010;532013000\n10001;Huber;37040044;532013001\n',
    );
    expect(isUnclear).toBe(true);
  });

  test('neither the balance nor the holder of an account is its number', async () => {
    const { columns: found, isUnclear } = await open(
      'Kontostand;BLZ;Kontonummer;Kontoinhaber\n100000;37040044;532013000;Meier\n200000;37040044;532013001 (alt);Huber\n',
    );
    expect(found).toEqual({ kind: 'accounts', bankCode: 1, accountNumber: 2 });
    expect(isUnclear).toBe(false);
  });

  test('a row of words below rows with numbers is no header', async () => {
    const { format } = await open(
      '12345678;532013000;Meier\n99999999;532013001;Huber\nunbekannt;unbekannt;Kunz\n37040044;532013000;Hinz\n',
    );
    expect(format.headerRow).toBe(0);
  });

  test('an IBAN that contradicts the bank code or the account number of its row is refused', async () => {
    expect(
      await ibansOf(
        'BLZ;Konto\n37040044;532013000\n37040044;DE02120300000000202051\nDE89370400440532013000;1234567890\n37040044;DE89370400440532013000\n',
      ),
    ).toEqual(['DE89370400440532013000', '', '', 'DE89370400440532013000']);
  });

  test('an IBAN with its BIC or the name of its bank is found in its cell', async () => {
    const cells = [
      'DE89370400440532013000 COBADEFFXXX',
      '(DE89 3704 0044 0532 0130 00)',
      'IBAN: DE89370400440532013000, BIC: COBADEFFXXX',
    ];
    expect(
      await ibansOf(
        `IBAN;Name\n${cells.map((cell) => `${cell};Meier\n`).join('')}DE89370400440532013000;Huber\n`,
      ),
    ).toEqual(Array.from({ length: 4 }, () => 'DE89370400440532013000'));
  });
});
