import { bankInSentence } from '../../../bankData/bankInSentence.ts';
import type { Bank, BankDirectory } from '../../../domain/directory/bankDirectory.ts';
import type { Resolution } from '../../../domain/resolve/resolution.ts';
import { fromResolution } from './fromResolution.ts';
import type { Pieces } from './pieces.ts';
import { ROW_OUTCOMES } from './rowOutcome.ts';
import { outcomeTexts } from './rowTexts.ts';

/** What stands behind the IBANs of a list: pieces for `;BIC;Bank` and for `;Ergebnis;Grund`, each made once. */
export class Suffixes {
  readonly #banks: readonly Bank[];
  readonly #pieces: Pieces;
  readonly #bankPieces = new Map<Bank, Map<string, number>>();
  readonly #reasonPieces = new Map<string, number>();
  readonly #outcomes: number[] = [];
  readonly #groups = new Map<string, number>();
  readonly #groupByBank: Int32Array;

  constructor({ banks }: BankDirectory, pieces: Pieces) {
    this.#banks = banks;
    this.#pieces = pieces;
    this.#groupByBank = new Int32Array(banks.length).fill(-1);
  }

  /** `;BIC;Bank`. Without an IBAN, there is no BIC to it. */
  bankPiece({ resultingBank, bank, bankBic, noIbanReason }: Resolution): number {
    const named = resultingBank ?? (bank as Bank);
    const bic = noIbanReason === null ? (bankBic ?? '') : '';
    const byBic = this.#bankPieces.get(named) ?? new Map<string, number>();
    this.#bankPieces.set(named, byBic);
    const piece = byBic.get(bic) ?? this.#pieces.add([bic, named.name], '');
    byBic.set(bic, piece);
    return piece;
  }

  /** `;Ergebnis;Grund` with the line break. */
  reasonPiece(resolution: Resolution): number {
    const { outcome, reason } = fromResolution(resolution);
    const key = outcome + reason;
    const piece = this.#reasonPieces.get(key) ?? this.#pieces.add([outcomeTexts[outcome], reason], '\r\n');
    this.#reasonPieces.set(key, piece);
    this.#outcomes[piece] = ROW_OUTCOMES.indexOf(outcome);
    return piece;
  }

  /** The place in `ROW_OUTCOMES`. */
  outcomeOf(reasonPiece: number): number {
    return this.#outcomes[reasonPiece] as number;
  }

  /**
   * A number for the words in which a bank is spoken of: the same for all that follow the same rule, check their accounts
   * by the same method and have the same name in a sentence, unless their bank code or BIC is replaced or deleted.
   */
  wordsOf(bankIndex: number, { resultingBank, bankBic }: Resolution): number {
    const bank = this.#banks[bankIndex] as Bank;
    const isOrdinary = resultingBank === bank && !bank.isMarkedForDeletion && (bankBic ?? '') === bank.bic;
    return isOrdinary ? this.#groupOf(bankIndex, bank) : this.#banks.length + bankIndex;
  }

  #groupOf(bankIndex: number, bank: Bank): number {
    const known = this.#groupByBank[bankIndex] as number;
    if (known !== -1) return known;
    const key = `${bank.bankRule} ${bank.accountCheckMethod} ${bankInSentence(bank)}`;
    const group = this.#groups.get(key) ?? this.#groups.size;
    this.#groups.set(key, group);
    this.#groupByBank[bankIndex] = group;
    return group;
  }
}
