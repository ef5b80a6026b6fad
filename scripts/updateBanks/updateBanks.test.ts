import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { readBankFile } from '../../src/domain/bankFile/readBankFile.ts';
import { readBankDirectory } from '../../src/domain/directory/generatedDirectory.ts';
import { changed, extendedTxt, officialTxt, withMainRecord } from '../../tests/fixtures/bankFile/excerpts.ts';
import { newestDirectory } from '../../tests/support/bankDirectory.ts';
import { playBundesbank } from '../../tests/support/bundesbank.ts';
import { BUNDESBANK } from './download.ts';
import { directoryFileText, importFile } from './importFile.ts';
import { type UpdateOptions, updateBanks } from './updateBanks.ts';

/** What the site has: 59 bank codes of this quarter, each with the rule that it has in the real directory. */
const have = { validFrom: '2026-09-07', validUntil: '2026-12-06' };
const next = { validFrom: '2026-12-07', validUntil: '2027-03-07' };

let folder = '';
let printed: string[] = [];
let origin = '';
let end: (() => Promise<void>) | undefined;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'update-banks-'));
  printed = [];
  const real = newestDirectory().banks;
  const columns = { bankRule: { asOf: '2026-09-07', source: 'a table' } };
  const before = { ...have, source: { file: '', sha256: '' }, columns, banksSha256: '', banks: real };
  const file = { name: 'first.txt', bytes: officialTxt };
  const first = importFile(readBankFile(officialTxt), file, have, before as never);
  writeFileSync(join(folder, '2026-09-07.generated.json'), directoryFileText(first.file));
});
afterEach(async () => {
  rmSync(folder, { recursive: true });
  await end?.();
  end = undefined;
});

function update(options: Partial<UpdateOptions>) {
  return updateBanks({
    accept: false,
    isDryRun: false,
    origin: 'http://127.0.0.1:9',
    banksFolder: folder,
    today: '2026-11-20',
    print: (text) => printed.push(text),
    printError: (text) => printed.push(text),
    ...options,
  });
}

function importAs(name: string, content: Buffer, options: Partial<UpdateOptions> = {}) {
  const file = join(folder, name);
  writeFileSync(file, content);
  return update({ file, ...options });
}

const directories = () => readdirSync(folder).filter((name) => name.endsWith('.json'));
const directory = (validFrom: string) =>
  readBankDirectory(JSON.parse(readFileSync(join(folder, `${validFrom}.generated.json`), 'utf8')));
const output = () => printed.join('\n');

/** The TXT with a renamed bank, as the next quarter's file. */
const nextTxt = withMainRecord(
  changed(officialTxt, (line) => (/D0\d{8}$/.test(line) ? undefined : line.replace(/A(?=0\d{8}$)/, 'U'))),
  '58560294',
  'Pax-Bank ',
  'Pax-BANK ',
);

describe('a file', () => {
  test('becomes a directory with the rules that the bank codes have had, and says what changes [11.4]', async () => {
    expect(await importAs('blz_2026-12-07.txt', nextTxt)).toBe(0);
    expect(directories()).toEqual(['2026-09-07.generated.json', '2026-12-07.generated.json']);
    expect(directory('2026-12-07')).toMatchObject(next);
    expect(directory('2026-12-07').columnDates).toMatchObject({ name: '2026-12-07', bankRule: '2026-09-07' });
    expect(directory('2026-12-07').find('58751230')?.bankRule).toBe('000000');
    expect(output()).toContain('## 1 renamed\n\n- 58560294 Pax-BANK: Pax-Bank → Pax-BANK');
  });

  test('brings its own rules if it is extended', async () => {
    const rule = (bankCode: string) => (bankCode === '58560294' ? '001501' : '000000');
    expect(await importAs('blz_2026-12-07.txt', extendedTxt(rule, nextTxt))).toBe(0);
    expect(directory('2026-12-07').find('58560294')?.bankRule).toBe('001501');
    expect(directory('2026-12-07').columnDates.bankRule).toBe('2026-12-07');
  });

  test.each<[string, string, string | RegExp, string, string | RegExp]>([
    ['a new bank code', '58560294', '58560294', '58560295', '## 1 new\n\n- 58560295 Pax-Bank'],
    ['one without rule', '58560294', '58560294', '58560295', /without rule[\s\S]*- 58560295 Pax-Bank/],
    ['a deleted one', '58751230', /[UM]0/, 'D0', '## 1 deleted\n\n- 58751230 '],
    ['another method', '58560294', 'GENODED1PA306', 'GENODED1PA300', ': 06 → 00'],
    ['a lost mark', '58560294', '137060193', '000000000', ': marked, successor 37060193 → not marked'],
  ])('is compared with the directory before: %s', async (_name, bankCode, before, after, line) => {
    const file = withMainRecord(officialTxt, bankCode, before as string, after);
    await importAs('blz_2026-12-07.txt', file, { isDryRun: true });
    expect(output()).toMatch(line);
    expect(directories()).toHaveLength(1);
  });

  test('is compared with its own quarter: a second import and one of the quarter before say that nothing is new', async () => {
    await importAs('blz_2026-12-07.txt', nextTxt);
    expect(await importAs('blz_2026-12-07.txt', nextTxt)).toBe(0);
    expect(output()).toContain('nothing new, the bank codes from 2026-12-07 are those we have');
    expect(await importAs('blz-aktuell-txt-data.txt', officialTxt)).toBe(0);
    expect(output()).toContain('the bank codes from 2026-09-07 are those we have');
  });

  test('with anomalies is imported if they are accepted, and they are named', async () => {
    const odd = withMainRecord(nextTxt, '58560294', 'GENODED1PA306', 'GENODED1PA3F0');
    expect(await importAs('blz_2026-12-07.txt', odd, { accept: true })).toBe(0);
    expect(output()).toContain('58560294 has the unknown check-digit method F0');
    expect(directory('2026-12-07').find('58560294')?.accountCheckMethod).toBeNull();
  });
});

const half = Buffer.from(officialTxt.toString('latin1').slice(0, officialTxt.length / 2), 'latin1');
const NEXT = 'blz_2026-12-07.txt';

describe('a file is refused in one clear sentence, and nothing is written', () => {
  const isOlder = 'the file is valid from 2026-06-08, and we have 2026-09-07';

  test.each([
    ['half a file', NEXT, half, /after 59: −\d\d\.\d\d %, more than 3 %/],
    ['a TXT of an older quarter', 'blz_2026-06-08.txt', officialTxt, isOlder],
    ['last quarter’s file as the next', 'blz-neu-txt-data.txt', officialTxt, 'changes nothing of 2026-09-07'],
    ['a file of a distant quarter', 'blz_2027-06-07.txt', nextTxt, 'cannot have been published yet'],
    ['a file without a day', 'BLZ.txt', nextTxt, 'does not say from when it is valid; give --valid-from'],
  ])('%s', async (_name, name, content, reason) => {
    expect(await importAs(name, content)).toBe(1);
    expect(output()).toMatch(reason);
    expect(printed).toHaveLength(1);
    expect(directories()).toHaveLength(1);
  });

  test('a file that is not there', async () => {
    expect(await update({ file: join(folder, 'missing.txt') })).toBe(1);
    expect(output()).toContain('the file cannot be read');
  });
});

describe('without a file, those of this quarter and the next are fetched', () => {
  const { page, aktuell, neu } = BUNDESBANK;

  test('in the quarter that the page states; the next is left out until it is published', async () => {
    const stated = 'gültig vom 07.09.2026 bis 31.01.2027';
    ({ origin, end } = await playBundesbank({ [page]: stated, [aktuell]: nextTxt }));
    expect(await update({ origin, today: '2026-12-20' })).toBe(0);
    expect(directory('2026-09-07').validUntil).toBe('2027-01-31');
    expect(output()).toContain('The file of the next quarter is not published yet.');
    expect(directories()).toHaveLength(1);
  });

  test('and if one of them is refused, nothing is written', async () => {
    const before = readFileSync(join(folder, '2026-09-07.generated.json'), 'utf8');
    ({ origin, end } = await playBundesbank({ [page]: '', [aktuell]: nextTxt, [neu]: half }));
    expect(await update({ origin })).toBe(1);
    expect(printed.at(-1)).toMatch(/more than 3 %/);
    expect(directories()).toHaveLength(1);
    expect(readFileSync(join(folder, '2026-09-07.generated.json'), 'utf8')).toBe(before);
  });
});
