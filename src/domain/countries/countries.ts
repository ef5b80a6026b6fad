import countries from '../../../data/ibanCountries.json' with { type: 'json' };
import { type SepaCountry, sepaCountryOf } from './sepa.ts';

/** First position and the position after the last, counted from 0 in the national part (BBAN). */
type Range = readonly [from: number, to: number];

interface Entry {
  /** German name. */
  readonly name: string;
  /** The national part in the notation of ISO 13616: „4a 14n“. */
  readonly structure: string;
  readonly bank?: Range;
}

/** What is recorded about the IBANs of a country. */
export interface IbanCountry extends Entry {
  /** Null for a country outside the single euro payments area. */
  readonly sepa: SepaMembership | null;
}

export interface SepaMembership extends SepaCountry {
  /** German name of the country through which a territory belongs to it; otherwise null. */
  readonly through: string | null;
}

const ENTRIES = new Map(Object.entries(countries as unknown as Readonly<Record<string, Entry>>));

/** @param code two capital letters; undefined for a country without IBANs */
export function ibanCountry(code: string): IbanCountry | undefined {
  const entry = ENTRIES.get(code);
  return entry && { ...entry, sepa: membershipOf(code) };
}

function membershipOf(code: string): SepaMembership | null {
  const country = sepaCountryOf(code);
  if (country === undefined) return null;
  const through = country.code === code ? null : (ENTRIES.get(country.code)?.name ?? null);
  return { ...country, through };
}
