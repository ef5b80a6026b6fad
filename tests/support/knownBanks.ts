import { knownBanksOf } from '../../src/domain/reading/knownBanks.ts';
import type { TextReading } from '../../src/domain/reading/readText.ts';
import { newestDirectory, resolveIn } from './bankDirectory.ts';

const directory = newestDirectory();

/** What the reader of pasted texts asks the newest directory. */
export const knownBanks = knownBanksOf(directory, resolveIn(directory));

/** Whether a reading is certain, and its first meaning: `37040044/532013000`. */
export function answer({ isCertain, readings: [first] }: TextReading) {
  return { isCertain, first: first && `${first.bankCode}/${first.accountNumber}` };
}
