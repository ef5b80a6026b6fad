import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import accountsWithoutCheck from '../../../../data/bankRules/accountsWithoutCheck.json' with { type: 'json' };
import replacementAccounts from '../../../../data/bankRules/replacementAccounts.json' with { type: 'json' };
import rule0005 from '../../../../data/bankRules/rule0005Commerzbank.json' with { type: 'json' };
import accountRanges from '../../../../data/bankRules/rule0031HypoVereinsbank.json' with { type: 'json' };
import movedAccounts from '../../../../data/bankRules/rule0052LandesbankBadenWuerttemberg.json' with {
  type: 'json',
};
import { newestDirectory } from '../../../../tests/support/bankDirectory.ts';
import { Dice } from '../../../../tests/support/dice.ts';
import { METHODS } from '../../../domain/accountCheck/checkAccount.ts';
import { registeredRule } from '../../../domain/bankRules/registry.ts';
import { type Bank, type BankDirectory, makeBankDirectory } from '../../../domain/directory/bankDirectory.ts';
import { convertRow } from '../convert/convertRow.ts';
import { findEvidence } from '../convert/findEvidence.ts';
import { InputBuffer } from '../convert/inputBuffer.ts';
import type { Evidence } from '../convert/otherColumn.ts';
import { OutputBuffer } from '../convert/outputBuffer.ts';
import { csvLine, resultCells } from '../convert/resultColumns.ts';
import { classOf, GrowingRowIndex } from '../rows/rowIndex.ts';
import { FastPath } from './fastPath.ts';

const directory = newestDirectory();
const COLUMNS = { kind: 'accounts', bankCode: 0, accountNumber: 1 } as const;
const someBank = directory.banks.find(({ bankRule }) => bankRule === '000000') as Bank;

type Row = readonly string[];
const ROW: Row = ['37040044', '532013000'];

function fastPathOf(banks: BankDirectory, delimiter = ';', columnCount = 2, evidence?: Evidence) {
  const index = new GrowingRowIndex();
  const output = new OutputBuffer();
  const syntax = { delimiter: delimiter.charCodeAt(0), columnCount, evidence };
  return { fastPath: new FastPath(banks, output, index, syntax, COLUMNS), output, index };
}

/** Converts rows by the fast path and compares the output with `convertRow`. Returns the number of converted rows. */
async function convertAll(banks: BankDirectory, rows: readonly Row[], evidence?: Evidence): Promise<number> {
  const { length } = rows[0] ?? [];
  const { fastPath, output, index } = fastPathOf(banks, ';', length, evidence);
  const classes: number[] = [];
  const expected: string[] = [];
  const input = new InputBuffer();
  for (const row of rows) {
    const line = new TextEncoder().encode(`${row.join(';')}\n`);
    input.add(line);
    if (fastPath.convert(input, 0, true, line.length) > 0) {
      const result = convertRow(banks, row, COLUMNS, evidence);
      classes.push(classOf(result.outcome, result.isRepaired));
      expected.push(csvLine(row, length, resultCells(result)));
    }
    input.drop(input.end);
  }
  const written = (await output.toBlob('').text()).split(/(?<=\n)/);
  for (const [row, line] of expected.entries()) if (written[row] !== line) expect(written[row]).toBe(line);
  expect(written.filter((line) => line !== '').length).toBe(expected.length);
  expect(output.lineBreaks).toBe(expected.length);
  expect([...index.finish(output.position).classes]).toEqual(classes);
  return expected.length;
}

/** The same accounts in every run, with four to ten digits. */
function accounts(count: number, seed: number): string[] {
  const dice = new Dice(seed);
  return Array.from({ length: count }, (_, index) =>
    String(1_000_000_000_000 + dice.roll(2 ** 32) * 7919)
      .slice(-4 - (index % 7))
      .replace(/^0/, '1'),
  );
}

describe('the fast path writes what the careful one would write', () => {
  test('at every bank code, for accounts of every length', async () => {
    const rows = directory.banks.flatMap(({ bankCode }, index) =>
      accounts(40, index + 1).map((account): Row => [bankCode, account]),
    );
    const converted = await convertAll(directory, rows);
    // If the fast path converted no row, the comparison would prove nothing.
    expect(converted / rows.length).toBeGreaterThan(0.98);
  });

  test('beside names and BICs of banks, currencies, flags and notes', async () => {
    const header = 'BLZ;Konto;Bank;BIC;Währung;gesperrt;Notiz;Frei'.split(';');
    const usual = directory.banks.map(({ bankCode, name, bic }, index): Row => {
      return [bankCode, `1234${index}`, name, bic, 'EUR', 'nein', `Rechnung 2024-${12345 + index}`, ''];
    });
    const first = usual.slice(0, 200);
    const evidence = findEvidence(directory, header, first, COLUMNS);
    expect((await convertAll(directory, usual, evidence)) / usual.length).toBeGreaterThan(0.9);
    const others = 'ING-DiBa;INGDDEFFXXX;USD;ja;Konto 648489890;gesperrt;4711081 neu;648489890'.split(';');
    const changed = (row: Row) =>
      others.flatMap((other) => [2, 3, 4, 5, 6, 7].map((at) => row.with(at, other)));
    const converted = await convertAll(directory, first.flatMap(changed), evidence);
    expect(converted).toBeLessThan(first.flatMap(changed).length / 2);
  });

  test('by every method', async () => {
    const methods = [...METHODS.keys()];
    // The methods that calculate with the bank code require a 5 at this position.
    const banks = methods.map((accountCheckMethod, index) => {
      return { ...someBank, bankCode: String(13_051_000 + index) as Bank['bankCode'], accountCheckMethod };
    });
    const rows = banks.flatMap(({ bankCode }) => accounts(200, 7).map((account): Row => [bankCode, account]));
    expect(await convertAll(makeBankDirectory('2026-09-07', '2026-12-06', banks), rows)).toBe(rows.length);
  });

  test('for every account that a rule names at each bank code of the rule, and its neighbours at five', async () => {
    const tables: Readonly<Record<string, object>> = {
      ...replacementAccounts,
      ...accountsWithoutCheck,
      '0005': rule0005,
      '0052': movedAccounts,
      '0053': movedAccounts,
    };
    const ranges = Object.keys(accountRanges).map((range) => `${range}1234567`);
    const seen: string[] = [];
    const rows = directory.banks.flatMap(({ bankCode, bankRule }) => {
      const rule = bankRule?.slice(0, 4) ?? '';
      seen.push(rule);
      const near = seen.filter((one) => one === rule).length > 5 ? [0] : [-1, 0, 1];
      const named = JSON.stringify(tables[rule] ?? {}).match(/(?<=")\d{4,10}(?=")/g) ?? [];
      const neighbours = named.flatMap((account) => near.map((by) => Number(account) + by));
      const accounts = new Set([...neighbours, ...(/^003[1-5]$/.test(rule) ? ranges.map(Number) : [])]);
      return [...accounts].map((account): Row => [bankCode, String(account)]);
    });
    expect(rows.length).toBeGreaterThan(10_000);
    expect(await convertAll(directory, rows)).toBeGreaterThan(5_000);
  });

  test.each<[string, Partial<Bank>]>([
    ['no rule that is known', { bankRule: null }],
    ['a rule of the future', { bankRule: '999900' }],
    ['a newer version of a rule', { bankRule: '002003' }],
    ['no method that is known', { accountCheckMethod: null }],
    ['no BIC', { bic: '' }],
    ['a mark for deletion', { isMarkedForDeletion: true }],
    ['a successor', { successor: '37040044' as Bank['bankCode'] }],
    ['a successor that is not in the directory', { successor: '99999999' as Bank['bankCode'] }],
  ])('under every rule, at a bank with %s', async (_name, changed) => {
    const rules = Array.from({ length: 60 }, (_, number) => String(number).padStart(4, '0'))
      .map((rule) => `${rule}${registeredRule(rule)?.version ?? '00'}`)
      .filter((rule) => registeredRule(rule));
    const ordinary = directory.banks.filter(({ bankRule }) => bankRule === '000000').values();
    const ofRules = new Map(rules.map((bankRule) => [ordinary.next().value, bankRule]));
    const banks = directory.banks.map((bank) => {
      const bankRule = ofRules.get(bank);
      return bankRule ? { ...bank, bankRule, ...changed } : bank;
    });
    const rows = [...ofRules.keys()].flatMap((bank) =>
      accounts(150, 3).map((account): Row => [bank?.bankCode ?? '', account]),
    );
    await convertAll(makeBankDirectory('2026-09-07', '2026-12-06', banks), rows);
  });
});

test.each([';', ','])('rows with %s between the cells, too many for one Blob', async (delimiter) => {
  const { fastPath, output } = fastPathOf(directory, delimiter);
  const input = new InputBuffer();
  input.add(new TextEncoder().encode(`${ROW.join(delimiter)}\n`.repeat(100_000)));
  expect(fastPath.convert(input, 0, true, input.end)).toBe(input.end);
  const line = csvLine(ROW, 2, resultCells(convertRow(directory, ROW, COLUMNS)));
  expect((await output.toBlob('').text()) === line.repeat(100_000)).toBe(true);
});

test('a bank code that is not in the directory is left to the careful path', async () => {
  expect(await convertAll(makeBankDirectory('2026-09-07', '2026-12-06', [someBank]), [ROW])).toBe(0);
});

test('rows that may hold bytes of another encoding are left to the careful path', () => {
  const { fastPath } = fastPathOf(directory);
  const input = new InputBuffer();
  input.add(new TextEncoder().encode('37040044;532013000\n37040044;532013000\n'));
  expect(fastPath.convert(input, 0, true, 25)).toBe(19);
  expect(fastPath.convert(input, 19, true, 37)).toBe(38);
});

const literals = (source: string) => {
  const code = source.replace(/\/\*[\s\S]*?\*\/|\/\/.*/g, '');
  return code.match(/(['"`])(?:[0-9A-E]\d|\d{4}(?:\d\d)?)\1|\brule0\d{3}|\b(?:method|fits)\d\d/gi) ?? [];
};
const files = readdirSync(import.meta.dirname).filter((name) => /(?<!\.test)\.ts$/.test(name));

// Stryker writes the names of its mutants into the files.
test.skipIf('__stryker__' in globalThis).each(files)(
  'the fast path knows no method and no rule by its number: %s has none',
  (name) => {
    expect(literals(readFileSync(join(import.meta.dirname, name), 'utf8'))).toEqual([]);
  },
);
