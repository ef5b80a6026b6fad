import type { BankDirectory } from '../../../domain/directory/bankDirectory.ts';
import { FORMS } from '../../../domain/reading/words.ts';
import type { Columns } from '../cells/columns.ts';
import { nameIn } from '../convert/marksAndNames.ts';
import { speaksAgainst } from '../convert/notes.ts';
import type { RowOutcome } from '../convert/rowOutcome.ts';
import { type ConvertedList, rowsInTurn } from '../rows/readRows.ts';
import { outcomeOf } from '../rows/rowIndex.ts';
import {
  cellsToRead,
  type Objection,
  OF_ONE_TEXT,
  OF_TEXT,
  OF_WORDS,
  objectionsIn,
  problemOf,
  REMARKS,
} from './objections.ts';
import type { QuestionProblem } from './question.ts';
import { OF_ACCOUNT, OF_OTHER_ROWS, saidText } from './questionTexts.ts';
import { numbersAt, shapeOf } from './shape.ts';

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
export const OF_WHOLE_ROW: ReadonlySet<QuestionProblem> = new Set([
  'cells-too-few',
  'cells-too-many',
  'quotes-unclear',
]);

/** These questions show names. */
const OF_NAMES: ReadonlySet<QuestionProblem> = new Set(['same-name', 'same-account']);

const ASKED: ReadonlySet<RowOutcome> = new Set(['unreadable', 'unknown-bank']);

/** More questions would be too many, and more examples fill the screen of a phone. */
export const MOST_REMARKS = 4;

export interface Group {
  readonly problem: QuestionProblem;
  /** The numbers of each row are clear, and only what speaks against them is in question. */
  readonly isClear: boolean;
  /** What speaks against the rows are remarks, which differ. */
  readonly areRemarks: boolean;
  /** What the groups have in common that are one question if they are many; null if they never are. */
  readonly kind: string | null;
  /** All cells of the first row. */
  readonly first: readonly string[];
  /** With all their cells and the used ones, and what the question shows of them: some cells of the list, or the remark. */
  readonly rows: {
    row: number;
    all: readonly string[];
    cells: readonly string[];
    shown: readonly string[];
  }[];
}

/** Groups the rows of a result that one answer can read, and those with the same unknown bank code. */
export async function groupRows(
  directory: BankDirectory,
  list: ConvertedList,
  columns: Columns,
): Promise<readonly Group[]> {
  const groups = new Map<string, Group>();
  const asked = [...list.index.classes.entries()].flatMap(([row, ofRow]) =>
    ASKED.has(outcomeOf(ofRow)) ? [row] : [],
  );
  for await (const read of rowsInTurn(list, asked)) {
    const { row, cells: all, result } = read;
    const problem = problemOf(result);
    const objections = objectionsIn(result.reason);
    if (problem === null || !isAnswerable(problem, objections)) continue;
    const cells = cellsToRead(columns, read);
    const clear = () => numbersAt(cells, 'clear', directory);
    const isOfBank = problem === 'unknown-bank';
    // An IBAN has no other bank code.
    if (isOfBank && (columns.kind !== 'accounts' || (clear() ?? { iban: '' }).iban !== undefined)) continue;
    const said = objections.filter((each) => OF_TEXT.has(each.problem)).map(saidText);
    const ofRow = all.slice(0, list.columnCount);
    const own = OF_WHOLE_ROW.has(problem) ? all : shownCells(problem, cells, ofRow, result.reason);
    const shown = said.length === 0 ? own : [said.join('“, „')];
    // Rows that something else speaks against, too, are a question of their own.
    const areRemarks = said.length > 0 && !OF_ONE_TEXT.has(problem);
    const isClear = columns.kind === 'ibans' || isOfBank || (OF_ACCOUNT.has(problem) && clear() !== null);
    const isOfHeading = problem === 'other-heading';
    const alike = [problem, isClear, areRemarks, REMARKS.has(problem) && objections.length > 1];
    const of = (form: (cell: string) => string) =>
      [...alike, ...(isClear || isOfHeading ? [] : cells.map(form))].join('\n');
    const isOfWords = said.length === 0 && cells.some(speaksAgainst);
    const kind = areRemarks || isOfWords ? of(shapeOf) : null;
    const formOfText = OF_ONE_TEXT.has(problem) ? withoutDates : areRemarks ? String : formOf;
    const ofText = isOfBank ? [result.reason] : shown.map(formOfText);
    // The end of a text that was shortened may differ.
    const cut = shown.join().includes('…') ? row : '';
    const key = [of(formOf), ...(OF_OTHER_ROWS.includes(problem) ? [] : [...ofText, cut])].join('\n');
    const group = groups.get(key) ?? { problem, isClear, areRemarks, kind, first: ofRow, rows: [] };
    groups.set(key, group);
    group.rows.push({ row, all, cells, shown });
  }
  return withManyAsOne([...groups.values()]);
}

/** Whether an answer for many rows can read one with these objections. Others have to be corrected by the visitor. */
function isAnswerable(problem: QuestionProblem, objections: readonly Objection[]): boolean {
  const isOfBank = problem === 'unknown-bank';
  const further = objections.slice(isOfBank ? 0 : 1);
  // Another number speaks against the row, or the other rows with this bank code are not alike.
  const isContradicted = further.some((each) => isOfBank || !OF_WORDS.has(each.problem));
  return (
    !objections.some((each) => NOT_ASKED.has(each.problem)) &&
    !further.some((each) => each.problem === 'sub-account') &&
    (OF_ACCOUNT.has(problem) || !isContradicted)
  );
}

/** What the question shows of a row: the cells that its reason is about, or its name. */
function shownCells(
  problem: QuestionProblem,
  cells: readonly string[],
  all: readonly string[],
  reason: string,
): readonly string[] {
  const inReason = cells.filter((cell) => cell.trim() !== '' && reason.includes(cell.trim()));
  if (inReason.length > 0 && problem !== 'swapped') return inReason;
  const name = OF_NAMES.has(problem) ? nameIn(all) : null;
  return name ? [name] : cells;
}

const DATE = new RegExp(`${FORMS.date}|(?<!\\d)(?:\\d\\d?/)?(?:19|20)\\d\\d(?!\\d)`, 'giu');
/** The dates of a column are one question. */
const withoutDates = (text: string) => text.replace(DATE, '9');

/** Cells of the same shape are read alike, but for those whose words speak against them. */
const formOf = (cell: string) => (speaksAgainst(cell) ? withoutDates(cell) : shapeOf(cell));

/**
 * Up to four remarks of a kind, or cells whose words speak against them, are a question each, so that letting a harmless one pass
 * lets no other pass. More are one, and so are doubts that one row each has beside clear numbers.
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
