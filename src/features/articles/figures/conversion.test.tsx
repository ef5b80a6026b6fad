import fc from 'fast-check';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it, test } from 'vitest';
import { WorkedExample } from '../../../prose/WorkedExample.tsx';
import { ConversionSteps, remainderByPieces } from './ConversionSteps.tsx';

const words = (html: string) => html.replace(/<[^>]+>/g, '').replaceAll('\u00a0', ' ');

describe('The conversion step by step', () => {
  const stepsOf = (bankCode: string, accountNumber: string) =>
    words(renderToStaticMarkup(<ConversionSteps bankCode={bankCode} accountNumber={accountNumber} />));

  it.each([
    ['532013000', '37040044 0532013000 131400', '98 − 9 = 89', 'DE89 3704 0044 0532 0130 00'],
    ['24', '37040044 0000000024 131400', '98 − 96 = 2, zweistellig 02', 'DE02 3704 0044 0000 0000 24'],
  ])('shows for account number %s what is divided, the check digits and the IBAN', (account, ...shown) => {
    for (const text of shown) expect(stepsOf('37040044', account)).toContain(text);
  });

  it('does not calculate with a bank code of seven digits', () => {
    expect(() => stepsOf('3704004', '532013000')).toThrow('Not a bank code');
  });
});

test('the division in pieces of six digits ends in the remainder of the whole number, and each line is a division', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[0-9]{1,30}$/), (digits) => {
      const lines = remainderByPieces(digits);
      expect(lines.at(-1)?.remainder).toBe(Number(BigInt(digits) % 97n));
      for (const { carried, piece, quotient, remainder } of lines)
        expect(quotient * 97 + remainder).toBe(Number(carried + piece));
    }),
  );
});

test.each([
  ['remainder', '9'],
  ['checkDigits', '89'],
  ['iban', 'DE89 3704 0044 0532 0130 00'],
] as const)('a calculated number in the text shows %s', (shows, text) => {
  const example = <WorkedExample bankCode="37040044" accountNumber="532013000" shows={shows} />;
  expect(words(renderToStaticMarkup(example))).toBe(text);
});
