import { readPayeeIban } from '../../../domain/giroCode/payeeIban.ts';
import { COLUMN_NAMES, SERIES_FIELDS, type SeriesField } from './columnNames.ts';
import type { SeriesTable } from './readSeries.ts';

/** Index of a column; `form`: the field of the form, for all cards; `ask`: the visitor must choose. */
export type Source = number | 'form' | 'ask';
export type SeriesColumns = Readonly<Record<SeriesField, Source>>;

/** A list without a column for them needs no question. */
const RARE: ReadonlySet<SeriesField> = new Set(['headline', 'bic']);

const ROWS_TO_GUESS_BY = 50;

/**
 * Finds the columns by their names. A list without names shows its column of IBANs by its cells. The visitor is asked if two
 * columns fit a field, if a column fits two fields, or if no column fits and others remain: a wrong column would be a wrong
 * payment.
 */
export function findColumns({ header, rows, width }: SeriesTable): SeriesColumns {
  const indexes = Array.from({ length: width }, (_, index) => index);
  const fitting = (field: SeriesField) =>
    indexes.filter((index) => COLUMN_NAMES[field].test(header?.[index] ?? ''));
  const found = Object.fromEntries(SERIES_FIELDS.map((field) => [field, fitting(field)])) as Record<
    SeriesField,
    number[]
  >;
  if (header === null) {
    const sample = rows.slice(0, ROWS_TO_GUESS_BY);
    found.iban = indexes.filter((index) => sample.some(({ cells }) => readPayeeIban(cells[index] ?? '').ok));
  }
  // In a list without IBANs, „Name“ is probably the person who pays.
  if (found.iban.length === 0)
    found.name = found.name.filter((index) => !/^name\b/i.test(header?.[index] ?? ''));
  const used = Object.values(found).flat();
  const areOthersLeft = indexes.some((index) => !used.includes(index));
  const isOfOneField = (column: number) => used.indexOf(column) === used.lastIndexOf(column);
  const sourceOf = (field: SeriesField): Source => {
    const [column, ...others] = found[field];
    if (column !== undefined) return others.length === 0 && isOfOneField(column) ? column : 'ask';
    return areOthersLeft && !RARE.has(field) ? 'ask' : 'form';
  };
  return Object.fromEntries(SERIES_FIELDS.map((field) => [field, sourceOf(field)])) as SeriesColumns;
}
