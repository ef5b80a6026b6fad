import type { Bank, BankDirectory } from '../../../domain/directory/bankDirectory.ts';
import { resolveIban } from '../../../domain/resolve/resolveIban.ts';
import type { BulkAccount } from '../fast/bulkAccount.ts';
import { BULK_ASK, BULK_NO_IBAN, type BulkVerdict } from '../fast/bulkVerdicts.ts';
import type { Suffixes } from './suffixes.ts';

/** More than an account number can have zeros in front. */
const LENGTHS = 10;

/** The suffixes of rows with a short verdict, by the place of the bank and the verdict. */
export function makeVerdictSuffixes(directory: BankDirectory, suffixes: Suffixes) {
  const { banks } = directory;
  const bankPieces = new Int32Array(banks.length * 2).fill(-1);
  const reasonPieces = new Int32Array(banks.length * BULK_ASK).fill(-1);
  const subAccountPieces = new Int32Array(banks.length * BULK_ASK * LENGTHS).fill(-1);
  const reasonPieceByWords = new Map<number, number>();

  const resolve = (index: number, account: BulkAccount) =>
    resolveIban(directory, (banks[index] as Bank).bankCode, account.text);

  function findReasonPiece(index: number, verdict: BulkVerdict, zeros: number, account: BulkAccount): number {
    const resolution = resolve(index, account);
    const key = (suffixes.wordsOf(index, resolution) * BULK_ASK + verdict) * LENGTHS + zeros;
    const piece = reasonPieceByWords.get(key) ?? suffixes.reasonPiece(resolution);
    reasonPieceByWords.set(key, piece);
    return piece;
  }

  return {
    /** @param account one that has the verdict */
    bankPiece(index: number, verdict: BulkVerdict, account: BulkAccount): number {
      const place = index * 2 + Number(verdict === BULK_NO_IBAN);
      if (bankPieces[place] === -1) bankPieces[place] = suffixes.bankPiece(resolve(index, account));
      return bankPieces[place] as number;
    },

    /** @param account one that has the verdict */
    reasonPiece(index: number, verdict: BulkVerdict, account: BulkAccount): number {
      const place = index * BULK_ASK + verdict;
      if (reasonPieces[place] === -1) reasonPieces[place] = findReasonPiece(index, verdict, 0, account);
      return reasonPieces[place] as number;
    },

    /** Where the sub-account is appended, the words name the length of the account number. */
    subAccountReasonPiece(index: number, verdict: BulkVerdict, account: BulkAccount): number {
      const zeros = account.zerosInFront;
      const place = (index * BULK_ASK + verdict) * LENGTHS + zeros;
      if (subAccountPieces[place] === -1)
        subAccountPieces[place] = findReasonPiece(index, verdict, zeros, account);
      return subAccountPieces[place] as number;
    },
  };
}
