import { knownBanksOf } from '../../src/domain/reading/knownBanks.ts';
import { resolveIban } from '../../src/domain/resolve/resolveIban.ts';
import { newestDirectory } from './bankDirectory.ts';

const directory = newestDirectory();

/** What the reader of pasted texts asks the newest directory. */
export const knownBanks = knownBanksOf(directory, (bankCode, accountNumber) =>
  resolveIban(directory, bankCode, accountNumber),
);
