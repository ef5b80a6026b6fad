import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { callOf } from './example.ts';

test.each(['a\'b"c', 'back\\slash', 'two\nlines', '\u2028'])(
  'the example for developers shows the input as a string that JavaScript reads as the same text: %j [17.10]',
  (text) => {
    const world = { bankDirectory: () => null, resolveIban: (...given: unknown[]) => given };
    expect([...runInNewContext(callOf([text, '1']), world)]).toEqual([null, text, '1']);
  },
);
