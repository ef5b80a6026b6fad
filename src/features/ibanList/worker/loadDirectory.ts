import type { AvailableDirectory } from '../../../bankData/bankData.ts';
import type { BankDirectory } from '../../../domain/directory/bankDirectory.ts';
import { readCompactDirectory } from '../../../domain/directory/compactDirectory.ts';
import { ListError } from './failure.ts';

let loaded: Promise<BankDirectory> | null = null;
let loadedPath = '';

/**
 * Loads a directory, once per worker. The request contains only the name of the file. The browser caches it, so
 * that the next worker needs no network.
 *
 * @throws ListError `no-directory`; the next call tries again
 */
export function loadDirectory({ queryKey }: AvailableDirectory): Promise<BankDirectory> {
  const path = queryKey.join('/');
  if (path !== loadedPath) loaded = null;
  loadedPath = path;
  loaded ??= load(path).catch(() => {
    loaded = null;
    throw new ListError('no-directory');
  });
  return loaded;
}

async function load(path: string): Promise<BankDirectory> {
  const response = await fetch(path);
  if (!response.ok) throw new Error(`${response.status}`);
  return readCompactDirectory(await response.json());
}
