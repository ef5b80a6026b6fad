import lengths from '../../../data/ibanCountries.lengths.json' with { type: 'json' };

const LENGTHS: ReadonlyMap<string, number> = new Map(Object.entries(lengths));

/** ISO 13616 allows no more characters, whatever the country. */
export const LONGEST_IBAN = 34;

/**
 * How many characters an IBAN of a country has, country code and check digits included.
 *
 * @param country two capital letters
 * @returns undefined for a country without IBANs
 */
export function ibanLengthOf(country: string): number | undefined {
  return LENGTHS.get(country);
}
