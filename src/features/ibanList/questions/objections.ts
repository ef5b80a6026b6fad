import { PERHAPS_NEWER } from '../../../bankData/bankNameTexts.ts';
import { type Columns, usedColumns } from '../cells/columns.ts';
import type { RowProblem } from '../cells/damage.ts';
import type { RowResult } from '../convert/rowOutcome.ts';
import { bankOfCodeText, problemTexts } from '../convert/rowTexts.ts';
import type { RowToShow } from '../rows/readRows.ts';
import type { QuestionProblem } from './question.ts';

/** Rows with the same text in their reason are one question, which shows it. */
export const OF_ONE_TEXT: ReadonlySet<QuestionProblem> = new Set([
  'doubt',
  'placeholder',
  'other-line',
  'other-heading',
]);
/** These are one question, which shows several of their texts. */
export const REMARKS: ReadonlySet<QuestionProblem> = new Set(['note', 'unknown-line', 'contradiction']);
/** They quote a text. */
export const OF_TEXT: ReadonlySet<QuestionProblem> = new Set([...OF_ONE_TEXT, ...REMARKS]);
/** Words speak against the row, not another number or bank. */
export const OF_WORDS: ReadonlySet<QuestionProblem> = new Set(
  [...OF_TEXT].filter((each) => each !== 'contradiction'),
);
const PLACEHOLDER = '\u0000';
/** The words before and after the cell in each sentence. */
const FRAMES = Object.entries(problemTexts).map(([problem, text]) => {
  const [before = '', after = ''] = text(PLACEHOLDER).split(PLACEHOLDER);
  return { problem: problem as RowProblem, before, after };
});

const frameOf = (reason: string) =>
  FRAMES.find(({ before, after }) => reason.startsWith(before) && reason.includes(after, before.length));

const BANK_OF_CODE = new RegExp(`^${bankOfCodeText('([^“]*)')}`);

/** Why a row is in question; null if it is not. */
export function problemOf({
  outcome,
  reason,
}: Pick<RowResult, 'outcome' | 'reason'>): QuestionProblem | null {
  return outcome === 'unknown-bank' ? outcome : (frameOf(reason)?.problem ?? null);
}

export interface Objection {
  readonly problem: RowProblem;
  /** What it quotes. */
  readonly text: string;
  /** The bank of the bank code, if it is said. */
  readonly bank: string | undefined;
}

/** What a reason says against a row, sentence by sentence. */
export function objectionsIn(reason: string): readonly Objection[] {
  const frame = frameOf(reason);
  if (frame === undefined) {
    const [, rest = ''] = reason.split(PERHAPS_NEWER);
    return rest === '' ? [] : objectionsIn(rest.trim());
  }
  const { problem, before, after } = frame;
  const end = reason.indexOf(after, before.length);
  const text = reason.slice(before.length, end);
  const behind = reason.slice(end + after.length).trim();
  const [whole = '', bank] = BANK_OF_CODE.exec(behind) ?? [];
  return [{ problem, text, bank }, ...objectionsIn(behind.slice(whole.length).trim())];
}

/** The remarks that a reason holds against the account. A heading is none. */
export function remarksIn(reason: string): readonly string[] {
  return objectionsIn(reason).flatMap(({ problem, text }) =>
    OF_TEXT.has(problem) && problem !== 'other-heading' ? text : [],
  );
}

/** The used cells of a row, followed by any digits in a cell to the right of the account that may be part of the number. */
export function cellsToRead(columns: Columns, { cells, result }: RowToShow): string[] {
  const used = usedColumns(columns).map((column) => cells[column] ?? '');
  const [first] = objectionsIn(result.reason);
  const behind = columns.kind === 'accounts' ? cells.slice(columns.accountNumber + 1) : [];
  const isBehind = first?.problem === 'sub-account' && behind.some((cell) => cell.trim() === first.text);
  return isBehind ? [...used, first.text] : used;
}
