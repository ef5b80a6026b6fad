import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it, test } from 'vitest';
import { ForeignIbans, IbanAnatomy } from './anatomy.tsx';
import { IbanLengths } from './SepaCountries.tsx';

const words = (html: string) => html.replace(/<svg.*?<\/svg>/g, '').replace(/<[^>]+>/g, '|');

describe('The anatomy of an IBAN', () => {
  it('names its four parts', () => {
    const text = words(renderToStaticMarkup(<IbanAnatomy iban="DE89370400440532013000" />));
    for (const part of ['|DE|', '|89|', '|3704 0044|', '|0532 0130 00|']) expect(text).toContain(part);
    expect(text).toContain('DE Land, 89 Prüfziffern, 3704 0044 Bankleitzahl, 0532 0130 00 Kontonummer.');
  });

  it('is not drawn for a wrong IBAN', () => {
    const wrong = 'DE88370400440532013000';
    expect(() => renderToStaticMarkup(<IbanAnatomy iban={wrong} />)).toThrow(wrong);
  });
});

test('the table of IBAN lengths goes from Norway to Malta and puts Germany among those with 22', () => {
  const text = words(renderToStaticMarkup(<IbanLengths />));
  expect(text).toMatch(/\|15\|+Norwegen\|/);
  expect(text).toMatch(/\|22\|+Bulgarien, Deutschland, [^|]*Vereinigtes Königreich\|/);
  expect(text).toMatch(/\|31\|+Malta\|/);
});

describe('The IBANs of other countries', () => {
  it('name country, length and the part of the bank', () => {
    const text = words(renderToStaticMarkup(<ForeignIbans ibans={['NL91ABNA0417164300']} />));
    expect(text).toMatch(/\|Niederlande\|+NL91 ABNA 0417 1643 00\|+18\|+ABNA\|/);
  });

  it.each([
    ['wrong check digits', 'NL92ABNA0417164300'],
    ['a character too few', 'CH930076201162385295'],
    ['a country without IBANs', 'US91ABNA0417164300'],
  ])('are not drawn with %s', (_name, iban) => {
    expect(() => renderToStaticMarkup(<ForeignIbans ibans={[iban]} />)).toThrow(iban);
  });
});
