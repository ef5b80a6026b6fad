import { expect, test } from 'vitest';
import { Pieces } from './pieces.ts';

test('any number of pieces of any length is written as it was kept, without what stands behind it', () => {
  const pieces = new Pieces();
  const texts = Array.from({ length: 20_000 }, (_, index) => `Bank für ${'ß€'.repeat(index % 37)} ${index}`);
  const numbers = texts.map((text) => pieces.add(['BIC', text], '\r\n'));
  const out = new Uint8Array(2 ** 10);
  for (const [index, number] of numbers.entries()) {
    const end = pieces.write(number, new DataView(out.buffer), 3);
    expect(new TextDecoder().decode(out.subarray(3, end))).toBe(`;BIC;${texts[index]}\r\n`);
  }
});

test('cells are written like all others', () => {
  const pieces = new Pieces();
  const out = new Uint8Array(64);
  const end = pieces.write(pieces.add(['=1+1', 'a;b'], ''), new DataView(out.buffer), 0);
  expect(new TextDecoder().decode(out.subarray(0, end))).toBe(`;'=1+1;"a;b"`);
});
