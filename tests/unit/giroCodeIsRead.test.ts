import fc from 'fast-check';
import { expect, test } from 'vitest';
import { epcAmount, parseAmount } from '../../src/domain/giroCode/amount.ts';
import { EPC_LIMITS, epcPayload, type PaymentInput } from '../../src/domain/giroCode/payload.ts';
import { type QrMatrix, qrMatrix } from '../../src/features/giroCode/qrMatrix.ts';
import { readQrCode } from '../support/readQrCode.ts';

const PIXELS_PER_MODULE = 4;
const MODULES_OF_VERSION_13 = 69;

/** The content of the code, read from its picture by an independent decoder. */
function decode(matrix: QrMatrix) {
  const width = matrix.length * PIXELS_PER_MODULE;
  const data = new Uint8ClampedArray(width * width * 4).fill(255);
  for (let y = 0; y < width; y += 1)
    for (let x = 0; x < width; x += 1)
      if (matrix[Math.floor(y / PIXELS_PER_MODULE)]?.[Math.floor(x / PIXELS_PER_MODULE)])
        data.fill(0, (y * width + x) * 4, (y * width + x) * 4 + 3);
  return readQrCode({ data, width, height: width, colorSpace: 'srgb' } as ImageData);
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
  originatorInformation: words(70),
  bic: fc.constantFrom('', 'COBADEFFXXX'),
});

function written(cents: number | null): string {
  return cents === null ? '' : `${Math.floor(cents / 100)},${String(cents % 100).padStart(2, '0')}`;
}

test('a decoder reads every line of any payment as it was meant, umlauts, € and emoji included', async () => {
  let longest = 0;
  await fc.assert(
    fc.asyncProperty(payments, async (input) => {
      const result = epcPayload(input);
      // Too many bytes are refused, which payload.test.ts checks.
      if (!result.ok) return;
      const { payload, payment } = result;
      longest = Math.max(longest, new TextEncoder().encode(payload).length);
      const decoded = await decode(qrMatrix(payload));
      const amount = parseAmount(input.amount);
      const euro = amount.ok ? epcAmount(amount.cents) : '';
      const lines = ['BCD', '002', '1', 'SCT', input.bic, payment.name, input.iban];
      lines.push(euro, input.purpose, '', payment.text, payment.originatorInformation);
      while (lines.at(-1) === '') lines.pop();
      expect(decoded?.text.split('\n')).toEqual(lines);
    }),
    { numRuns: 150 },
  );
  expect(longest, 'large codes were among them').toBeGreaterThan(200);
}, 60_000);

test('a payload of 331 bytes fits version 13 with the error correction M, in four white modules, and is read back', async () => {
  const payload = `BCD\n002\n1\nSCT\n\n${'ü'.repeat(158)}`;
  expect(new TextEncoder().encode(payload).length).toBe(EPC_LIMITS.bytes);
  const matrix = qrMatrix(payload);
  expect(matrix.length).toBe(MODULES_OF_VERSION_13 + 2 * 4);
  expect(await decode(matrix)).toMatchObject({ text: payload, version: 13, correction: 'M' });
});

test('a payload of capitals and digits goes as bytes too, without a header for the character set', async () => {
  // ISO/IEC 18004, table 7: version 1-M has a capacity of 20 alphanumeric characters or 14 bytes.
  const payload = 'BCD 002 1 SCT 18 CHA';
  const read = { text: payload, version: 2, correction: 'M', namesCharacterSet: false };
  expect(await decode(qrMatrix(payload))).toEqual(read);
});
