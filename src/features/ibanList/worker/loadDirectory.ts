import type { AvailableDirectory } from '../../../bankData/bankData.ts';
import type { BankDirectory } from '../../../domain/directory/bankDirectory.ts';
import { readCompactDirectory } from '../../../domain/directory/compactDirectory.ts';
import { ListError } from './failure.ts';

const loaded = new Map<string, Promise<BankDirectory>>();

/**
 * Loads a directory, once per worker. The request contains only the name of the file. The browser caches it, so
 * that the next worker needs no network.
 *
 * @throws ListError `no-directory`; the next call tries again
 */
export async function loadDirectory({ queryKey }: AvailableDirectory): Promise<BankDirectory> {
  const path = queryKey.join('/');
  const loading = loaded.get(path) ?? load(path);
  loaded.set(path, loading);
  try {
    return await loading;
  } catch {
    loaded.delete(path);
    throw new ListError('no-directory');
  }
}

async function load(path: string): Promise<BankDirectory> {
  const response = await fetch(path);
  if (!response.ok) throw new Error(`${response.status}`);
  return readCompactDirectory(await response.json());
}
