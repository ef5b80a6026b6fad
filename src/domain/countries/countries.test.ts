import { countrySpecs } from 'ibantools';
import { describe, expect, test } from 'vitest';
import countries from '../../../data/ibanCountries.json' with { type: 'json' };
import lengths from '../../../data/ibanCountries.lengths.json' with { type: 'json' };
import { type IbanCountry, ibanCountry } from './countries.ts';
import { ibanLengthOf } from './lengths.ts';
import { sepaCountries, sepaCountryCount, sepaCountryOf } from './sepa.ts';

const codes = Object.keys(countries);

function known(code: string): IbanCountry {
  const country = ibanCountry(code);
  if (country === undefined) throw new Error(`${code} is missing`);
  return country;
}

describe('the table of countries', () => {
  test('has a length for each country', () => {
    expect(Object.keys(lengths)).toEqual(codes);
  });

  test.each(codes)('agrees with ibantools on %s', (code) => {
    const spec = countrySpecs[code];
    const { structure, bank } = known(code);
    expect(ibanLengthOf(code)).toBe(spec?.chars);
    expect(structureOf(spec?.bban_regexp ?? '')).toBe(structure);
    if (bank) expect(spec?.bank_identifier).toBe(`${bank[0]}-${bank[1] - 1}`);
  });

  test('has every country and territory of the single euro payments area', () => {
    const members = sepaCountries.flatMap(({ code, territories = [] }) => [code, ...territories]);
    expect(new Set(members).size).toBe(members.length);
    expect(codes.filter((code) => known(code).sepa !== null)).toEqual(members.sort());
  });
});

test.each([
  ['Albania', 'AL', '2024-11-21'],
  ['Montenegro', 'ME', '2024-11-21'],
  ['Moldova', 'MD', '2025-03-06'],
  ['North Macedonia', 'MK', '2025-03-06'],
  ['Serbia', 'RS', '2025-05-22'],
])('%s belongs to SEPA, whatever the flag in the registry says', (_name, code, since) => {
  expect(known(code).sepa?.since).toBe(since);
  expect(countrySpecs[code]?.SEPA).toBeFalsy();
});

test('the countries of the single euro payments area are in the German order of their names', () => {
  const names = sepaCountries.map(({ code }) => known(code).name);
  expect(names).toEqual([...names].sort(new Intl.Collator('de').compare));
});

test.each([
  ['2019-12-31', 36],
  ['2024-11-20', 36],
  ['2024-11-21', 38],
  ['2025-03-06', 40],
  [undefined, 41],
])('on %s the single euro payments area has %i countries', (day, count) => {
  expect(sepaCountryCount(day)).toBe(count);
});

test.each(['US', 'XX', 'de', ''])('„%s“ is no country with IBANs', (code) => {
  expect(ibanCountry(code)).toBeUndefined();
});

test.each([
  ['belong to the European Economic Area', sepaCountries.filter(({ eea }) => eea), 30],
  ['belong to the euro area', sepaCountries.filter(({ eea, euro }) => eea && euro), 21],
  ['use the euro without belonging to it', sepaCountries.filter(({ eea, euro }) => !eea && euro), 5],
])('as many countries %s as the treaties say', (_name, countries, count) => {
  expect(countries).toHaveLength(count);
});

test('Gibraltar belongs to it through the United Kingdom, Greenland and the Faroe Islands do not', () => {
  expect(known('GI').sepa?.through).toBe('Vereinigtes Königreich');
  expect(sepaCountryOf('GI')?.code).toBe('GB');
  expect(known('GL').sepa).toBeNull();
  expect(known('FO').sepa).toBeNull();
});

/** „^[A-Z]{4}[0-9]{6}[0-9]{8}$“ → „4a 14n“. */
function structureOf(pattern: string): string {
  const runs: { kind: string; length: number }[] = [];
  for (const [, set, length] of pattern.matchAll(/\[([^\]]+)\]\{(\d+)\}/g)) {
    const kind = set === '0-9' ? 'n' : set === 'A-Z' ? 'a' : 'c';
    const last = runs.at(-1);
    if (last?.kind === kind) last.length += Number(length);
    else runs.push({ kind, length: Number(length) });
  }
  return runs.map(({ kind, length }) => `${length}${kind}`).join(' ');
}

test('only a territory belongs to SEPA through another country', () => {
  expect(known('DE').sepa?.through).toBeNull();
  const territories = sepaCountries.flatMap(({ territories: own = [] }) => own);
  for (const code of territories.filter((each) => ibanCountry(each)))
    expect(known(code).sepa?.through).toEqual(expect.any(String));
});
