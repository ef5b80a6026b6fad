import { findBesides } from '../../ibanList/cells/besides.ts';
import type { Columns } from '../../ibanList/cells/columns.ts';
import type { OpenedTable } from '../../ibanList/worker/protocol.ts';
import type { CardInput } from '../card.ts';

/**
 * The columns of the payees' accounts. A list that was converted before has an IBAN for the rows that were corrected then, too.
 * Where nothing can be an account, all cards have that of the form.
 *
 * @returns null to ask for them
 */
export function accountColumns({ columns, rows, format }: OpenedTable): Columns | null {
  const header = rows[format.headerRow - 1];
  const earlier = findBesides(header ?? []).earlierResults.at(-1);
  if (earlier !== undefined) return { kind: 'ibans', iban: earlier };
  const mayHaveAccounts = header
    ? header.some((title) => NAMES_ACCOUNT.test(title) && !PAYEE_NAME.test(title.trim()))
    : rows.flat().some((cell) => /(?:\d[ .-]?){5}/.test(cell));
  return columns ?? (mayHaveAccounts ? null : { kind: 'none' });
}

/** The fields of a card that a list may contain beside its account. All others are those of the form. */
export const SERIES_FIELDS = ['name', 'amount', 'text', 'headline', 'bic'] as const;
export type SeriesField = (typeof SERIES_FIELDS)[number];

/** Index of a column; `form`: the field of the form, for all cards; `ask`: the visitor must choose. */
export type Source = number | 'form' | 'ask';
export type SeriesColumns = Readonly<Record<SeriesField, Source>>;

const PAYEE =
  '(?:zahlungs)?empf(?:ä|ae)nger(?:s|in)?|zahlungsempf\\.?|konto-?inhaber(?:s|in)?|beg(?:ü|ue)nstigte[rns]?';
/** Nothing may follow: „Empfänger BIC“ and „Name der Bank“ do not name payees. */
const PAYEE_NAME = new RegExp(`^(?:name(?: (?:de[rs] )?(?:${PAYEE}))|(?:${PAYEE})[ -]?(?:name)?)$`, 'i');
const NAMES_ACCOUNT = /konto|kto|account|iban|blz|bankleitzahl|bankverbindung/i;

/** Common names of the columns. */
const COLUMN_NAMES: Readonly<Record<SeriesField, RegExp>> = {
  name: PAYEE_NAME,
  amount: /^(?:betrag|summe|(?:jahres|mitglieds)?beitrag)\b/i,
  text: /^(?:verwendungszweck|zahlungszweck|zweck|vwz)\b/i,
  headline: /^(?:überschrift|mitglied|mitgliedsname|name des mitglieds)$/i,
  bic: /^(?:bic|swift)\b/i,
};

/**
 * Finds the columns by their names. Where two columns fit a field, or a column fits two, the visitor is asked: a wrong column
 * would be a wrong payment. „Name“ is the payee in a list of accounts, and the person who pays in a list without.
 *
 * @param header empty if the list has none
 * @param hasAccounts the list contains the payees' accounts
 */
export function findColumns(header: readonly string[], hasAccounts: boolean): SeriesColumns {
  const ofName = hasAccounts ? 'name' : 'headline';
  const fitting = (field: SeriesField) =>
    [...header.keys()].filter((index) => {
      const title = (header[index] ?? '').trim();
      return COLUMN_NAMES[field].test(title) || (field === ofName && /^name$/i.test(title));
    });
  const found = new Map(SERIES_FIELDS.map((field) => [field, fitting(field)]));
  const used = [...found.values()].flat();
  const sourceOf = (field: SeriesField): Source => {
    const [column, ...others] = found.get(field) ?? [];
    if (column === undefined) return 'form';
    return others.length === 0 && used.indexOf(column) === used.lastIndexOf(column) ? column : 'ask';
  };
  return Object.fromEntries(SERIES_FIELDS.map((field) => [field, sourceOf(field)])) as SeriesColumns;
}

/**
 * Chooses where name and BIC come from, because they belong to an account. Those of the form are combined with an account of the
 * list only if the visitor chooses so. Those of the list are never combined with the account of the form: the people named in
 * the list are then the payers.
 *
 * @param found as `findColumns` returns them
 */
export function besideAccount(found: SeriesColumns, form: CardInput, hasAccounts: boolean): SeriesColumns {
  const { name, headline } = found;
  if (!hasAccounts)
    return { ...found, name: 'form', bic: 'form', headline: headline === 'form' ? name : headline };
  const own = (field: 'name' | 'bic') =>
    found[field] === 'form' && form[field].trim() !== '' ? 'ask' : found[field];
  return { ...found, name: own('name'), bic: own('bic') };
}
