import fc from 'fast-check';
import { expect, test } from 'vitest';
import { decodeText, firstNotUtf8 } from './utf8.ts';

/** Whether the first bytes are UTF-8, whatever follows them. */
function check(bytes: readonly number[], following: number): boolean {
  const memory = new Uint8Array(bytes.length + 8).fill(following);
  memory.set(bytes);
  return firstNotUtf8(memory, 0, bytes.length) === bytes.length;
}

function decodes(bytes: readonly number[]): boolean {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(new Uint8Array(bytes));
    return true;
  } catch {
    return false;
  }
}

test('agrees with the decoder of the platform on any bytes', () => {
  // Bytes at the bounds of table 3-7 of the Unicode Standard, among ASCII.
  const borders = [
    0x80, 0x8f, 0x90, 0x9f, 0xa0, 0xbf, 0xc0, 0xc1, 0xc2, 0xdf, 0xe0, 0xe1, 0xec, 0xed, 0xee, 0xef,
  ];
  const bytes = fc.oneof(
    { weight: 3, arbitrary: fc.constantFrom(0x41, 0x30, 0x0a) },
    { weight: 2, arbitrary: fc.constantFrom(...borders, 0xf0, 0xf1, 0xf3, 0xf4, 0xf5, 0xff) },
    { weight: 1, arbitrary: fc.nat(255) },
  );
  fc.assert(
    fc.property(fc.array(bytes, { maxLength: 30 }), fc.nat(255), (some, following) => {
      expect(check(some, following)).toBe(decodes(some));
    }),
    { numRuns: 5_000 },
  );
});

test('and on any text, at any place', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 40 }), fc.nat(255), (text, following) => {
      const bytes = [...new TextEncoder().encode(text)];
      expect(check(bytes, following)).toBe(true);
      const isCutInside = bytes.length > 0 && !decodes(bytes.slice(0, -1));
      expect(check(bytes.slice(0, -1), following)).toBe(!isCutInside);
    }),
    { numRuns: 2_000 },
  );
});

test('text of two encodings is decoded character by character', () => {
  const mixed = Buffer.concat([
    Buffer.from('Müller;', 'utf8'),
    Buffer.from('Größe;', 'latin1'),
    Buffer.from('Ä€', 'utf8').subarray(0, -1),
  ]);
  expect(decodeText(new Uint8Array(mixed))).toBe('Müller;Größe;Äâ‚');
});
