import type { RowProblem } from '../cells/damage.ts';
import type { OtherColumn } from './otherCells.ts';
import { bareResult, type RowResult } from './rowOutcome.ts';
import { unreadable } from './rowTexts.ts';
import { FEWEST_CELLS } from './usualForm.ts';

const ENCODER = new TextEncoder();

/** What another row says against the account of a row. */
export interface Contradiction {
  readonly problem: Extract<RowProblem, 'same-name' | 'same-account' | 'counted-up' | 'fails-mostly'>;
  /** A row that contradicts it, or itself where several do. */
  readonly other: number;
}

/** Fields of a row: its number, a key of its account, whether its account check failed, and hashes of the words of its name. */
const FIELDS = 6;
const [ROW, ACCOUNT, FAILED, FIRST_WORD, SECOND_WORD, MORE_WORDS] = [0, 1, 2, 3, 4, 5] as const;
const WORDS = [FIRST_WORD, SECOND_WORD, MORE_WORDS];
/** A name with more accounts is a group or a purpose. */
const MOST_ACCOUNTS = 4;
/** As many people who share no word of their names do not share an account. */
const FEWEST_PEOPLE = 3;
/** Rows on each side of a row, and how many of them may fail: otherwise it passed by chance, as where a third of the list fails. */
const NEAR = [
  [4, 4],
  [12, 7],
] as const;
/** Some banks append two zeros to the number of an account. */
const STEPS: ReadonlySet<number> = new Set([1, 100]);
/** Two account numbers may follow each other by chance. */
const SHORTEST_SERIES = 3;
const [ZERO, UPPER_D, UPPER_E] = [48, 68, 69];
const LONGEST_NAME = 8;

/** Compares the rows of a list that have an IBAN: by its account, and by the words of its name in any order. */
export class ComparedRows {
  #fields = new Float64Array(1024 * FIELDS);
  #count = 0;
  /** Hashes of the words of the name that is being read. */
  readonly #words = new Uint32Array(LONGEST_NAME);
  #wordCount = 0;
  readonly found = new Map<number, Contradiction>();

  /** Reads a cell with a part of the name of the row that is added next. */
  readName(bytes: Uint8Array, start: number, end: number): void {
    let hash = 0;
    for (let at = start; at <= end; at += 1) {
      const byte = at < end ? (bytes[at] as number) | 0x20 : 0;
      const isInWord = (byte >= 97 && byte <= 122) || byte >= 128 || (byte >= 48 && byte <= 57);
      if (isInWord) hash = Math.imul((hash || 0x811c9dc5) ^ byte, 0x01000193);
      else if (hash !== 0) {
        if (this.#wordCount < LONGEST_NAME) this.#words[this.#wordCount++] = hash;
        hash = 0;
      }
    }
  }

  addText(
    row: number,
    { iban, outcome }: RowResult,
    cells: readonly string[],
    columns: readonly OtherColumn[],
  ): void {
    for (const { index } of columns.filter(({ isOfNames }) => isOfNames)) {
      const name = ENCODER.encode(cells[index]);
      this.readName(name, 0, name.length);
    }
    this.add(row, ENCODER.encode(iban), 0, outcome === 'account-doubtful');
  }

  /** @param iban where its IBAN begins in `bytes`, if it has one */
  add(row: number, bytes: Uint8Array, iban: number, hasFailed: boolean): void {
    const words = this.#words.subarray(0, this.#wordCount).sort();
    this.#wordCount = 0;
    if (bytes[iban] !== UPPER_D || bytes[iban + 1] !== UPPER_E) return;
    if (this.#count * FIELDS === this.#fields.length) {
      const fields = this.#fields;
      this.#fields = new Float64Array(2 * fields.length);
      this.#fields.set(fields);
    }
    const at = this.#count * FIELDS;
    this.#count += 1;
    this.#fields[at + ROW] = row;
    const bankCode = numberAt(bytes, iban + 4, iban + 12);
    // Exact below 2^53. Bank codes that are equal here are asked about at worst.
    this.#fields[at + ACCOUNT] = (bankCode % 899_981) * 1e10 + numberAt(bytes, iban + 12, iban + 22);
    this.#fields[at + FAILED] = Number(hasFailed);
    for (const [word, hash] of words.entries()) {
      const field = at + Math.min(FIRST_WORD + word, MORE_WORDS);
      this.#fields[field] = (Math.imul(this.#fields[field] as number, 31) + hash) >>> 0;
    }
  }

  /** Finds the rows that contradict others. */
  compare(): ReadonlyMap<number, Contradiction> {
    this.#compareNames();
    this.#compareAccounts();
    this.#findSeries();
    this.#findFailing();
    return this.found;
  }

  /** A result with what another row says against it, beside what was found before. */
  contradict(result: RowResult, row: number, rowsAbove: number): RowResult {
    const contradiction = this.found.get(row);
    if (!contradiction) return result;
    const { reason } = unreadable(contradiction.problem, String(contradiction.other + rowsAbove + 1));
    return bareResult('unreadable', result.iban === '' ? `${reason} ${result.reason}` : reason);
  }

  #compareNames(): void {
    for (const entries of this.#groups((entry) => this.#nameOf(entry))) {
      const accounts = entries.map((entry) => this.#get(entry, ACCOUNT));
      const { size } = new Set(accounts);
      if (size < 2 || size > MOST_ACCOUNTS) continue;
      for (const [at, entry] of entries.entries()) {
        const other = entries[accounts.findIndex((account) => account !== accounts[at])] as number;
        this.#set(entry, 'same-name', other);
      }
    }
  }

  #compareAccounts(): void {
    for (const entries of this.#groups((entry) => this.#get(entry, ACCOUNT))) {
      const { size } = new Set(entries.flatMap((entry) => this.#nameOf(entry) || []));
      const words = WORDS.map((field) => this.#get(entries[0] as number, field));
      const hasWord = (entry: number, word: number) =>
        WORDS.some((field) => this.#get(entry, field) === word);
      const isShared = words.some((word) => word !== 0 && entries.every((entry) => hasWord(entry, word)));
      if (size >= FEWEST_PEOPLE && !isShared) for (const entry of entries) this.#set(entry, 'same-account');
    }
  }

  #findSeries(): void {
    const step = (entry: number, field: number) => this.#get(entry, field) - this.#get(entry - 1, field);
    const isNext = (entry: number) => step(entry, ROW) === 1 && STEPS.has(step(entry, ACCOUNT));
    let start = 0;
    for (let end = 1; end <= this.#count; end += 1) {
      if (end < this.#count && isNext(end)) continue;
      if (end - start >= SHORTEST_SERIES)
        for (let entry = start; entry < end; entry += 1) this.#set(entry, 'counted-up');
      start = end;
    }
  }

  #findFailing(): void {
    const failed = (entry: number) => (entry >= 0 && entry < this.#count ? this.#get(entry, FAILED) : 0);
    let all = 0;
    for (let entry = 0; entry < this.#count; entry += 1) all += failed(entry);
    const failMany = all > Math.max(this.#count, FEWEST_CELLS) / 3;
    for (const [around, fewest] of NEAR) {
      let near = 0;
      for (let entry = -around; entry < this.#count; entry += 1) {
        near += failed(entry + around) - failed(entry - around - 1);
        if (entry >= 0 && (failMany || near >= fewest) && failed(entry) === 0)
          this.#set(entry, 'fails-mostly');
      }
    }
  }

  #get(entry: number, field: number): number {
    return this.#fields[entry * FIELDS + field] as number;
  }

  /** What was found first stays. */
  #set(entry: number, problem: Contradiction['problem'], other = entry): void {
    const row = this.#get(entry, ROW);
    if (!this.found.has(row)) this.found.set(row, { problem, other: this.#get(other, ROW) });
  }

  /** A key of its name, exact below 2^53; 0 without two words, because one alone is the name of many. */
  #nameOf(entry: number): number {
    const second = this.#get(entry, SECOND_WORD);
    if (second === 0) return 0;
    const more = Math.imul(this.#get(entry, MORE_WORDS), 0x9e3779b1);
    return this.#get(entry, FIRST_WORD) * 2 ** 21 + ((second ^ more) >>> 11);
  }

  /** The entries that have the same key, but 0, as another. */
  #groups(keyOf: (entry: number) => number): Iterable<number[]> {
    const keys = Float64Array.from({ length: this.#count }, (_, entry) => keyOf(entry));
    const groups = new Map<number, number[]>();
    let before = 0;
    for (const key of keys.toSorted()) {
      if (key === before && key !== 0) groups.set(key, []);
      before = key;
    }
    if (groups.size > 0) for (const [entry, key] of keys.entries()) groups.get(key)?.push(entry);
    return groups.values();
  }
}

function numberAt(bytes: Uint8Array, start: number, end: number): number {
  let number = 0;
  for (let at = start; at < end; at += 1) number = number * 10 + (bytes[at] as number) - ZERO;
  return number;
}
