import type { AvailableDirectory } from '../../../bankData/bankData.ts';
import { type BankDirectory, chooseDirectory } from '../../../domain/directory/bankDirectory.ts';
import { readCompactDirectory } from '../../../domain/directory/compactDirectory.ts';
import { ListError } from './failure.ts';

let loaded: Promise<BankDirectory> | null = null;

/**
 * Loads today's directory, once per worker. The request contains only the name of the file. The browser caches it, so
 * that the next worker needs no network.
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
  // Usually the site has only one directory, so that the date is not needed.
  const directory = available.length === 1 ? available[0] : chooseDirectory(available, new Date())?.directory;
  if (!directory) throw new Error('the site serves no bank directory');
  const response = await fetch(directory.queryKey.join('/'));
  if (!response.ok) throw new Error(`${response.status}`);
  return readCompactDirectory(await response.json());
}
