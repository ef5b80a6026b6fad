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
  /** The policy of the page forbids the request. */
  | 'blocked'
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

/** What is loaded or under way, for all elements of the page. */
const loads = new Map<string, Promise<LoadedBankData>>();
/** Files that were damaged: the browser must not use its copy again. */
const damaged = new Set<string>();

/** The bank data at an address: one request for all elements, and another one after a failure. Null is refused. */
export function loadBankData(url: string | null): Promise<LoadedBankData> {
  if (url === null) return Promise.resolve({ ok: false, problem: 'foreign' });
  const load = loads.get(url) ?? request(url);
  loads.set(url, load);
  return load;
}

/** The request contains only the address. A redirect could lead to another host and is refused. */
async function request(url: string): Promise<LoadedBankData> {
  const fail = (problem: BankDataProblem): LoadedBankData => {
    loads.delete(url);
    return { ok: false, problem };
  };
  let isBlocked = false;
  const notice = ({ effectiveDirective, blockedURI }: SecurityPolicyViolationEvent) => {
    if (effectiveDirective === 'connect-src' && url.startsWith(blockedURI)) isBlocked = true;
  };
  document.addEventListener('securitypolicyviolation', notice);
  try {
    const response = await fetch(url, {
      // Asks whether the file is still the same: it is replaced under the same name.
      cache: damaged.has(url) ? 'reload' : 'no-cache',
      redirect: 'error',
      signal: AbortSignal.timeout(WAITING_LIMIT_MS),
    });
    if (!response.ok) return fail('unavailable');
    const answer = await response.text();
    try {
      const data = readBankData(JSON.parse(answer), new Date());
      damaged.delete(url);
      return { ok: true, data };
    } catch {
      damaged.add(url);
      return fail('damaged');
    }
  } catch {
    // The browser names a violation in a task of its own, after the refused request.
    await new Promise((named) => setTimeout(named, 100));
    return fail(isBlocked ? 'blocked' : 'unavailable');
  } finally {
    document.removeEventListener('securitypolicyviolation', notice);
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
