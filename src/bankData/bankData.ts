import type { AccountNumber } from '../domain/accountNumber.ts';
import type { BankCode } from '../domain/bankCode.ts';
import type { BankDirectory } from '../domain/bankDirectory.ts';
import { type BankSearch, makeBankSearch } from '../domain/bankSearch.ts';
import { chooseDirectory, type Validity } from '../domain/chooseDirectory.ts';
import { readCompactDirectory } from '../domain/compactDirectory.ts';
import { type Resolution, resolveIban } from '../domain/resolveIban.ts';
import { type ResolutionStep, resolveIbanSteps } from '../domain/resolveIbanSteps.ts';
import { createQueryClient } from './queryClient.ts';

/** A directory that the site serves: its validity, and the query key that is its address. */
export interface AvailableDirectory extends Validity {
  readonly queryKey: readonly string[];
}

/** What becomes of a bank code and an account number, and how. */
export interface ResolvedIban {
  readonly resolution: Resolution;
  readonly steps: readonly ResolutionStep[];
}

export interface BankData {
  readonly directory: BankDirectory;
  /** Whether today lies in the time for which the directory is valid. */
  readonly status: 'valid' | 'expired' | 'not-yet-valid';
  readonly resolve: (bankCode: BankCode, accountNumber: AccountNumber) => ResolvedIban;
  /** Over the same directory; its index is built by the first search. */
  readonly search: BankSearch;
}

const queryClient = createQueryClient();

/**
 * Loads the directory of today through the data-fetching default. The request names a file and nothing else.
 *
 * @throws where the file cannot be had or is damaged
 */
export async function loadBankData(available: readonly AvailableDirectory[], now: Date): Promise<BankData> {
  const chosen = chooseDirectory(available, now);
  if (!chosen) throw new Error('the site serves no bank directory');
  const directory = readCompactDirectory(await queryClient.query({ queryKey: chosen.directory.queryKey }));
  return {
    directory,
    status: chosen.status,
    resolve(bankCode, accountNumber) {
      const resolution = resolveIban(directory, bankCode, accountNumber);
      return { resolution, steps: resolveIbanSteps(resolution) };
    },
    search: searchWhenAsked(directory),
  };
}

/** Most visitors know their bank code: the index is built for those who search. */
function searchWhenAsked(directory: BankDirectory): BankSearch {
  let search: BankSearch | undefined;
  return {
    find(query, limit) {
      search ??= makeBankSearch(directory);
      return search.find(query, limit);
    },
  };
}
