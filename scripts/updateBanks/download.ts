import { UnreadableFile } from '../../src/domain/bankFile/importedFile.ts';
import type { Validity } from '../../src/domain/directory/bankDirectory.ts';

/**
 * Where the Deutsche Bundesbank publishes the Bankleitzahlendatei: of this quarter (“aktuell”) and, about a month before
 * it begins, of the next (“neu”). Two public projects use the addresses with `latest` as stable ones (state of November
 * 2026). The page links to the same files and says from when to when each is valid.
 */
export const BUNDESBANK = {
  origin: 'https://www.bundesbank.de',
  page: '/de/aufgaben/unbarer-zahlungsverkehr/serviceangebot/bankleitzahlen/download-bankleitzahlen-602592',
  aktuell: '/resource/blob/602632/latest/mL/blz-aktuell-txt-data.txt',
  neu: '/resource/blob/602702/latest/mL/blz-neu-txt-data.txt',
} as const;

/** Ends a connection that hangs; the files have 2 to 6 MB. */
const TIMEOUT_MS = 60_000;

/**
 * @returns null if there is none, as of the next quarter until it is published
 * @throws UnreadableFile with the reason in a sentence
 */
export async function download(origin: string, what: 'aktuell' | 'neu' | 'page'): Promise<Uint8Array | null> {
  const url = origin + BUNDESBANK[what];
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(TIMEOUT_MS) });
    if (new URL(response.url).origin !== origin)
      throw new UnreadableFile(`${url} redirects to another server: ${response.url}`);
    if (response.status === 404 || response.status === 410) return null;
    if (!response.ok) throw new UnreadableFile(`${url}: status ${response.status}`);
    return new Uint8Array(await response.arrayBuffer());
  } catch (error) {
    if (error instanceof UnreadableFile) throw error;
    const { cause, message } = error as Error & { cause?: Error };
    throw new UnreadableFile(`${url} cannot be reached: ${cause?.message || message}`);
  }
}

/** The periods of validity that the page states; none if it cannot be read. */
export async function statedValidities(origin: string): Promise<Validity[]> {
  const page = await download(origin, 'page').catch(() => null);
  const days = new TextDecoder()
    .decode(page ?? undefined)
    .matchAll(/gültig vom (\d\d)\.(\d\d)\.(\d{4}) bis (\d\d)\.(\d\d)\.(\d{4})/g);
  return [...days].map(([, ...d]) => ({
    validFrom: `${d[2]}-${d[1]}-${d[0]}`,
    validUntil: `${d[5]}-${d[4]}-${d[3]}`,
  }));
}
