import { keysOf } from './marksAndNames.ts';
import type { Said } from './saidByLine.ts';

/** What lines say of the rows that have their mark, their number or the name in them: `Konto 532013000 kam zurück`. */
export class NamedRows {
  readonly said = new Map<string, Said>();
  /** Lines that name a person or a number, without those whose row was found. */
  readonly #notFound = new Set<Said>();
  /** Whether a line is about any row. */
  areOthers = false;

  /** Records a line that is about one row or, without keys, about any. */
  add(keys: readonly string[], said: Said): void {
    for (const key of keys) this.said.set(key, said);
    if (keys.length > 0) this.#notFound.add(said);
    else this.areOthers = true;
  }

  /** The first thing said of a row; undefined if nothing. */
  find(cells: readonly string[]): Said | undefined {
    const found = this.said.size === 0 ? [] : keysOf(cells).flatMap((key) => this.said.get(key) ?? []);
    for (const said of found) this.#notFound.delete(said);
    return found[0];
  }

  /** After all rows: a line whose row was not found may be about any. Returns whether that is new. */
  giveUp(): boolean {
    if (this.areOthers) return false;
    this.areOthers = this.#notFound.size > 0;
    return this.areOthers;
  }
}
