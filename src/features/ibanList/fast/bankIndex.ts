/** Finds the index of a bank code. A `Map` would need ten times the memory, which does not fit into the L1 cache. */
export class BankIndex {
  readonly #bankCodes: Int32Array;
  readonly #slots: Int16Array;

  constructor(bankCodes: readonly number[]) {
    this.#bankCodes = Int32Array.from(bankCodes);
    this.#slots = new Int16Array(2 ** Math.ceil(Math.log2(bankCodes.length * 2 + 1))).fill(-1);
    for (const [index, bankCode] of bankCodes.entries()) this.#slots[this.#slotOf(bankCode)] = index;
  }

  /** Returns -1 if there is none. */
  find(bankCode: number): number {
    return this.#slots[this.#slotOf(bankCode)] as number;
  }

  /** The slot of a bank code, or the free slot for it. */
  #slotOf(bankCode: number): number {
    const last = this.#slots.length - 1;
    for (let slot = (Math.imul(bankCode, 0x9e3779b1) >>> 16) & last; ; slot = (slot + 1) & last) {
      const index = this.#slots[slot] as number;
      if (index === -1 || this.#bankCodes[index] === bankCode) return slot;
    }
  }
}
