import { runInNewContext } from 'node:vm';
import { describe, expect, test } from 'vitest';
import { newestDirectory } from '../../../tests/support/bankDirectory.ts';
import { inShort, runSample } from './runSample.ts';
import { callOf, codeOf, initialValues } from './samples.ts';

const answer = (...[name, values]: Parameters<typeof callOf>): unknown =>
  JSON.parse(runSample(name, values, newestDirectory()).text);

describe('the example on the page for developers [17.9]', () => {
  test.each([
    ['resolveIban', ['2007000', '1234566'], { ok: false, code: 'bank-code-malformed' }],
    ['checkAccount', ['ZZ', '1'], { ok: false, code: 'method-unknown' }],
    ['checkIban', ['Müller'], { ok: false, problems: [{ code: 'unreadable', characters: 'ü' }] }],
  ] as const)('%s gives a bad input the refusal of the package: %s', (name, values, refusal) => {
    expect(answer(name, values)).toMatchObject(refusal);
  });

  test('is said in short', () => {
    expect(inShort({ ok: true, iban: 'DE68', resolution: {} })).toBe('ok: true, iban: DE68');
    expect(inShort({ ok: false, problems: [{ code: 'too-short', length: 3 }] })).toBe(
      'ok: false, problems: code: too-short, length: 3',
    );
    expect(inShort(['DE68', 'DE89'])).toBe('DE68; DE89');
    expect(inShort([])).toBe('[]');
  });

  test.each(['a\'b"c', 'back\\slash', 'two\nlines', '\u2028'])(
    'shows the input as a string that JavaScript reads as the same text: %j',
    (text) => {
      const shown = callOf('findIbans', [text]);
      expect(runInNewContext(shown.slice('findIbans('.length, -1))).toBe(text);
    },
  );

  test('is a program with the imports that it needs', () => {
    const program = codeOf('resolveIban', initialValues('resolveIban'));
    expect(program).toContain(
      "from 'iban-regeln';\nimport { bankDirectory } from 'iban-regeln/directory';\n\nconst",
    );
    expect(codeOf('findIbans', ['x'])).not.toContain('directory');
  });
});
