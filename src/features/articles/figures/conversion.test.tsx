import fc from 'fast-check';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it, test } from 'vitest';
import { WorkedExample } from '../../../prose/WorkedExample.tsx';
import { ConversionSteps, remainderByPieces } from './ConversionSteps.tsx';

const words = (html: string) => html.replace(/<[^>]+>/g, '').replaceAll('\u00a0', ' ');

describe('The conversion step by step', () => {
  const html = words(renderToStaticMarkup(<ConversionSteps bankCode="37040044" accountNumber="532013000" />));

  it.each([
    ['the padded account number', '0532013000'],
    ['the number that is divided', '37040044 0532013000 131400'],
    ['the check digits', '98 − 9 = 89'],
    ['the IBAN of the banks’ own example', 'DE89 3704 0044 0532 0130 00'],
  ])('shows %s', (_name, text) => {
    expect(html).toContain(text);
  });

  it('writes check digits below ten with a zero in front', () => {
    const text = words(renderToStaticMarkup(<ConversionSteps bankCode="37040044" accountNumber="24" />));
    expect(text).toContain('98 − 96 = 2, zweistellig 02');
    expect(text).toContain('DE02 3704 0044 0000 0000 24');
  });

  it('does not calculate with a bank code of seven digits', () => {
    expect(() =>
      renderToStaticMarkup(<ConversionSteps bankCode="3704004" accountNumber="532013000" />),
    ).toThrow('Not a bank code');
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
  expect(
    words(
      renderToStaticMarkup(<WorkedExample bankCode="37040044" accountNumber="532013000" shows={shows} />),
    ),
  ).toBe(text);
});
