import { cleanLine } from '../../../domain/giroCode/text.ts';
import { originalTitle } from '../../../table/addedTitle.ts';
import { unescapedCell } from '../../../table/writeCell.ts';
import { ROW_OUTCOMES, type RowOutcome, type RowResult, toneOf } from '../../ibanList/convert/rowOutcome.ts';
import { outcomeTexts } from '../../ibanList/convert/rowTexts.ts';
import type { RowToShow } from '../../ibanList/rows/readRows.ts';
import { type Card, type CardInput, checkCard, type PayeeStanding } from '../card.ts';
import { doubtText as payeeDoubtText } from '../texts.ts';
import { SERIES_FIELDS, type SeriesColumns } from './seriesFields.ts';
import { outcomeText, problemsText } from './seriesTexts.ts';

/** A row of the list and what to say about it. */
export interface ListedRow {
  /** Row number as in a spreadsheet. */
  readonly line: number;
  /** What distinguishes its card from the others of the list. */
  readonly label: string;
  /** Why the row has no card, or why to check its card first; empty if there is no objection. */
  readonly remark: string;
}

export interface SeriesCard extends Card, ListedRow {}

interface SeriesSettings {
  /** Empty if the list has none. */
  readonly header: readonly string[];
  /** Number of rows above the list. */
  readonly headerRow: number;
  /** The list contains the payees' accounts; otherwise all cards have the one of the form. */
  readonly hasAccounts: boolean;
  readonly columns: SeriesColumns;
  readonly form: CardInput;
  readonly standingOf: (iban: string) => PayeeStanding;
}

const GOOD = ROW_OUTCOMES.filter((outcome) => toneOf(outcome) === 'good');
const GOOD_TEXTS = new Set(GOOD.map((outcome) => outcomeTexts[outcome]));
/** Outcomes of rows that can have a card. If one is doubtful, the visitor decides. */
const USABLE = new Set<RowOutcome>([...GOOD, 'account-doubtful', 'iban-other']);

/** Each row that is not empty becomes a card, as the form would make it, or is refused with its reasons. */
export function cardsOf(rows: readonly RowToShow[], settings: SeriesSettings) {
  const sound: SeriesCard[] = [];
  const doubtful: SeriesCard[] = [];
  const refused: ListedRow[] = [];
  let emptyCount = 0;
  for (const { row, cells, result } of rows) {
    const line = row + settings.headerRow + 1;
    const isAccount = result.iban !== '' && USABLE.has(result.outcome);
    // A readable row of a list without accounts has this outcome.
    const isReadable = settings.hasAccounts ? isAccount : result.outcome === 'no-iban';
    const before = newestIn(cells, settings.header);
    if (result.outcome === 'empty') emptyCount += 1;
    else {
      const input = inputOf(cells.map(unescapedCell), result, settings);
      const of = { line, label: labelOf(input, settings.columns) };
      const checked = checkCard(input, settings.standingOf);
      if (!isReadable) {
        const said = result.outcome === 'iban-wrong' ? doubtOfList(before) : '';
        refused.push({ ...of, remark: said || outcomeText(result) });
      } else if (!checked.ok) refused.push({ ...of, remark: problemsText(checked.problems, input) });
      else {
        const remark = remarkOf(checked, before, result, settings);
        (remark === '' ? sound : doubtful).push({ ...checked, ...of, remark });
      }
    }
  }
  const hasAmounts = typeof settings.columns.amount === 'number';
  const lacking = sound.filter(({ payment }) => hasAmounts && payment.cents === null);
  return { sound, withoutAmount: lacking.map(({ line }) => line), doubtful, refused, emptyCount };
}

/** With the account of the form, an empty cell for the name counts as the name of the form. */
function inputOf(
  cells: readonly string[],
  { iban }: RowResult,
  { columns, form, hasAccounts }: SeriesSettings,
): CardInput {
  const ofList = SERIES_FIELDS.map((field) => {
    const source = columns[field];
    const cell = typeof source === 'number' ? (cells[source] ?? '').trim() : form[field];
    return [field, field === 'name' && cell === '' && !hasAccounts ? form.name : cell];
  });
  return { ...form, ...Object.fromEntries(ofList), iban: hasAccounts ? iban : form.iban };
}

/** The headline or the payee, unless all cards have that of the form. */
function labelOf(input: CardInput, columns: SeriesColumns): string {
  const ofList = (['headline', 'name', 'text'] as const).filter(
    (field) => typeof columns[field] === 'number' && input[field] !== '',
  );
  return cleanLine(input[ofList[0] ?? 'name']);
}

function remarkOf(
  { doubt }: Card,
  before: ReturnType<typeof newestIn>,
  result: RowResult,
  { hasAccounts }: SeriesSettings,
): string {
  if (doubt !== null) return payeeDoubtText(doubt);
  if (!hasAccounts) return '';
  if (toneOf(result.outcome) !== 'good') return outcomeText(result);
  return doubtOfList(before);
}

/** In a list that was converted before, its IBANs alone do not show what was doubtful about the accounts. */
function doubtOfList(before: ReturnType<typeof newestIn>): string {
  const [outcome, reason] = [before('Ergebnis'), before('Grund')];
  return outcome === '' || GOOD_TEXTS.has(outcome) ? '' : reason || `${outcome}.`;
}

/** The cells of the newest result that a list contains, by their titles. */
const newestIn = (cells: readonly string[], header: readonly string[]) => (title: string) =>
  cells[header.findLastIndex((name) => originalTitle(name.trim()) === title)] ?? '';
