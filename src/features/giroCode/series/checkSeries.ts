import { originalTitle } from '../../../table/addedTitle.ts';
import { sumWord } from '../../../table/otherLines.ts';
import { type Card, type CardInput, type CardProblem, checkCard } from '../card.ts';
import type { PayeeDoubt, PayeeStanding } from '../payeeStanding.ts';
import { SERIES_FIELDS } from './columnNames.ts';
import type { SeriesRow, SeriesTable } from './readSeries.ts';
import type { SeriesColumns } from './seriesColumns.ts';

export type Refusal =
  | { readonly code: 'cells'; readonly is: number; readonly shouldBe: number }
  | { readonly code: 'quotes' }
  /** The row looks like a sum of the others: its card would ask for all of it. */
  | { readonly code: 'sum-line'; readonly word: string }
  | { readonly code: 'fields'; readonly input: CardInput; readonly problems: readonly CardProblem[] };

/** A card can be made, but the visitor decides whether it should. */
export type Doubt =
  | PayeeDoubt
  /** The list tool has marked the row. */
  | { readonly code: 'outcome'; readonly outcome: string; readonly reason: string };

export interface SeriesCard extends Card {
  readonly line: number;
  /** What tells this card from the others of the list. */
  readonly label: string;
  readonly doubts: readonly Doubt[];
}

export interface CheckedSeries {
  readonly cards: readonly SeriesCard[];
  readonly refused: readonly { readonly line: number; readonly refusal: Refusal }[];
}

interface Settings {
  readonly columns: SeriesColumns;
  /** The fields that the list does not contain. */
  readonly form: CardInput;
  /** As for the form. */
  readonly standingOf: (iban: string) => PayeeStanding;
  /** Outcomes of the list tool that raise no doubt. */
  readonly goodOutcomes: readonly string[];
}

/** The page stays responsive between two chunks. */
const ROWS_AT_A_TIME = 100;

/**
 * Checks each row like the form. A row is either a card or refused with its reasons.
 *
 * @throws the reason of `signal` if it is aborted
 */
export async function checkSeries(
  table: SeriesTable,
  settings: Settings,
  signal: AbortSignal,
): Promise<CheckedSeries> {
  const cards: SeriesCard[] = [];
  const refused: CheckedSeries['refused'][number][] = [];
  for (const [index, row] of table.rows.entries()) {
    if (index % ROWS_AT_A_TIME === ROWS_AT_A_TIME - 1) await pause();
    signal.throwIfAborted();
    const { line, cells } = row;
    if (row.isUnclear) {
      refused.push({ line, refusal: { code: 'quotes' } });
      continue;
    }
    if (cells.length !== table.width) {
      refused.push({ line, refusal: { code: 'cells', is: cells.length, shouldBe: table.width } });
      continue;
    }
    const { iban } = settings.columns;
    const word = sumWord(cells, typeof iban === 'number' ? [cells[iban] ?? ''] : []);
    if (word !== null) {
      refused.push({ line, refusal: { code: 'sum-line', word } });
      continue;
    }
    const input = inputOf(row, settings);
    const checked = checkCard(input, settings.standingOf);
    if (!checked.ok) {
      refused.push({ line, refusal: { code: 'fields', input, problems: checked.problems } });
      continue;
    }
    const doubts = doubtsOf(checked, row, table.header ?? [], settings);
    cards.push({ ...checked, line, label: labelOf(checked, settings.columns), doubts });
  }
  return { cards, refused };
}

/** Gives the browser time to react to the visitor. */
export function pause(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}

function inputOf({ cells }: SeriesRow, { columns, form }: Settings): CardInput {
  const ofList = SERIES_FIELDS.map((field) => {
    const source = columns[field];
    return [field, typeof source === 'number' ? (cells[source] ?? '') : form[field]];
  });
  return { ...form, ...Object.fromEntries(ofList) };
}

/** The payee, unless all cards have the one of the form. */
function labelOf({ payment, headline }: Card, columns: SeriesColumns): string {
  const labels = { name: payment.name, headline, text: payment.text };
  const ofList = (['name', 'headline', 'text'] as const).find((field) => typeof columns[field] === 'number');
  return labels[ofList ?? 'name'];
}

function doubtsOf(
  { doubt }: Card,
  { cells }: SeriesRow,
  header: readonly string[],
  { goodOutcomes }: Settings,
): Doubt[] {
  const doubts: Doubt[] = doubt === null ? [] : [doubt];
  const newest = (title: string) =>
    cells[header.findLastIndex((name) => originalTitle(name) === title)] ?? '';
  const [outcome, reason] = [newest('Ergebnis'), newest('Grund')];
  if (outcome !== '' && !goodOutcomes.includes(outcome)) doubts.push({ code: 'outcome', outcome, reason });
  return doubts;
}
