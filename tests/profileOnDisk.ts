import { readdirSync, readFileSync, statSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BrowserContext, chromium } from '@playwright/test';
import { chromiumArguments } from '../scripts/chromium.ts';

/** A visit with a browser that keeps its profile; then the browser is closed and `look` reads what it has left. */
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
 * Every place in a file of the profile at which one of the words stands, as text of one or two bytes a character. The
 * browser's databases are searched as files: what SQLite or LevelDB has deleted is mostly still in them.
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
