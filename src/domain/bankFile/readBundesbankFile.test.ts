import { expect, test } from 'vitest';
import { changed, extendedTxt, officialCsv, officialTxt } from '../../../tests/fixtures/bankFile/excerpts.ts';
import { newestDirectory } from '../../../tests/support/bankDirectory.ts';
import { type BankFileOptions, readBundesbankFile } from './readBundesbankFile.ts';

const rules = newestDirectory();
const quarter: BankFileOptions = { validFrom: '2025-06-09', rules };

function read(bytes: Uint8Array, options: Partial<BankFileOptions> = {}) {
  const answer = readBundesbankFile(bytes, { ...quarter, ...options });
  return answer.ok ? answer : { ...answer, anomalies: answer.anomalies.length };
}

test('the official CSV becomes a directory with the rules of another, each column with its day [17.4]', () => {
  const answer = readBundesbankFile(officialCsv, quarter);
  if (!answer.ok) throw new Error(answer.message);
  const { directory, anomalies } = answer;
  expect(anomalies).toEqual([]);
  expect(directory).toMatchObject({ validFrom: '2025-06-09', validUntil: '2025-09-07' });
  expect(directory.columnDates).toMatchObject({ name: '2025-06-09', bankRule: rules.columnDates.bankRule });
  // One of the 60 main records is deleted.
  expect(directory.banks.length).toBe(59);
  const withRule = directory.banks.filter(({ bankRule }) => bankRule && bankRule !== '000000');
  expect(withRule.length).toBeGreaterThan(0);
  for (const { bankCode, bankRule } of withRule) expect(bankRule).toBe(rules.find(bankCode)?.bankRule);
});

test.each([undefined, rules])('the extended TXT brings its own rules, before those of another', (others) => {
  const answer = read(
    extendedTxt(() => '000503'),
    { rules: others },
  );
  expect(answer).toMatchObject({ ok: true, directory: { columnDates: { bankRule: '2025-06-09' } } });
  expect(answer.ok && answer.directory.banks.every(({ bankRule }) => bankRule === '000503')).toBe(true);
});

test('a file without rules is refused if no directory with rules is given [17.4]', () => {
  expect(read(officialTxt, { rules: undefined })).toMatchObject({
    ok: false,
    code: 'rules-missing',
    message: expect.stringContaining('no IBAN rules'),
  });
});

test('a file with an anomaly is refused unless it is accepted, and the anomaly is kept', () => {
  const strange = changed(officialCsv, (line) => line.replace('BBSPDE6KXXX', 'BBSPDE6K?'));
  expect(read(strange)).toMatchObject({
    ok: false,
    code: 'anomalies',
    message: expect.stringContaining('the first: bic of '),
    anomalies: 1,
  });
  expect(read(strange, { accept: true })).toMatchObject({ ok: true, anomalies: [{ code: 'wrong-field' }] });
});

test('what is no such file is refused with the reason', () => {
  expect(read(Buffer.from('bank codes\nof my own\n'))).toMatchObject({
    ok: false,
    code: 'unreadable',
    message: expect.stringMatching(/^The file cannot be used: /),
  });
});

test.each([
  ['validFrom is no day', { validFrom: '2025-02-30' }, 'validFrom is “2025-02-30”'],
  ['validUntil is no day', { validUntil: 'tomorrow' }, 'validUntil is “tomorrow”'],
  ['validUntil is before validFrom', { validUntil: '2025-06-08' }, 'validUntil is “2025-06-08”'],
])('%s: refused', (_name, options, message) => {
  expect(read(officialCsv, options)).toMatchObject({
    ok: false,
    code: 'validity-wrong',
    message: expect.stringContaining(message),
  });
});

test('a directory can be valid on a single day', () => {
  expect(read(officialCsv, { validUntil: '2025-06-09' })).toMatchObject({
    ok: true,
    directory: { validFrom: '2025-06-09', validUntil: '2025-06-09' },
  });
});
