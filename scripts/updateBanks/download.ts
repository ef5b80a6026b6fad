import { UnreadableFile } from '../../src/domain/bankFile/anomaly.ts';
import { readBankFile } from '../../src/domain/bankFile/readBankFile.ts';
import type { Validity } from '../../src/domain/directory/bankDirectory.ts';

/**
 * Where the Deutsche Bundesbank publishes the Bankleitzahlendatei: of this quarter (“aktuell”) and, about a month before
 * it begins, of the next (“neu”). Two public projects use the addresses with `latest` as stable ones (state of November
 * 2026). Should one die, the links of the download page lead to the files: their path contains the number of the file
 * and a hash of its content. The page also says from when to when a file is valid.
 */
export const BUNDESBANK = {
  origin: 'https://www.bundesbank.de',
  page: '/de/aufgaben/unbarer-zahlungsverkehr/serviceangebot/bankleitzahlen/download-bankleitzahlen-602592',
  aktuell: '/resource/blob/602632/latest/mL/blz-aktuell-txt-data.txt',
  neu: '/resource/blob/602702/latest/mL/blz-neu-txt-data.txt',
} as const;

/** For a connection that hangs; the files have 2 to 6 MB. */
const TIMEOUT_MS = 60_000;
const MOST_REDIRECTS = 5;

export interface Download {
  readonly name: string;
  readonly bytes: Uint8Array;
}

/** The download page: links to files and periods of validity. Both empty if it cannot be read. */
export interface DownloadPage {
  readonly links: readonly string[];
  readonly validities: readonly Validity[];
}

/** Why nothing usable came from an address; the message is a sentence for the operator. */
class NoFile extends Error {
  /** The server says that there is no such file. */
  readonly isMissing: boolean;

  constructor(message: string, isMissing = false) {
    super(message);
    this.isMissing = isMissing;
  }
}

/**
 * Fetches the file of a quarter: from its stable address, else from the links of the page, XML first.
 *
 * @returns null if there is no file at any address, as with that of the next quarter until it is published
 * @throws UnreadableFile with the reason of the first address
 */
export async function download(
  origin: string,
  quarter: 'aktuell' | 'neu',
  page: DownloadPage,
): Promise<Download | null> {
  const links = ['xml', 'txt', 'csv'].flatMap((format) =>
    page.links.filter((link) => link.endsWith(`/blz-${quarter}-${format}-data.${format}`)),
  );
  const reasons: NoFile[] = [];
  for (const path of [BUNDESBANK[quarter], ...links])
    try {
      const bytes = await bytesOf(origin, path);
      // A web page or half a file is no reason to give up if there is another address.
      readBankFile(bytes);
      return { name: path.slice(path.lastIndexOf('/') + 1), bytes };
    } catch (error) {
      if (error instanceof NoFile) reasons.push(error);
      else if (error instanceof UnreadableFile)
        reasons.push(new NoFile(`${origin}${path}: ${error.message}`));
      else throw error;
    }
  if (reasons.every(({ isMissing }) => isMissing)) return null;
  throw new UnreadableFile(reasons.find(({ isMissing }) => !isMissing)?.message);
}

export async function readDownloadPage(origin: string): Promise<DownloadPage> {
  try {
    const text = new TextDecoder().decode(await bytesOf(origin, BUNDESBANK.page));
    const links = [...text.matchAll(/href="([^"]*\/resource\/blob\/[^"]*)"/g)].map(
      ([, href = '']) => new URL(href, origin).pathname,
    );
    const days = text.matchAll(/gültig vom (\d\d)\.(\d\d)\.(\d{4}) bis (\d\d)\.(\d\d)\.(\d{4})/g);
    const validities = [...days].map(([, ...d]) => ({
      validFrom: `${d[2]}-${d[1]}-${d[0]}`,
      validUntil: `${d[5]}-${d[4]}-${d[3]}`,
    }));
    return { links, validities };
  } catch (error) {
    if (error instanceof NoFile) return { links: [], validities: [] };
    throw error;
  }
}

/** @throws NoFile */
async function bytesOf(origin: string, path: string): Promise<Uint8Array> {
  let url = new URL(path, origin);
  for (let redirects = 0; redirects <= MOST_REDIRECTS; redirects++) {
    const response = await answerOf(url);
    const { status, headers } = response;
    if (status >= 300 && status < 400) {
      url = new URL(headers.get('location') ?? '', url);
      if (url.origin !== origin)
        throw new NoFile(`${origin}${path} redirects to another server: ${url.origin}`);
      continue;
    }
    if (status === 404 || status === 410) throw new NoFile(`${url}: status ${status}`, true);
    if (status !== 200) throw new NoFile(`${url}: status ${status}`);
    return new Uint8Array(await response.arrayBuffer().catch((error) => unreachable(url, error)));
  }
  throw new NoFile(`${origin}${path} redirects too often`);
}

function answerOf(url: URL): Promise<Response> {
  return fetch(url, { redirect: 'manual', signal: AbortSignal.timeout(TIMEOUT_MS) }).catch((error) =>
    unreachable(url, error),
  );
}

function unreachable(url: URL, error: Error & { cause?: Error }): never {
  throw new NoFile(`${url} cannot be reached: ${error.cause?.message || error.message}`);
}
