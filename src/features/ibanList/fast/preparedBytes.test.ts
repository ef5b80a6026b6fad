import { expect, test } from 'vitest';
import { PreparedBytes } from './preparedBytes.ts';

test('any number of texts of any length is written as it was kept, without what follows it', () => {
  const bytes = new PreparedBytes();
  const texts = Array.from({ length: 20_000 }, (_, index) => `Bank für ${'ß€'.repeat(index % 37)} ${index}`);
  const numbers = texts.map((text) => bytes.add(text));
  expect(texts.map((text) => bytes.add(text))).toEqual(numbers);
  const out = new Uint8Array(2 ** 10);
  for (const [index, number] of numbers.entries()) {
    const end = bytes.write(number, new DataView(out.buffer), 3);
    expect(new TextDecoder().decode(out.subarray(3, end))).toBe(texts[index]);
  }
});
