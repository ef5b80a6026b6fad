import {
  type BankDirectory,
  type ChosenDirectory,
  chooseDirectory,
} from '../../src/domain/directory/bankDirectory.ts';
import { readCompactDirectory } from '../../src/domain/directory/compactDirectory.ts';
import { WAITING_LIMIT_MS } from '../../src/ui/waitingLimit.ts';

export type BankData = ChosenDirectory<BankDirectory>;

/** Why there are none: they did not arrive, or were cut off or changed, or are of another version of the widget. */
export type BankDataProblem = 'unavailable' | 'damaged';

export type LoadBankData = () => Promise<BankData | BankDataProblem>;

/** After a damaged file the browser must not use its copy again. */
let cache: RequestCache = 'no-cache';

/**
 * Fetches the file beside the script, whose name stays. The request contains only the address; a redirect is refused.
 *
 * @throws Error if it does not arrive
 */
export async function fetchBankData(): Promise<BankData | BankDataProblem> {
  const response = await fetch(new URL('iban-rechner-banken.json', import.meta.url), {
    // Asks whether the file is still the same: it is replaced under the same name.
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
