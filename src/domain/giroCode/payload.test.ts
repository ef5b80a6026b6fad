import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { EMPTY_PAYMENT, EPC_LIMITS, epcPayload, type PaymentInput } from './payload.ts';

interface Case {
  readonly name: string;
  readonly typed: Partial<PaymentInput>;
  readonly lines?: readonly string[];
  readonly problems?: Readonly<Record<string, string>>;
}

const simple: PaymentInput = { ...EMPTY_PAYMENT, iban: 'DE89370400440532013000', name: 'Erika Mustermann' };

const refused = (field: string, code: string) => ({ ok: false, problems: [{ field, code }] });

const cases = JSON.parse(
  readFileSync(new URL('../../../tests/fixtures/giroCode/cases.json', import.meta.url), 'utf8'),
) as Case[];

test.each(cases)('as people type it: $name', ({ typed, lines, problems }) => {
  const result = epcPayload({ ...EMPTY_PAYMENT, ...typed });
  if (result.ok) expect(result.payload.split('\n')).toEqual(lines);
  else expect(Object.fromEntries(result.problems.map(({ field, code }) => [field, code]))).toEqual(problems);
});

test.each([
  ['name', 70, 'name-too-long'],
  ['text', 140, 'text-too-long'],
  ['originatorInformation', 70, 'originatorInformation-too-long'],
] as const)('%s may have %i characters and not one more, counted as characters', (field, limit, code) => {
  expect(epcPayload({ ...simple, [field]: 'üu'.repeat(limit / 2) }).ok).toBe(true);
  expect(epcPayload({ ...simple, [field]: 'üu'.repeat(limit / 2).concat('u') })).toEqual(
    refused(field, code),
  );
});

test('331 bytes are allowed, 332 are not, and the longest field is named', () => {
  const bytesOf = (text: string, originatorInformation: string) =>
    epcPayload({ ...simple, name: 'ü'.repeat(70), text, originatorInformation });
  // Seven lines of 4 + 4 + 2 + 4 + 1 + 141 + 23 bytes, then amount, purpose and reference, each empty.
  const rest = EPC_LIMITS.bytes - (4 + 4 + 2 + 4 + 1 + 141 + 23 + 3);
  const full = bytesOf('ü'.repeat(Math.floor(rest / 2)) + 'u'.repeat(rest % 2), '');
  expect(full.ok && new TextEncoder().encode(full.payload).length).toBe(331);
  const tooFull = bytesOf('ü'.repeat(Math.floor(rest / 2)) + 'u'.repeat((rest % 2) + 1), '');
  expect(tooFull).toEqual(refused('text', 'too-many-bytes'));
});

test.each([
  ['the name', { name: '€'.repeat(70), text: 'ü'.repeat(70) }, 'name'],
  ['what is noted', { text: 'ü'.repeat(90), originatorInformation: '€'.repeat(70) }, 'originatorInformation'],
  ['the text, if it is as long as the name', { name: '€'.repeat(70), text: 'ü'.repeat(105) }, 'text'],
] as const)('of a payload with too many bytes the longest field is named: %s', (_name, typed, field) => {
  expect(epcPayload({ ...simple, ...typed })).toEqual(refused(field, 'too-many-bytes'));
});

test('the bytes are not counted before the fields are right', () => {
  const tooManyBytes = { name: 'ü'.repeat(70), text: 'ü'.repeat(140) };
  const wrong = epcPayload({ ...simple, ...tooManyBytes, iban: 'DE88370400440532013000' });
  expect(wrong).toEqual(refused('iban', 'iban-check-digits'));
});

test('whatever is typed, a payload has its lines, no empty one at the end, and at most 331 bytes', () => {
  const text = fc
    .array(fc.constantFrom(...'aü€ \r\n\t\u2028\u00A0\u200B,.19'.split(''), '🎂'), { maxLength: 80 })
    .map((characters) => characters.join(''));
  fc.assert(
    fc.property(fc.record({ name: text, amount: text, text, originatorInformation: text }), (typed) => {
      const result = epcPayload({ ...simple, ...typed });
      if (!result.ok) return;
      const lines = result.payload.split('\n');
      expect(lines.length).toBeGreaterThanOrEqual(7);
      expect(lines.length).toBeLessThanOrEqual(12);
      expect(lines.at(-1)).not.toBe('');
      expect(result.payload).not.toMatch(/\r/);
      expect(new TextEncoder().encode(result.payload).length).toBeLessThanOrEqual(EPC_LIMITS.bytes);
    }),
  );
});

test('blanks in a field that may be empty are nothing', () => {
  const blanks = { amount: ' ', reference: ' ' };
  expect(epcPayload({ ...simple, ...blanks })).toEqual(epcPayload(simple));
});

test.each(['name', 'text', 'originatorInformation'] as const)(
  'a bank never gets another %s than people have seen',
  (field) => {
    for (const character of ['\0', '\u0007', '\u009F', '\u202B', '\u202E', '\u2067']) {
      const seen = epcPayload({ ...simple, [field]: `Huber${character}AG` });
      expect(seen).toEqual(refused(field, 'text-seen-otherwise'));
    }
    expect(epcPayload({ ...simple, [field]: 'Huber\r\n\tA\u00ADG' }).ok).toBe(true);
  },
);
