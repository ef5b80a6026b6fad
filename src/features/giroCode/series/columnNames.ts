/** The fields of a card that a list may contain. All others are those of the form. */
export const SERIES_FIELDS = ['name', 'iban', 'amount', 'text', 'headline', 'bic'] as const;
export type SeriesField = (typeof SERIES_FIELDS)[number];

/** Common names of the columns. */
export const COLUMN_NAMES: Readonly<Record<SeriesField, RegExp>> = {
  name: /^(?:empfänger|empfaenger|zahlungsempf|konto-?inhaber|begünstigt|name\b)/i,
  iban: /\biban\b/i,
  amount: /^(?:betrag|summe)\b/i,
  text: /^(?:verwendungszweck|zahlungszweck|zweck|vwz)\b/i,
  headline: /^überschrift\b/i,
  bic: /^(?:bic|swift)\b/i,
};

export function isColumnName(cell: string): boolean {
  return Object.values(COLUMN_NAMES).some((name) => name.test(cell.trim()));
}
