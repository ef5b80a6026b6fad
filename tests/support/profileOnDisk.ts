import { readdirSync, readFileSync, statSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BrowserContext, chromium } from '@playwright/test';
import { chromiumArguments } from '../../scripts/browsers.ts';

/** A visit with a browser that keeps its profile. After the browser is closed, `look` reads the profile. */
export async function visitWithProfile(
  visit: (context: BrowserContext) => Promise<void>,
  look: (profile: string) => void,
): Promise<void> {
  const profile = await mkdtemp(join(tmpdir(), 'profile-'));
  try {
    const context = await chromium.launchPersistentContext(profile, {
      executablePath: process.env.CHROMIUM_FOUND,
      args: [...chromiumArguments],
      locale: 'de-DE',
    });
    await visit(context);
    await context.close();
    look(profile);
  } finally {
    await rm(profile, { recursive: true, force: true });
  }
}

/**
 * Every occurrence of one of the words in a file of the profile, as text with one or two bytes per character. The
 * databases of the browser are searched as files, because they mostly still contain what SQLite or LevelDB has deleted.
 */
export function placesOnDisk(profile: string, words: readonly string[]): string[] {
  const files = readdirSync(profile, { recursive: true, encoding: 'utf8' }).filter((name) =>
    statSync(join(profile, name), { throwIfNoEntry: false })?.isFile(),
  );
  return files.flatMap((name) => {
    const bytes = readFileSync(join(profile, name));
    return words.flatMap((word) =>
      (['utf8', 'utf16le'] as const)
        .filter((encoding) => bytes.includes(Buffer.from(word, encoding)))
        .map((encoding) => `${word} in ${name} (${encoding})`),
    );
  });
}
