import type { BankDirectory } from '../../../domain/bankDirectory.ts';
import { BULK_INVALID, BULK_VALID, type BulkVerdict } from '../../../domain/bulkVerdicts.ts';
import { writtenCell } from '../table/writeCell.ts';
import type { RowOutcome } from './rowOutcome.ts';
import { outcomeTexts, reasonTexts } from './rowTexts.ts';

const encoder = new TextEncoder();

/**
 * Pieces of rows in bytes, each made once and then copied: `;BIC;Bank` and `;Ergebnis;Grund` with the line break. All lie in one array, four
 * bytes to a word: that copies four times as fast as byte by byte, and keeps like beside like in the processor's cache.
 */
export class SuffixPool {
  #words = new Int32Array(2 ** 17);
  #used = 0;
  readonly #starts: number[] = [];
  readonly #lengths: number[] = [];

  /** Keeps the cells, each with a semicolon in front, and gives the piece a number. */
  add(cells: readonly string[], end: '' | '\r\n'): number {
    const bytes = encoder.encode(`;${cells.map((cell) => writtenCell(cell, false)).join(';')}${end}`);
    const count = Math.ceil(bytes.length / 4);
    if (this.#used + count > this.#words.length) {
      const larger = new Int32Array(this.#words.length * 2 + count);
      larger.set(this.#words);
      this.#words = larger;
    }
    const padded = new Uint8Array(count * 4);
    padded.set(bytes);
    const view = new DataView(padded.buffer);
    for (let word = 0; word < count; word += 1)
      this.#words[this.#used + word] = view.getInt32(word * 4, true);
    this.#starts.push(this.#used);
    this.#lengths.push(bytes.length);
    this.#used += count;
    return this.#starts.length - 1;
  }

  /** Writes a piece, and up to three bytes behind it that the next one overwrites. Returns where it ends. */
  write(piece: number, view: DataView, at: number): number {
    const start = this.#starts[piece] as number;
    const length = this.#lengths[piece] as number;
    const words = this.#words;
    for (let word = 0; word * 4 < length; word += 1)
      view.setInt32(at + word * 4, words[start + word] as number, true);
    return at + length;
  }
}

/** The numbers of the pieces of the result, by bank and by what became of the row; made when they are first needed. */
export function makeSuffixes({ banks }: BankDirectory, pool: SuffixPool) {
  const bankPieces = new Int32Array(banks.length).fill(-1);
  const otherBankPieces = new Map<string, number>();
  const reasonPieces = new Map<string, number>();
  const verdictPieces = new Int32Array(banks.length * 3).fill(-1);

  function reasonPiece(outcome: RowOutcome, reason: string): number {
    const key = outcome + reason;
    const known = reasonPieces.get(key) ?? pool.add([outcomeTexts[outcome], reason], '\r\n');
    reasonPieces.set(key, known);
    return known;
  }

  return {
    reasonPiece,

    /** `;BIC;Bank` as the directory has them. */
    bankPiece(bankIndex: number): number {
      if (bankPieces[bankIndex] === -1) {
        const { bic = '', name = '' } = banks[bankIndex] ?? {};
        bankPieces[bankIndex] = pool.add([bic, name], '');
      }
      return bankPieces[bankIndex] as number;
    },

    /** The same where a rule changes one of them. */
    otherBankPiece(bic: string, name: string): number {
      const key = bic + name;
      const known = otherBankPieces.get(key) ?? pool.add([bic, name], '');
      otherBankPieces.set(key, known);
      return known;
    },

    /** `;Ergebnis;Grund` of an ordinary row. */
    verdictPiece(bankIndex: number, verdict: BulkVerdict): number {
      const place = bankIndex * 3 + verdict;
      if (verdictPieces[place] === -1) {
        const outcome = verdict === BULK_INVALID ? 'account-doubtful' : 'computed';
        const reason = verdict === BULK_VALID ? 'valid' : verdict === BULK_INVALID ? 'invalid' : 'unchecked';
        verdictPieces[place] = reasonPiece(
          outcome,
          reasonTexts[reason](banks[bankIndex]?.accountCheckMethod ?? ''),
        );
      }
      return verdictPieces[place] as number;
    },
  };
}

export type Suffixes = ReturnType<typeof makeSuffixes>;
