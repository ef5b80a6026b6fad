import { keysOf } from './marksAndNames.ts';
import type { Said } from './saidByLine.ts';

/** What lines say of the rows that have their mark, their number or the name in them: `Konto 532013000 kam zurück`. */
export class NamedRows {
  readonly #said = new Map<string, Said>();
  /** Lines that name a person or a number, without those whose row was found. */
  readonly #notFound = new Set<Said>();
  /** Each line that says something is about such a row. */
  #areAll = true;

  /** Records a line about one row; without keys, about any row. */
  add(keys: readonly string[], said: Said): void {
    for (const key of keys) this.addOptional(key, said);
    if (keys.length > 0) this.#notFound.add(said);
    else this.#areAll = false;
  }

  /** Records what is said of the row with a mark or number, if there is one. */
  addOptional(key: string, said: Said): void {
    this.#said.set(key, said);
  }

  get isEmpty(): boolean {
    return this.#said.size === 0;
  }

  /** Whether a line is about any row. */
  get areOthers(): boolean {
    return !this.#areAll;
  }

  /** The first thing said of a row; undefined if nothing. */
  find(cells: readonly string[]): Said | undefined {
    if (this.isEmpty) return undefined;
    const found = keysOf(cells).flatMap((key) => this.#said.get(key) ?? []);
    for (const said of found) this.#notFound.delete(said);
    return found[0];
  }

  /** After all rows: a line whose row was not found may be about any. Returns whether that is new. */
  giveUp(): boolean {
    const isNew = this.#areAll && this.#notFound.size > 0;
    if (isNew) this.#areAll = false;
    return isNew;
  }
}
