import {
  type BankDirectory,
  type ChosenDirectory,
  chooseDirectory,
} from '../../src/domain/directory/bankDirectory.ts';
import { readCompactDirectory } from '../../src/domain/directory/compactDirectory.ts';
import { WAITING_LIMIT_MS } from '../../src/ui/waitingLimit.ts';

export type BankData = ChosenDirectory<BankDirectory>;

/** Why there are none: they could not be loaded, are truncated or changed, or belong to another version of the widget. */
export type BankDataProblem = 'unavailable' | 'damaged';

export type LoadBankData = () => Promise<BankData | BankDataProblem>;

/** Set after a damaged file: the browser must not use its cached copy again. */
let cache: RequestCache = 'no-cache';

/**
 * Fetches the file beside the script, whose name never changes. The request contains only the URL; redirects are refused.
 *
 * @throws Error if it cannot be loaded
 */
export async function fetchBankData(): Promise<BankData | BankDataProblem> {
  const response = await fetch(new URL('iban-rechner-banken.json', import.meta.url), {
    // Revalidates, because the file is replaced under the same name.
    cache,
    redirect: 'error',
    signal: AbortSignal.timeout(WAITING_LIMIT_MS),
  });
  const file = await response.text();
  if (!response.ok) return 'unavailable';
  try {
    // All directories: a damaged date would choose the wrong one.
    return chooseDirectory((JSON.parse(file) as unknown[]).map(readCompactDirectory), new Date());
  } catch {
    cache = 'reload';
    return 'damaged';
  }
}

/** One request for all elements of a page, and another one after a failure. */
export function loadedOnce(load: LoadBankData): () => Promise<BankData | BankDataProblem> {
  let loading: ReturnType<LoadBankData> | undefined;
  return async () => {
    loading ??= load().catch(() => 'unavailable');
    const loaded = await loading;
    if (typeof loaded === 'string') loading = undefined;
    return loaded;
  };
}
