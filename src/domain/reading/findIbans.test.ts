import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { checkIban } from '../ibanCheck/checkIban.ts';
import { findIbans } from './findIbans.ts';

const folder = new URL('../../../tests/fixtures/ibanCheck/', import.meta.url);
const fixtures: Record<string, { why: string; finds: [string, string[]][] }> = JSON.parse(
  readFileSync(new URL('expected.json', folder), 'utf8'),
);

describe('messy pastes', () => {
  test('every paste has its expectation', () => {
    const pastes = readdirSync(folder).filter((name) => name.endsWith('.txt'));
    expect(pastes.sort()).toEqual(
      Object.keys(fixtures)
        .map((name) => `${name}.txt`)
        .sort(),
    );
  });

  test.each(Object.entries(fixtures))('%s', (name, { finds }) => {
    const text = readFileSync(new URL(`${name}.txt`, folder), 'utf8');
    const found = findIbans(text).map((iban) => [iban, checkIban(iban).problems.map(({ code }) => code)]);
    expect(found).toEqual(finds);
  });
});

const RIGHT = 'DE89370400440532013000';
const AUSTRIAN = 'AT611904300234573201';

const CASES: Readonly<Record<string, [text: string, found: string[]][]>> = {
  'where an IBAN begins and ends': [
    [`IBAN${RIGHT}`, [RIGHT]],
    [`iban${RIGHT.toLowerCase()}`, [RIGHT]],
    ['IBAN', []],
    ['IBAN DE', []],
    ['DE 89 3704 0044 0532 0130 00', [RIGHT]],
    ['DE. 89370400440532013000', [RIGHT]],
    ['DE, 89370400440532013000', []],
    ['DE89 3704 0044, 0532 0130 00', []],
    [`:86:166?00GUTSCHRIFT?31${RIGHT}?32MEIER`, [RIGHT]],
    ['[DE89] [3704] [0044] [0532] [0130] [00]', [RIGHT]],
    ['„DE89“ „3704“ „0044“ „0532“ „0130“ „00“', [RIGHT]],
    ['?iban=DE89%203704%200044%200532%200130%2000&x=1', [RIGHT]],
    ['IBAN: DE89=203704=200044=200532=200130=2000', [RIGHT]],
    ['<b>DE89</b><b>3704</b><b>0044</b><b>0532</b><b>0130</b><b>00</b>', [RIGHT]],
    [`[${[...RIGHT].join('][')}]`, [RIGHT]],
    ['IBAN DE89&nbsp;3704&nbsp;0044&nbsp;0532&nbsp;0130&nbsp;00', [RIGHT]],
    ['zahlen an DE89,3704,0044,0532,0130,00; danke', [RIGHT]],
    ['DE89~3704~0044~0532~0130~00', [RIGHT]],
    ['unser Konto DE89:3704:0044:0532:0130:00', [RIGHT]],
    ['Konto DE89 3704 0044\n> 0532 0130 00\n> Danke', [RIGHT]],
    ['Konto: DE8 937 040 044 053 201 300 0', [RIGHT]],
    ['DE: 8937 0400 4405 3201 3000', [RIGHT]],
    [`DE:${RIGHT.slice(2)}`, [RIGHT]],
    ['DE89Â\u00A03704Â\u00A00044Â\u00A00532Â\u00A00130Â\u00A000', [RIGHT]],
    ['NR: 8937 0400 4405', []],
    ['AG: 12 34567890', []],
    ['DE: 12345', []],
    ['DE89 ,\n3704 0044 0532 0130 00', []],
    ['DE89\n,3704 0044 0532 0130 00', []],
    ['DE89\u200B3704\u20280044 \r\n 0532\u00A0\u202F0130-00', [RIGHT]],
    ['ＤＥ８９ ３７０４ 0044 0532 0130 00', [RIGHT]],
    ['ＤＥ８９！3704 0044 0532 0130 00', []],
    ['D E 8 9 3 7 0 4 0 0 4 4 0 5 3 2 0 1 3 0 0 0', [RIGHT]],
    ['IBAN D E 8 9 3 7 0 4 0 0 4 4 0 5 3 2 0 1 3 0 00 bei', [RIGHT]],
    [`${RIGHT}7`, [`${RIGHT}7`]],
    [`${RIGHT} 7`, [RIGHT]],
    [`${RIGHT}BIC COBADEFFXXX`, [RIGHT]],
    [`${RIGHT}COBADEFFXXX`, [RIGHT]],
    [`${RIGHT};${AUSTRIAN}`, [RIGHT, AUSTRIAN]],
    [`${RIGHT} ${AUSTRIAN}`, [RIGHT, AUSTRIAN]],
    [`${RIGHT}${AUSTRIAN}`, [RIGHT, AUSTRIAN]],
    [`${RIGHT} ${RIGHT}`, [RIGHT]],
    [`${RIGHT}AT611904300234573202`, [RIGHT, 'AT611904300234573202']],
    [`${RIGHT}NL91 ABNA 0417 1643 00EUR`, [RIGHT, 'NL91ABNA0417164300']],
    ['Konto: NL91ABNA0417164300EUR', ['NL91ABNA0417164300']],
    ['an DE893704004 40532013000 zahlen', [RIGHT]],
    ['DE8937040044 0532013000 12,50 EUR', [RIGHT]],
    // A digit is missing in the middle. With the 5 of the amount the check digits fit by chance.
    ['DE8710010123038875955 5EUR', ['DE8710010123038875955']],
    ['DE89370400440532013 000EUR', ['DE89370400440532013']],
    ['DE893704004405320130 00', [RIGHT]],
    ['DE8937040044 0532013000EUR', [RIGHT]],
    ['DE89 3704 0044 0532 0130 00EUR', [RIGHT]],
    ['DE8937040044\n0532013000\n12345', [RIGHT]],
    ['DE89 3704 0044 0532 0130 00\nDE38672800517876218100', [RIGHT, 'DE38672800517876218100']],
    ['NL91ABNA0417164300 danke', ['NL91ABNA0417164300']],
    ['MT84 MALT 0110 0001 2345 MTLC AST0 01S', ['MT84MALT011000012345MTLCAST001S']],
    ['GB29 NWBK 6016 1331 9268 19 Danke', ['GB29NWBK60161331926819']],
  ],
  'what was meant to be an IBAN is found too, and nothing else': [
    ['AT61 1904 3002 3457 3202', ['AT611904300234573202']],
    ['ZZ61 1904 3002 3457 3202', ['ZZ611904300234573202']],
    ['Text davor AT61 1904 3002 3457 3202 und danach', ['AT611904300234573202']],
    ['Bitte an DE89 3704 0044 0532 0130 01 zahlen', ['DE89370400440532013001']],
    ['Bitte an DE89 3704 0044 0532 0130 zahlen', ['DE893704004405320130']],
    ['Konto DE89 3704 zahlen', []],
    ['Rechnung DE123456789 vom 1.2.', []],
    ['IBAN: DE123456789', ['DE123456789']],
    ['DE98ZZZ09999999999', ['DE98ZZZ09999999999']],
    [`Gläubiger DE98ZZZ09999999999 IBAN ${RIGHT}`, [RIGHT]],
    ['89370400440532013000', ['89370400440532013000']],
    ['IBAN 89370400440532013000', ['89370400440532013000']],
    ['FE89370400440532013000', ['FE89370400440532013000']],
    ['DE8O 3704 0044', ['DE8O37040044']],
    ['DEO9 3704 0044 0532 0130 00', ['DEO9370400440532013000']],
    ['DE89 O7O4 OO44 OS32 OI3O OO', ['DE89O7O4OO44OS32OI3OOO']],
    ['DE89 3704 0044 0532 SOLL', ['DE89370400440532']],
    ['xDE89 37', []],
    ['DE8937040044053201300', ['DE8937040044053201300']],
    ['DE893704004405320130001', ['DE893704004405320130001']],
    ['DE8937040044053201300012345678901234567890', []],
    ['IBAN COBADEFF DE89 3704 0044 0532 0130 0', ['DE8937040044053201300']],
    ['IBAN BIC X DE89 3704', ['DE893704']],
    ['IBAN a b c DE89 3704 0044', []],
    ['Konto 532013000 BLZ 37040044', []],
    ['A1 B2 C3 D4', []],
  ],
  'how far a wrong number reaches': [
    ['an DE89 3704 0044 0532 0130 0\n12345 ab', ['DE8937040044053201300']],
    ['an DE89 3704 0044 0532 0130 0 12345 ab', ['DE8937040044053201300']],
    ['an DE89 3704 0044 0532 013 1234567 ab', ['DE89370400440532013']],
    ['an DE89 3704 0044 0532 0130 0\n12 ab', ['DE8937040044053201300']],
    ['an DE89 3704 0044 0532 0130\n01 ab', ['DE89370400440532013001']],
    ['an DE89 3704 0044 0532 0130 01 12 Euro', ['DE89370400440532013001']],
    ['an DE89 3704 0044 0532 RECHN1 ab', ['DE89370400440532']],
    ['an DE89 3704 0044 0532 12345678901234567890123456789012345 ab', ['DE89370400440532']],
    ['an DE89 3704 0044 0532 0130 0 12 ab', ['DE893704004405320130012']],
    ['an DE89 3704 0044 0532 0130 0 1234 ab', ['DE89370400440532013001234']],
    ['an DE89 3704 0044 0532 01\n3001 ab', ['DE89370400440532013001']],
    ['an DE89 3704 0044 0532\n0130 01 ab', ['DE89370400440532013001']],
    ['an DE89370400440532013001BIC ab', ['DE89370400440532013001']],
    ['an DE89370400440532013001BI ab', ['DE89370400440532013001BI']],
    ['an DE89BIC370400440532013001 ab', ['DE89BIC370400440532013001']],
    ['an DE4637O400440532013000BI ab', ['DE4637O400440532013000BI']],
    ['AT611904300234573202BIC', ['AT611904300234573202BIC']],
    ['an DE89370400440532013001123456789012 ab', ['DE89370400440532013001123456789012']],
    ['an DE893704004405320130011234567890123 ab', []],
    ['an DE89 3704 0044 0532 AT61 1904 3002 3457 3201', ['DE89370400440532', AUSTRIAN]],
    ['an DE89 3704 0044 0532 01 AT61 1904 3002 3457 3201', ['DE8937040044053201', AUSTRIAN]],
    ['an DE89 3704 0044 0532 AT61 1904 3002 3457 3202', ['DE89370400440532', 'AT611904300234573202']],
    ['an NL91 ABNA 0417 1643 DE 89 3704 0044 0532 0130 00', ['NL91ABNA04171643', RIGHT]],
    ['an DE89 3704 0044 0532 01 A161 ab', ['DE8937040044053201A161']],
    ['an DE89 3704 0044 0532 0130 DE', ['DE893704004405320130']],
    ['DE89 12345678901234567890123456789012345 ab', []],
    ['an DE89 3704 0044 0532 AB1C ab', ['DE89370400440532AB1C']],
    ['an DE89 3704 0044 0532 OIL ab', ['DE89370400440532OIL']],
    ['an DE89 3704 0044 0532 OILX ab', ['DE89370400440532']],
    ['an GB28 NWBK 6016 1331 9268 19 bitte', ['GB28NWBK60161331926819']],
    ['an GB28 NWBKAB 6016 1331 9268 ab', ['GB28NWBKAB601613319268']],
    ['an GB28 NWBKABC 6016 1331 9268 ab', []],
    ['an KW82 CBKU ABCD 0000 0000 1234 5601 01 ab', ['KW82CBKUABCD000000001234560101']],
    ['an MT85 MALT 0110 0001 2345 MTLCAST00 1S ab', ['MT85MALT011000012345MTLCAST001S']],
    ['an AZ22 NABZ 0000 0000 1370 1000 DE44 ab', ['AZ22NABZ0000000013701000DE44']],
    ['an FR14 2004 1010 0505 0001 3M02 607', ['FR1420041010050500013M02607']],
    ['an AT62 1904 3002 3457 3201 EUR 12', ['AT621904300234573201']],
  ],
  'in running text a wrong number needs a label or a length': [
    ['Meine IBAN DE89 3704 fehlt', ['DE893704']],
    ['Meine IBAN DE89 370 fehlt', []],
    ['Meine IBAN DE89 37', ['DE8937']],
    ['Meine neue IBAN DE89 37', ['DE8937']],
    ['Das ist meine IBAN DE89 37', []],
    ['Meine IBAN lautet so: DE89 3704 0044 fehlt', ['DE8937040044']],
    ['IBAN 1 2 DE89 3704 0044 fehlt', ['DE8937040044']],
    ['IBAN 1 2 3 DE89 3704 0044 fehlt', []],
    ['a b c IBAN DE89 3704', ['DE893704']],
    ['a b c d DE89 3704', []],
    ['Nr. DE1234567890 vom', []],
    ['Nr. DE12345678901234 vom', ['DE12345678901234']],
    ['Nr. XDE123456789 vom', []],
    ['Nr. NO938601111794 vom', ['NO938601111794']],
    ['Nr. NO93860111179 vom', []],
    ['Nr. NO9386011117947 vom', ['NO9386011117947']],
    ['an DE 89370400440532013001 ab', ['DE89370400440532013001']],
    ['an DE, 89 3704 0044 0532 0130 00', []],
    ['an DEX89370400440532013001 ab', []],
    ['an DE8X370400440532013001 ab', []],
    ['an DEOO370400440532013001 ab', []],
    ['an DEO8370400440532013001 ab', ['DEO8370400440532013001']],
    ['an DE8Z370400440532013001 ab', ['DE8Z370400440532013001']],
    ['Konto No. 43763 BLZ 37040044', []],
    ['Rechnung No. 20261 vom 12.11.2026', []],
    ['Gläubiger-ID: DE98ZZZ09999999999', ['DE98ZZZ09999999999']],
    // A group of zeros too many.
    ['IBAN DE89 3704 0044 0532 0130 00 00', ['DE8937040044053201300000']],
    ['IBAN DE8937040044053201300000', ['DE8937040044053201300000']],
    ['DE89 3704 0044 0532 0130 00 0,00 EUR', [RIGHT]],
  ],
};

describe.each(Object.entries(CASES))('%s', (_name, cases) => {
  test.each(cases)('%j', (text, found) => {
    expect(findIbans(text)).toEqual(found);
  });
});
