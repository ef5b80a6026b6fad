import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it, test } from 'vitest';
import { BankCodeAnatomy } from './BankCodeAnatomy.tsx';
import { ClearingAreas } from './ClearingAreas.tsx';
import { ForeignIbans } from './ForeignIbans.tsx';
import { IbanAnatomy } from './IbanAnatomy.tsx';
import { IbanLengths } from './IbanLengths.tsx';

const words = (html: string) => html.replace(/<svg.*?<\/svg>/g, '').replace(/<[^>]+>/g, '|');

describe('The anatomy of an IBAN', () => {
  it('names its four parts', () => {
    const text = words(renderToStaticMarkup(<IbanAnatomy iban="DE89370400440532013000" />));
    for (const part of ['|DE|', '|89|', '|3704 0044|', '|0532 0130 00|']) expect(text).toContain(part);
    for (const name of ['Land', 'Prüfziffern', 'Bankleitzahl', 'Kontonummer'])
      expect(text).toContain(`|${name} |`);
  });

  it.each([
    ['wrong check digits', 'DE88370400440532013000'],
    ['a digit too few', 'DE8937040044053201300'],
  ])('is not drawn for an IBAN with %s', (_name, iban) => {
    expect(() => renderToStaticMarkup(<IbanAnatomy iban={iban} />)).toThrow(iban);
  });
});

describe('The anatomy of a bank code', () => {
  it('says clearing area, place, group and own number', () => {
    const text = words(
      renderToStaticMarkup(<BankCodeAnatomy bankCode="37040044" place="Köln" bank="Commerzbank in Köln" />),
    );
    for (const says of ['Rheinland', 'Köln', 'Commerzbank', '|370|', '|4|', '|0044|'])
      expect(text).toContain(says);
  });

  it('is not drawn for a bank code that begins with 9', () => {
    expect(() => renderToStaticMarkup(<BankCodeAnatomy bankCode="97040044" place="" bank="" />)).toThrow(
      '97040044',
    );
  });
});

test('the clearing areas cover the sixteen federal states, North Rhine-Westphalia in two parts', () => {
  const text = words(renderToStaticMarkup(<ClearingAreas />));
  expect(text.match(/\|\d\|/g)).toEqual([...'12345678'].map((digit) => `|${digit}|`));
  const states =
    'Baden-Württemberg Bayern Berlin Brandenburg Bremen Hamburg Hessen Mecklenburg-Vorpommern Niedersachsen Rheinland-Pfalz Saarland Sachsen Sachsen-Anhalt Schleswig-Holstein Thüringen';
  for (const state of [...states.split(' '), '|Rheinland|', '|Westfalen|']) expect(text).toContain(state);
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
