import type { BankDirectory } from '../../../domain/directory/bankDirectory.ts';
import { FORMS } from '../../../domain/reading/words.ts';
import type { Columns } from '../cells/columns.ts';
import { nameIn } from '../convert/marksAndNames.ts';
import { speaksAgainst } from '../convert/notes.ts';
import type { RowOutcome } from '../convert/rowOutcome.ts';
import { type ConvertedList, rowsInTurn } from '../rows/readRows.ts';
import { outcomeOf } from '../rows/rowIndex.ts';
import { OF_ONE_TEXT, OF_TEXT, OF_WORDS, objectionsIn, problemOf, REMARKS } from './objections.ts';
import type { Offer, Question, QuestionProblem } from './question.ts';
import { OF_ACCOUNT, OF_OTHER_ROWS, saidText } from './questionTexts.ts';
import {
  areOfRow,
  cellsToRead,
  likeliestPlaces,
  type NumbersOf,
  numbersAt,
  type Places,
  shapeOf,
  verdictOf,
} from './shape.ts';

/** Only the visitor can know: the digits of these rows are lost, or belong to something that the cells do not determine. */
const NOT_ASKED: ReadonlySet<QuestionProblem> = new Set([
  'scientific',
  'perhaps-rounded',
  'spreadsheet-error',
  'account-number-zero',
  'two-ibans',
  'number-cut',
]);

/** The other cells of these rows matter too. */
const OF_WHOLE_ROW: ReadonlySet<QuestionProblem> = new Set([
  'cells-too-few',
  'cells-too-many',
  'quotes-unclear',
  'other-heading',
]);

/** These questions show names. */
const OF_NAMES: ReadonlySet<QuestionProblem> = new Set(['same-name', 'same-account']);

const ASKED: ReadonlySet<RowOutcome> = new Set(['unreadable', 'unknown-bank']);

/** More questions would be too many, and more examples fill the screen of a phone. */
const MOST_REMARKS = 4;
/** Rows of a question by which its reading is chosen. */
const SAMPLE = 200;

const SWAPPED: Places = {
  bankCode: { cell: 1, run: 'all' },
  accountNumber: { cell: 0, run: 'all' },
  areOfRow: false,
};

interface Group {
  readonly problem: QuestionProblem;
  /** The numbers of each row are clear, and only what speaks against them is in question. */
  readonly isClear: boolean;
  /** What speaks against the rows are remarks, which differ. */
  readonly areRemarks: boolean;
  /** What the groups have in common that are one question if they are many; null if they never are. */
  readonly kind: string | null;
  /** All cells of the first row. */
  readonly first: readonly string[];
  /** With their used cells, and what the question shows of them: some cells of the list, or the remark. */
  readonly rows: { row: number; cells: readonly string[]; shown: readonly string[] }[];
}

/**
 * Groups the rows of a result that an answer can read, and those with the same unknown bank code.
 *
 * @returns those with the most rows first, of as many in their order
 */
export async function findQuestions(
  directory: BankDirectory,
  list: ConvertedList,
  columns: Columns,
): Promise<Question[]> {
  if (columns.kind === 'none') return [];
  const groups = new Map<string, Group>();
  const asked = [...list.index.classes.entries()].flatMap(([row, ofRow]) =>
    ASKED.has(outcomeOf(ofRow)) ? [row] : [],
  );
  for await (const read of rowsInTurn(list, asked)) {
    const { row, cells: all, result } = read;
    const { reason } = result;
    const problem = problemOf(result);
    const cells = cellsToRead(columns, read);
    if (problem === null) continue;
    const clear = () => numbersAt(cells, 'clear', directory);
    const isOfBank = problem === 'unknown-bank';
    // An IBAN has no other bank code.
    if (isOfBank && (columns.kind !== 'accounts' || (clear() ?? { iban: '' }).iban !== undefined)) continue;
    const objections = objectionsIn(reason);
    // The visitor has to correct the row.
    const mustCorrect = (each: { problem: QuestionProblem }, at: number) =>
      NOT_ASKED.has(each.problem) || (at > 0 && each.problem === 'sub-account');
    if (objections.some(mustCorrect)) continue;
    const said = objections.filter((each) => OF_TEXT.has(each.problem)).map(saidText);
    const further = objections.slice(isOfBank ? 0 : 1);
    // Another number speaks against them, or the other rows with this bank code are not alike.
    const isContradicted = further.some((each) => isOfBank || !OF_WORDS.has(each.problem));
    if (!OF_ACCOUNT.has(problem) && isContradicted) continue;
    const isOfOneText = OF_ONE_TEXT.has(problem);
    const isRemark = REMARKS.has(problem);
    const isOfOtherRows = OF_OTHER_ROWS.includes(problem);
    const ofRow = all.slice(0, list.columnCount);
    const name = OF_NAMES.has(problem) ? nameIn(ofRow) : null;
    const inReason = cells.filter((cell) => cell.trim() !== '' && reason.includes(cell.trim()));
    const isOfCell = inReason.length > 0 && problem !== 'swapped';
    const own = OF_WHOLE_ROW.has(problem) ? all : isOfCell ? inReason : name ? [name] : cells;
    const shown = said.length === 0 ? own : [said.join('“, „')];
    // Rows that something else speaks against, too, are a question of their own.
    const areRemarks = said.length > 0 && !isOfOneText;
    const ofText = isOfBank
      ? [reason]
      : isOfOneText
        ? shown.map(withoutDates)
        : areRemarks
          ? shown
          : shown.map(formOf);
    const isClear = columns.kind === 'ibans' || isOfBank || (OF_ACCOUNT.has(problem) && clear() !== null);
    const alike = [problem, isClear, areRemarks, isRemark && further.length > 0];
    const of = (form: (cell: string) => string) => [...alike, ...(isClear ? [] : cells.map(form))].join('\n');
    const isOfWords = said.length === 0 && cells.some(speaksAgainst);
    const kind = areRemarks || isOfWords ? of(shapeOf) : null;
    // The end of a text that was shortened may differ.
    const cut = shown.join().includes('…') ? row : '';
    const key = [of(formOf), ...(isOfOtherRows ? [] : [...ofText, cut])].join('\n');
    const group = groups.get(key) ?? { problem, isClear, areRemarks, kind, first: ofRow, rows: [] };
    groups.set(key, group);
    group.rows.push({ row, cells, shown });
  }
  return withManyAsOne([...groups.values()])
    .map((group) => questionOf(directory, group))
    .filter(({ problem, offer, rows }) => (problem === 'unknown-bank' ? rows.length > 1 : offer !== null))
    .sort((one, other) => other.rows.length - one.rows.length || Number(one.rows[0]) - Number(other.rows[0]));
}

const DATE = new RegExp(`${FORMS.date}|(?<!\\d)(?:\\d\\d?/)?(?:19|20)\\d\\d(?!\\d)`, 'giu');
/** The dates of a column are one question. */
const withoutDates = (text: string) => text.replace(DATE, '9');

/** Cells of the same shape are read alike, but for those whose words speak against them. */
const formOf = (cell: string) => (speaksAgainst(cell) ? withoutDates(cell) : shapeOf(cell));

/**
 * Up to four remarks of a kind, or cells whose words speak against them, are a question each, so that letting a harmless one pass lets no other pass. More are one, and
 * so are doubts that one row each has beside clear numbers.
 */
function withManyAsOne(groups: readonly Group[]): readonly Group[] {
  const isSingle = ({ problem, isClear, rows: [first, ...others] }: Group) =>
    problem === 'doubt' && isClear && others.length === 0 && !first?.cells.includes(first.shown[0] ?? '');
  const byKind = Map.groupBy(groups, (group) => group.kind ?? (isSingle(group) ? 'single' : group));
  return [...byKind.values()].flatMap((alike) => {
    const [group] = alike;
    if (group === undefined || alike.length <= MOST_REMARKS) return alike;
    const rows = alike.flatMap((each) => each.rows).sort((one, other) => one.row - other.row);
    return { ...group, areRemarks: true, rows };
  });
}

/** Different remarks, first those that only one row has: they are most likely to speak against its account. */
function rarest(remarks: readonly string[]): string[] {
  const counted = [...Map.groupBy(remarks, (remark) => remark)];
  return counted.sort(([, some], [, others]) => some.length - others.length).map(([remark]) => remark);
}

/** The cells of the first row. A single one stands for those with the same words, so that others are shown, too. */
function examplesOf(rows: Group['rows']): readonly string[] {
  const [{ shown } = { shown: [] }] = rows;
  if (shown.length !== 1) return shown;
  const byWords = Map.groupBy(rows, (row) => row.shown.join().replace(/\d+/g, '9'));
  return [...byWords.values()].slice(0, MOST_REMARKS).flatMap(([row]) => row?.shown ?? []);
}

/** The rows that have two numbers at these places, and what an answer would read. */
function offerOf(directory: BankDirectory, rows: Group['rows'], places: NumbersOf | null) {
  const read = rows.flatMap((each) => {
    const numbers = places && numbersAt(areOfRow(places) ? each.shown : each.cells, places, directory);
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

function placesOf(directory: BankDirectory, { problem, isClear, areRemarks, rows }: Group): NumbersOf | null {
  if (problem === 'unknown-bank') return null;
  if (isClear || problem === 'sub-account') return 'clear';
  if (problem === 'swapped') return SWAPPED;
  const sample = rows.slice(0, SAMPLE);
  const among = (cells: 'cells' | 'shown') =>
    likeliestPlaces(
      directory,
      sample.map((each) => each[cells]),
      cells === 'shown',
    );
  // All cells of the row are shown.
  return among('cells') ?? (OF_WHOLE_ROW.has(problem) && !areRemarks ? among('shown') : null);
}

function questionOf(directory: BankDirectory, group: Group): Question {
  const { problem, areRemarks, rows } = group;
  const remarks = areRemarks ? rarest(rows.flatMap(({ shown }) => shown)) : [];
  const { read, offer } = offerOf(directory, rows, placesOf(directory, group));
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
