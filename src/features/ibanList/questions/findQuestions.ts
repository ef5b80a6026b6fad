import type { BankDirectory } from '../../../domain/directory/bankDirectory.ts';
import { type Columns, usedColumns } from '../cells/columns.ts';
import { columnsNamed } from '../cells/findHeader.ts';
import type { ConvertedList } from '../rows/readRows.ts';
import { type Group, groupRows, MOST_REMARKS, OF_WHOLE_ROW } from './groupRows.ts';
import type { Offer, Question } from './question.ts';
import { areOfRow, likeliestPlaces, type NumbersOf, numbersAt, type Places, verdictOf } from './shape.ts';

/** Rows of a question by which its reading is chosen. */
const SAMPLE = 200;

const SWAPPED: Places = {
  bankCode: { cell: 1, run: 'all' },
  accountNumber: { cell: 0, run: 'all' },
};

/**
 * The questions about the rows of a result.
 *
 * @returns those with the most rows first, of as many in their order
 */
export async function findQuestions(
  directory: BankDirectory,
  list: ConvertedList,
  columns: Columns,
): Promise<Question[]> {
  if (columns.kind === 'none') return [];
  return (await groupRows(directory, list, columns))
    .map((group) => questionOf(directory, columns, group))
    .filter(({ problem, offer, rows }) => (problem === 'unknown-bank' ? rows.length > 1 : offer !== null))
    .sort((one, other) => other.rows.length - one.rows.length || Number(one.rows[0]) - Number(other.rows[0]));
}

/** Different remarks, first those that only one row has: they are most likely to speak against its account. */
function rarest(remarks: readonly string[]): string[] {
  const counted = [...Map.groupBy(remarks, (remark) => remark)];
  return counted.sort(([, some], [, others]) => some.length - others.length).map(([remark]) => remark);
}

/** The cells of the first row, or, where a question shows one cell a row, a cell of each different wording. */
function examplesOf(rows: Group['rows']): readonly string[] {
  const [{ shown } = { shown: [] }] = rows;
  if (shown.length !== 1) return shown;
  const byWords = Map.groupBy(rows, (row) => row.shown.join().replace(/\d+/g, '9'));
  return [...byWords.values()].slice(0, MOST_REMARKS).flatMap(([row]) => row?.shown ?? []);
}

/** The rows that have two numbers at these places, and what an answer would read. */
function offerOf(directory: BankDirectory, rows: Group['rows'], places: NumbersOf | null) {
  const read = rows.flatMap((each) => {
    const numbers = places && numbersAt(areOfRow(places) ? each.all : each.cells, places, directory);
    return numbers ? [{ ...each, numbers, verdict: verdictOf(directory, numbers) }] : [];
  });
  const [first] = read;
  const count = (verdict: string) => read.filter((each) => each.verdict === verdict).length;
  const [passed, failed] = [count('valid'), count('invalid')];
  const bank = first && directory.find(first.numbers.bankCode)?.name;
  const offer: Offer | null =
    places && first ? { places, numbers: first.numbers, bank, passed, checked: passed + failed } : null;
  return { read, offer };
}

/** By how many columns cells are moved that have one or two more or fewer before them. */
const SHIFTS = [1, -1, 2, -2];

function placesOf(directory: BankDirectory, columns: Columns, { problem, isClear, rows }: Group) {
  if (problem === 'unknown-bank') return null;
  if (isClear || problem === 'sub-account') return 'clear';
  if (problem === 'swapped') return SWAPPED;
  if (problem === 'other-heading') {
    const otherColumns = columnsNamed(rows[0]?.shown[0] ?? '');
    return otherColumns && { otherColumns };
  }
  const sample = rows.slice(0, SAMPLE);
  const likeliest = likeliestPlaces(
    directory,
    sample.map(({ cells }) => cells),
  );
  if (likeliest !== null || !OF_WHOLE_ROW.has(problem)) return likeliest;
  const moved = SHIFTS.map((by) => ({ otherColumns: usedColumns(columns).map((column) => column + by) }));
  const isRead = (places: NumbersOf) => sample.every(({ all }) => numbersAt(all, places, directory) !== null);
  return moved.find(isRead) ?? null;
}

function questionOf(directory: BankDirectory, columns: Columns, group: Group): Question {
  const { problem, areRemarks, rows } = group;
  const remarks = areRemarks ? rarest(rows.flatMap(({ shown }) => shown)) : [];
  const { read, offer } = offerOf(directory, rows, placesOf(directory, columns, group));
  const joined = problem === 'sub-account' ? offerOf(directory, rows, 'joined') : null;
  const offers = [joined?.read.length === read.length ? joined.offer : null, offer].filter(
    (one) => one !== null,
  );
  const [first = null, alternative = null] = offers.sort((one, two) => two.passed - one.passed);
  const example = areRemarks ? remarks.slice(0, MOST_REMARKS) : examplesOf(read.length > 0 ? read : rows);
  const numbered = Uint32Array.from(offer ? read : rows, ({ row }) => row);
  const cells = rows.length === 1 ? group.first : null;
  return { problem, rows: numbered, cells, example, remarks: remarks.length, offer: first, alternative };
}
