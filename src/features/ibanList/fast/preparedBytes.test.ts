import { expect, test } from 'vitest';
import { PreparedBytes } from './preparedBytes.ts';

test('any number of texts of any length is written as it was kept, without what follows it', () => {
  const bytes = new PreparedBytes();
  const out = new Uint8Array(2 ** 21);
  const keepAndWrite = (text: string) => {
    const [start, length] = bytes.add(text);
    bytes.write(start, length, new DataView(out.buffer), 3);
    expect(new TextDecoder().decode(out.subarray(3, 3 + length)) === text, text.slice(0, 99)).toBe(true);
    return start;
  };
  const texts = Array.from({ length: 20_000 }, (_, index) => `Bank für ${'ß€'.repeat(index % 37)} ${index}`);
  // It ends one byte before the first megabyte does.
  texts[1] = '€'.repeat(349_521);
  const starts = texts.map(keepAndWrite);
  expect(texts.map(keepAndWrite)).toEqual(starts);
});
