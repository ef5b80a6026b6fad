/**
 * Finds a Chromium that starts, or installs one: $CHROMIUM_PATH, the system's, Playwright's own, Debian's, Playwright's
 * download, in this order.
 *
 * Usage: node scripts/chromium.ts     prints the path
 */
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { chromium } from '@playwright/test';
import { firstThatStarts, inPath, installFromDebian, isRoot, run } from './programs.ts';

const version = /Chrom/;

/** Without the --disable arguments a browser without network waits for its vendor's hosts. */
export const chromiumArguments: readonly string[] = [
  // For root, the sandbox needs rights that containers lack.
  ...(isRoot ? ['--no-sandbox'] : []),
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** @throws an Error that says what to do if there is no Chromium and none can be installed */
export function findChromium(): string {
  const asked = process.env.CHROMIUM_PATH;
  const found = firstThatStarts(asked ? [asked] : candidates(), version);
  if (found) return found;
  if (asked) throw new Error(`CHROMIUM_PATH names ${asked}, and that does not start.`);
  for (const install of [() => installFromDebian('chromium'), installFromPlaywright]) {
    if (!install()) continue;
    const installed = firstThatStarts(candidates(), version);
    if (installed) return installed;
  }
  throw new Error(
    'No Chromium starts on this machine, and none could be installed.\n' +
      'Install one (Debian: apt-get install chromium; elsewhere: npx playwright install --with-deps chromium),\n' +
      'or name one: CHROMIUM_PATH=/path/to/chrome npm test',
  );
}

/**
 * Finds the headless shell: Chromium without the parts around the page. Tests take less than half the processor time in it.
 *
 * @param chromium the whole browser, for machines without the shell
 * @returns the path of the shell, of the browser that $CHROMIUM_PATH names, or of `chromium`
 */
export function findHeadlessShell(chromium: string): string {
  const search = () => firstThatStarts(inPath(['chromium-headless-shell', 'chrome-headless-shell']), version);
  if (process.env.CHROMIUM_PATH) return chromium;
  return search() ?? (installFromDebian('chromium-headless-shell') ? search() : undefined) ?? chromium;
}

function candidates(): string[] {
  const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
  return [
    ...inPath(names),
    '/Applications/Chromium.app/Contents/MacOS/Chromium',
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    chromium.executablePath(),
  ].filter((path) => existsSync(path));
}

function installFromPlaywright(): boolean {
  console.error('Installing Chromium with Playwright …');
  const command = createRequire(import.meta.url).resolve('@playwright/test/cli');
  return run(process.execPath, [command, 'install', ...(isRoot ? ['--with-deps'] : []), 'chromium'], {});
}

if (import.meta.main) {
  try {
    console.log(findChromium());
  } catch (error) {
    console.error((error as Error).message);
    process.exit(1);
  }
}
