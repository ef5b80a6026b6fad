import sepa from '../../../data/sepaCountries.json' with { type: 'json' };

export interface SepaCountry {
  /** The two letters with which its IBANs begin. */
  readonly code: string;
  /** Territories that belong to the area through this country but have IBANs of their own. */
  readonly territories?: readonly string[];
  /** A year, or a day as YYYY-MM-DD; null for members before 2019. */
  readonly since: string | null;
  /** The first payments, if they were later: a month or a day; otherwise null. */
  readonly paymentsSince: string | null;
  /** The country takes part with credit transfers only, not with direct debits. */
  readonly onlyTransfers?: boolean;
  readonly euro: boolean;
  /** Member of the European Economic Area, where the IBAN alone must be enough for a transfer. */
  readonly eea: boolean;
}

/** The countries in the order of their German names. */
export const sepaCountries: readonly SepaCountry[] = sepa.countries;

/** The day for which the list was checked, YYYY-MM-DD. */
export const sepaAsOf = sepa.asOf;

/** How many countries belonged to the area on a day (YYYY-MM-DD, from 2019), or belong to it today. */
export function sepaCountryCount(day = sepaAsOf): number {
  return sepaCountries.filter(({ since }) => since === null || since <= day).length;
}

/** The country through which IBANs of these two letters belong to the area: itself, or that of a territory. */
export function sepaCountryOf(code: string): SepaCountry | undefined {
  return sepaCountries.find((country) => country.code === code || country.territories?.includes(code));
}
