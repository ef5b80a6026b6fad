import type { AvailableDirectory } from '../../../bankData/bankData.ts';
import { type BankDirectory, chooseDirectory } from '../../../domain/directory/bankDirectory.ts';
import { readCompactDirectory } from '../../../domain/directory/compactDirectory.ts';
import { ListError } from './failure.ts';

let loaded: Promise<BankDirectory> | null = null;

/**
 * Loads the directory of today, once for each worker. The request names a file and nothing else; the browser keeps it,
 * so that the other worker gets it without the network.
 *
 * @throws ListError `no-directory`; the next call tries again
 */
export function loadDirectory(available: readonly AvailableDirectory[]): Promise<BankDirectory> {
  loaded ??= load(available).catch(() => {
    loaded = null;
    throw new ListError('no-directory');
  });
  return loaded;
}

async function load(available: readonly AvailableDirectory[]): Promise<BankDirectory> {
  // The site mostly serves a single one, and then the day of today need not be known.
  const directory = available.length === 1 ? available[0] : chooseDirectory(available, new Date())?.directory;
  if (!directory) throw new Error('the site serves no bank directory');
  const response = await fetch(directory.queryKey.join('/'));
  if (!response.ok) throw new Error(`${response.status}`);
  return readCompactDirectory(await response.json());
}
