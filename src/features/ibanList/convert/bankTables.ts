import type { BankDirectory } from '../../../domain/directory/bankDirectory.ts';
import { type BulkVerdicts, makeBulkVerdicts } from '../fast/bulkVerdicts.ts';
import { Pieces } from './pieces.ts';
import { makeRuleSuffixes } from './ruleSuffixes.ts';
import { Suffixes } from './suffixes.ts';
import { makeVerdictSuffixes } from './verdictSuffixes.ts';

/** What the rows of all lists have in common. It is filled as banks come up. */
export interface BankTables {
  readonly verdicts: BulkVerdicts;
  readonly pieces: Pieces;
  readonly suffixes: Suffixes;
  readonly ordinary: ReturnType<typeof makeVerdictSuffixes>;
  readonly ruleSuffixOf: ReturnType<typeof makeRuleSuffixes>;
  /** `BANK_CODE_WORDS` for each bank. */
  readonly bankCodes: Int32Array;
}

const made = new WeakMap<BankDirectory, BankTables>();

/** Makes them for a directory, or gives those that an earlier list has filled. */
export function bankTables(directory: BankDirectory): BankTables {
  const known = made.get(directory);
  if (known !== undefined) return known;
  const verdicts = makeBulkVerdicts(directory);
  const pieces = new Pieces();
  const suffixes = new Suffixes(directory, pieces);
  const tables: BankTables = {
    verdicts,
    pieces,
    suffixes,
    ordinary: makeVerdictSuffixes(directory, suffixes),
    ruleSuffixOf: makeRuleSuffixes(directory, suffixes),
    bankCodes: makeBankCodes(verdicts.resultingBankCodes),
  };
  made.set(directory, tables);
  return tables;
}

export const BANK_CODE_WORDS = 3;

/** Of each bank code its eight digits as two words, and what it adds to the remainder: modulo 97, 10^16 is 62. */
function makeBankCodes(bankCodes: Int32Array): Int32Array {
  const table = new Int32Array(bankCodes.length * BANK_CODE_WORDS);
  bankCodes.forEach((bankCode, index) => {
    const digits = new DataView(new TextEncoder().encode(String(bankCode)).buffer);
    table[index * BANK_CODE_WORDS] = digits.getInt32(0, true);
    table[index * BANK_CODE_WORDS + 1] = digits.getInt32(4, true);
    table[index * BANK_CODE_WORDS + 2] = (bankCode % 97) * 62;
  });
  return table;
}
