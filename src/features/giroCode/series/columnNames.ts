/** The fields of a card that a list may contain. All others are those of the form. */
export const SERIES_FIELDS = ['name', 'iban', 'amount', 'text', 'headline', 'bic'] as const;
export type SeriesField = (typeof SERIES_FIELDS)[number];

const PAYEE =
  '(?:zahlungs)?empf(?:ä|ae)nger(?:s|in)?|zahlungsempf\\.?|konto-?inhaber(?:s|in)?|beg(?:ü|ue)nstigte[rns]?';
/** Nothing may follow: „Empfänger BIC“ and „Name der Bank“ are no names of payees. */
const NAME = new RegExp(`^(?:name(?: (?:de[rs] )?(?:${PAYEE}))?|(?:${PAYEE})[ -]?(?:name)?)$`, 'i');
/** Begins like the name of a payee. */
const LIKE_NAME = new RegExp(`^(?:name\\b|${PAYEE})`, 'i');

/** Common names of the columns. */
export const COLUMN_NAMES: Readonly<Record<SeriesField, RegExp>> = {
  name: NAME,
  iban: /\biban\b/i,
  amount: /^(?:betrag|summe)\b/i,
  text: /^(?:verwendungszweck|zahlungszweck|zweck|vwz)\b/i,
  headline: /^überschrift\b/i,
  bic: /^(?:bic|swift)\b/i,
};

export function isColumnName(cell: string): boolean {
  return [LIKE_NAME, ...Object.values(COLUMN_NAMES)].some((name) => name.test(cell.trim()));
}
