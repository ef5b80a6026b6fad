/** A reproducible source of random numbers. */
export class Dice {
  #state: number;

  constructor(seed: number) {
    this.#state = seed | 0;
  }

  /** From 0 to below `limit`. */
  roll(limit: number): number {
    this.#state = (Math.imul(this.#state, 1664525) + 1013904223) | 0;
    return Math.floor(((this.#state >>> 0) / 2 ** 32) * limit);
  }

  pick<Choice>(choices: readonly Choice[]): Choice {
    return choices[this.roll(choices.length)] as Choice;
  }
}
