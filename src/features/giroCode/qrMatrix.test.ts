import fc from 'fast-check';
import jsQR from 'jsqr';
import { expect, test } from 'vitest';
import { EPC_LIMITS, epcPayload, type PaymentInput } from '../../domain/epcPayload.ts';
import { epcAmount, parseAmount } from '../../domain/epcPayloadAmount.ts';
import { type QrMatrix, QUIET_ZONE, qrMatrix } from './qrMatrix.ts';
import { svgPath } from './qrPicture.ts';

const PIXELS_PER_MODULE = 4;
const ADDITIONAL_MODULES_PER_VERSION = 4;
const MODULES_OF_VERSION_13 = 69;

/** What a camera would see, read by a decoder that knows nothing of how the code was made. */
function decode(isDark: (x: number, y: number) => boolean, modules: number) {
  const width = modules * PIXELS_PER_MODULE;
  const pixels = new Uint8ClampedArray(width * width * 4).fill(255);
  for (let y = 0; y < width; y += 1)
    for (let x = 0; x < width; x += 1)
      if (isDark(Math.floor(x / PIXELS_PER_MODULE), Math.floor(y / PIXELS_PER_MODULE)))
        pixels.fill(0, (y * width + x) * 4, (y * width + x) * 4 + 3);
  return jsQR(pixels, width, width, { inversionAttempts: 'dontInvert' });
}

function decodeMatrix(matrix: QrMatrix) {
  return decode((x, y) => matrix[y]?.[x] ?? false, matrix.length);
}

function textOf(bytes: readonly number[]): string {
  return new TextDecoder('utf-8', { fatal: true }).decode(new Uint8Array(bytes));
}

const words = (maxLength: number) =>
  fc.string({
    unit: fc.constantFrom(...'abcXYZ019 /-?:().,+äöüÄÖÜßéçñłŠ€&@'.split(''), '🎂', '👍', '日'),
    maxLength,
    size: 'max',
  });
const payments = fc.record<PaymentInput>({
  iban: fc.constantFrom('DE89370400440532013000', 'AT611904300234573201', 'MT84MALT011000012345MTLCAST001S'),
  name: words(70).filter((name) => name.trim() !== ''),
  amount: fc.option(fc.integer({ min: 1, max: 99_999_999_999 }), { nil: null }).map(written),
  text: words(140),
  reference: fc.constant(''),
  purpose: fc.constantFrom('', 'CHAR'),
  hint: words(70),
  bic: fc.constantFrom('', 'COBADEFFXXX'),
});

function written(cents: number | null): string {
  return cents === null ? '' : `${Math.floor(cents / 100)},${String(cents % 100).padStart(2, '0')}`;
}

test('a decoder reads every line of any payment as it was meant, umlauts, € and emoji included', () => {
  let longest = 0;
  fc.assert(
    fc.property(payments, (input) => {
      const result = epcPayload(input);
      // Too many bytes are refused, and epcPayload.test.ts proves that.
      if (!result.ok) return;
      const { payload, payment } = result;
      longest = Math.max(longest, new TextEncoder().encode(payload).length);
      const decoded = decodeMatrix(qrMatrix(payload));
      expect(decoded).not.toBeNull();
      const amount = parseAmount(input.amount);
      const lines = [
        ...['BCD', '002', '1', 'SCT', input.bic, payment.name, input.iban],
        ...[amount.ok ? epcAmount(amount.cents) : '', input.purpose, '', payment.text, payment.hint],
      ];
      while (lines.at(-1) === '') lines.pop();
      expect(textOf(decoded?.binaryData ?? []).split('\n')).toEqual(lines);
    }),
    { numRuns: 150 },
  );
  expect(longest, 'large codes were among them').toBeGreaterThan(200);
}, 60_000);

test('a payload of 331 bytes fits version 13 and is read back', () => {
  const payload = `BCD\n002\n1\nSCT\n\n${'ü'.repeat(158)}`;
  expect(new TextEncoder().encode(payload).length).toBe(EPC_LIMITS.bytes);
  const matrix = qrMatrix(payload);
  expect(matrix.length).toBe(MODULES_OF_VERSION_13 + 2 * QUIET_ZONE);
  const decoded = decodeMatrix(matrix);
  expect(decoded?.version).toBe(13);
  expect(textOf(decoded?.binaryData ?? [])).toBe(payload);
});

test('a payload of capitals and digits goes as bytes too, without a header for the character set', () => {
  const decoded = decodeMatrix(qrMatrix('BCD 002 1 SCT'));
  expect(decoded?.chunks.map(({ type }) => type)).toEqual(['byte']);
});

test('the error correction is M, as the format information in the code says', () => {
  // ISO/IEC 18004, 7.9: the two uppermost bits, row 8 beside the left finder pattern, under the mask 10…; M is 00.
  const matrix = qrMatrix('BCD\n002\n1\nSCT');
  const row = matrix[QUIET_ZONE + 8] ?? [];
  expect([row[QUIET_ZONE], row[QUIET_ZONE + 1]]).toEqual([true, false]);
});

test('four modules around the code are white', () => {
  const matrix = qrMatrix('BCD\n002\n1\nSCT');
  expect((matrix.length - 2 * QUIET_ZONE - 17) % ADDITIONAL_MODULES_PER_VERSION).toBe(0);
  const last = matrix.length - QUIET_ZONE;
  matrix.forEach((row, y) => {
    row.forEach((isDark, x) => {
      if (Math.min(x, y) < QUIET_ZONE || Math.max(x, y) >= last) expect(isDark).toBe(false);
    });
  });
});

test('the path of the SVG covers the dark modules and nothing else', () => {
  const matrix = qrMatrix('BCD\n002\n1\nSCT\n\nBäckerei Groß');
  const drawn = matrix.map((row) => row.map(() => false));
  for (const [, x = '', y = '', width = ''] of svgPath(matrix).matchAll(/M(\d+) (\d+)h(\d+)v1h-\3z/g))
    for (let i = 0; i < Number(width); i += 1) {
      const row = drawn[Number(y)];
      if (row) row[Number(x) + i] = true;
    }
  expect(drawn).toEqual(matrix);
});
