import type { BankDirectory } from '../../../domain/directory/bankDirectory.ts';
import { germanCount } from '../../../ui/germanNumber.ts';
import { ASK, type Columns, usedColumns } from '../cells/columns.ts';
import type { RowProblem } from '../cells/damage.ts';
import { AccountDigits } from '../fast/accountDigits.ts';
import { isFilled } from '../worker/tableShape.ts';
import { groupsOf } from './groupsOf.ts';
import { NameWords } from './nameWords.ts';
import { type Evidence, PERSON } from './otherColumn.ts';
import { bareResult, type RowResult } from './rowOutcome.ts';
import { unreadable } from './rowTexts.ts';
import { FEWEST_CELLS } from './usualForm.ts';

const ENCODER = new TextEncoder();

/** Why other rows cast doubt on a row. */
interface Contradiction {
  readonly problem: Extract<
    RowProblem,
    'same-name' | 'same-account' | 'counted-up' | 'slipped' | 'not-told-apart' | 'fails-mostly'
  >;
  /** The row that contradicts it; itself if there are several. Of one that may be swapped, too, its account. */
  readonly other: number;
}

/** A name with more accounts than this is probably a group or a purpose. */
const MOST_ACCOUNTS = 4;
/** Fewer people without a common word in their names may share an account. */
const FEWEST_PEOPLE = 3;
/** If more names of a single word have several accounts, such names do not identify anybody: surnames, for example. */
const RARE = 0.02;
/** The steps of numbers that a spreadsheet has counted up. Some banks append two zeros to the number of an account. */
const STEPS: ReadonlySet<number> = new Set([1, 100]);
/** Two account numbers may follow each other by chance. */
const SHORTEST_SERIES = 3;
/** Rows on each side of a row, and the number of failed checks among them that casts doubt on it. Fewer occur by chance. */
const NEAR = [
  [4, 4],
  [12, 7],
] as const;
const [UPPER_D, UPPER_E] = [68, 69];

/** Compares the rows of a list that have an IBAN: by its account, and by the words of the name in any order. */
export class ComparedRows {
  /** The rows that others cast doubt on, by their number. */
  readonly found = new Map<number, Contradiction>();
  /** Of each compared row: its number, a key of its account, whether its account check failed, and its name. */
  readonly #rows: number[] = [];
  readonly #accounts: number[] = [];
  readonly #failed: boolean[] = [];
  readonly #names = new NameWords();
  readonly #digits = new AccountDigits();
  /** Rows with a name and no account, and the other way round, also without an IBAN. */
  readonly #accountless: number[] = [];
  readonly #nameless: number[] = [];
  #hasSwapped = false;
  /** The column of the account or the IBAN. */
  readonly #account: number;

  constructor(columns: Columns) {
    this.#account = usedColumns(columns).at(-1) ?? ASK;
  }

  /** Reads a cell with a part of the name of the row that is added next. */
  readName(bytes: Uint8Array, start: number, end: number): void {
    this.#names.read(bytes, start, end);
  }

  addText(
    row: number,
    { iban, outcome, reason }: RowResult,
    cells: readonly string[],
    evidence: Evidence | null,
  ): void {
    for (const { index } of evidence?.others.filter(({ isOfNames }) => isOfNames) ?? []) {
      const name = ENCODER.encode(cells[index]);
      this.readName(name, 0, name.length);
    }
    const hasName = this.#names.hasNext;
    // A name alone is a title if it is not of a person.
    const account = cells[this.#account] ?? '';
    const [first = '', ...more] = cells.filter(isFilled);
    if (hasName && !isFilled(account) && (more.length > 0 || PERSON.test(first))) this.#accountless.push(row);
    if (!hasName && /\d{4}/.test(account)) this.#nameless.push(row);
    if (reason === unreadable('swapped', account).reason) this.#hasSwapped = true;
    const isOfBank = outcome !== 'unknown-bank' && outcome !== 'iban-wrong';
    const isPart = evidence?.others.some((one) => one.isSubAccount && /[1-9]/.test(cells[one.index] ?? ''));
    this.add(row, ENCODER.encode(isOfBank && !isPart ? iban : ''), 0, outcome === 'account-doubtful');
  }

  /** @param iban where its IBAN begins in `bytes`, if it has one */
  add(row: number, bytes: Uint8Array, iban: number, hasFailed: boolean): void {
    if (bytes[iban] === UPPER_D && bytes[iban + 1] === UPPER_E) {
      this.#rows.push(row);
      this.#digits.read(bytes, iban + 4, iban + 12);
      const bankCode = this.#digits.number;
      this.#digits.read(bytes, iban + 12, iban + 22);
      // Exact below 2^53. A collision only causes a needless question.
      this.#accounts.push((bankCode % 899_981) * 1e10 + this.#digits.number);
      this.#failed.push(hasFailed);
      this.#names.keep();
    } else this.#names.drop();
  }

  /** Finds the rows that contradict others. */
  compare(directory: BankDirectory): void {
    this.#findSwapped(directory);
    this.#compareNames();
    this.#compareAccounts();
    this.#findSeries();
    this.#findSlipped();
    this.#findFailing();
  }

  /** A result with what another row says against it, beside what was found before. */
  contradict(result: RowResult, row: number, rowsAbove: number): RowResult {
    const { problem, other = 0 } = this.found.get(row) ?? {};
    if (problem === undefined) return result;
    const named = problem === 'not-told-apart' ? String(other) : germanCount(other + rowsAbove + 1);
    const { reason } = unreadable(problem, named);
    return bareResult('unreadable', result.iban === '' ? `${reason} ${result.reason}` : reason);
  }

  /** Among swapped rows, one whose account is a bank code, too, can be read either way. */
  #findSwapped(directory: BankDirectory): void {
    if (!this.#hasSwapped) return;
    for (const [entry, key] of this.#accounts.entries())
      if (directory.find(String(key % 1e10)) !== undefined) this.#set(entry, 'not-told-apart', key % 1e10);
  }

  #compareNames(): void {
    const groups = groupsOf(this.#rows.map((_, entry) => this.#names.keyOf(entry))).filter((entries) => {
      const { size } = new Set(entries.map((entry) => this.#accounts[entry]));
      return size > 1 && size <= MOST_ACCOUNTS;
    });
    const isOfOneWord = ([entry = 0]: readonly number[]) => this.#names.wordsOf(entry).length === 1;
    const areRare = groups.filter(isOfOneWord).length <= Math.max(2, RARE * this.#rows.length);
    for (const entries of groups.filter((each) => areRare || !isOfOneWord(each)))
      for (const entry of entries) {
        const other = entries.find((each) => this.#accounts[each] !== this.#accounts[entry]);
        this.#set(entry, 'same-name', this.#rows[other as number]);
      }
  }

  #compareAccounts(): void {
    for (const entries of groupsOf(this.#accounts)) {
      const names = entries.map((entry) => this.#names.wordsOf(entry)).filter((words) => words.length > 0);
      const { size } = new Set(names.map(String));
      const isShared = names[0]?.some((word) => names.every((words) => words.includes(word)));
      if (size >= FEWEST_PEOPLE && !isShared) for (const entry of entries) this.#set(entry, 'same-account');
    }
  }

  #findSeries(): void {
    const step = (values: readonly number[], entry: number) =>
      (values[entry] as number) - (values[entry - 1] as number);
    const isNext = (entry: number) => step(this.#rows, entry) === 1 && STEPS.has(step(this.#accounts, entry));
    let start = 0;
    for (let end = 1; end <= this.#rows.length; end += 1) {
      if (end < this.#rows.length && isNext(end)) continue;
      if (end - start >= SHORTEST_SERIES)
        for (let entry = start; entry < end; entry += 1) this.#set(entry, 'counted-up');
      start = end;
    }
  }

  /** As many accounts without a name as names without an account: all between may be at the name of another row. */
  #findSlipped(): void {
    const lost = this.#accountless;
    if (lost.length === 0) return;
    const isNameless = (entry: number) => this.#names.wordsOf(entry).length === 0;
    const nameless = new Set([...this.#nameless, ...this.#rows.filter((_, entry) => isNameless(entry))]);
    if (nameless.size !== lost.length) return;
    const ends = [...lost, ...nameless].sort((one, other) => one - other);
    const [first = 0, last = 0, other] = [ends[0], ends.at(-1), [...nameless][0]];
    for (const row of lost) this.found.set(row, { problem: 'slipped', other: other ?? row });
    for (const [entry, row] of this.#rows.entries())
      if (row >= first && row <= last) this.#set(entry, 'slipped', other);
  }

  #findFailing(): void {
    const count = this.#failed.length;
    const all = this.#failed.filter(Boolean).length;
    const failMany = all > Math.max(count, FEWEST_CELLS) / 3;
    for (const [around, fewest] of failMany ? ([[count, 1]] as const) : NEAR) {
      const failed = (entry: number) => Number(this.#failed[entry] ?? false);
      let near = 0;
      for (let entry = -around; entry < count; entry += 1) {
        near += failed(entry + around) - failed(entry - around - 1);
        if (entry >= 0 && near >= fewest && failed(entry) === 0) this.#set(entry, 'fails-mostly');
      }
    }
  }

  /** What was found first stays. */
  #set(entry: number, problem: Contradiction['problem'], other = this.#rows[entry] as number): void {
    const row = this.#rows[entry] as number;
    if (!this.found.has(row)) this.found.set(row, { problem, other });
  }
}
