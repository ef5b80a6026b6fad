import {
  type BankDirectory,
  type ChosenDirectory,
  chooseDirectory,
} from '../../src/domain/directory/bankDirectory.ts';
import { readCompactDirectory } from '../../src/domain/directory/compactDirectory.ts';
import { WAITING_LIMIT_MS } from '../../src/ui/waitingLimit.ts';

/** The data file, beside the script. Its name stays, so that an update only replaces it. */
export const BANK_DATA_FILE = 'iban-rechner-banken.json';

export type BankData = ChosenDirectory<BankDirectory>;

/** Why there are no bank data. */
export type BankDataProblem =
  /** No network, no such file, or no answer in time. */
  | 'unavailable'
  /** The file was cut off or changed, or is of another version of the widget. */
  | 'damaged'
  /** The attribute names another host than those of the page and the script. */
  | 'foreign';

export type LoadedBankData =
  | { readonly ok: true; readonly data: BankData }
  | { readonly ok: false; readonly problem: BankDataProblem };

/**
 * @param src the attribute; null if the element has none
 * @param page the origin of the page
 * @param base against this address the attribute is resolved; `<base>` may name another host than that of the page
 * @param script the address of the widget's script
 * @returns null for an address of another host, or for none
 */
export function bankDataUrl(src: string | null, page: string, base: string, script: string): string | null {
  const [file, from] = src === null ? [BANK_DATA_FILE, script] : [src, base];
  if (!URL.canParse(file, from)) return null;
  const { href, origin } = new URL(file, from);
  return origin === page || origin === new URL(script).origin ? href : null;
}

/** Files that were damaged: the browser must not use its copy again. */
const damaged = new Set<string>();

/** Loads the data file. The request contains only its address. A redirect could lead to another host and is refused. */
export async function loadBankData(url: string | null, now: Date): Promise<LoadedBankData> {
  if (url === null) return { ok: false, problem: 'foreign' };
  let answer: unknown;
  try {
    const response = await fetch(url, {
      // Asks whether the file is still the same: it is replaced under the same name.
      cache: damaged.has(url) ? 'reload' : 'no-cache',
      redirect: 'error',
      signal: AbortSignal.timeout(WAITING_LIMIT_MS),
    });
    if (!response.ok) return { ok: false, problem: 'unavailable' };
    answer = await response.text();
  } catch {
    return { ok: false, problem: 'unavailable' };
  }
  try {
    const data = readBankData(JSON.parse(String(answer)), now);
    damaged.delete(url);
    return { ok: true, data };
  } catch {
    damaged.add(url);
    return { ok: false, problem: 'damaged' };
  }
}

/**
 * @param json the compact files of one quarter or more
 * @throws Error if it is something else
 */
function readBankData(json: unknown, now: Date): BankData {
  // All of them: a damaged date would choose the wrong one.
  const chosen = chooseDirectory((json as readonly unknown[]).map(readCompactDirectory), now);
  if (!chosen) throw new Error('The file has no bank directory');
  return chosen;
}
