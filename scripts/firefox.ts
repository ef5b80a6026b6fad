/**
 * Finds a Firefox that starts, or installs one: $FIREFOX_PATH, the system's, Puppeteer's own, Debian's, Puppeteer's
 * download, in this order.
 *
 * Usage: node scripts/firefox.ts     prints the path
 */
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { homedir } from 'node:os';
import { dirname, join } from 'node:path';
import { Browser, Cache } from '@puppeteer/browsers';
import { firstThatStarts, inPath, installFromDebian, isRoot, run } from './programs.ts';

/** @throws an Error that says what to do if there is no Firefox and none can be installed */
export function findFirefox(): string {
  const asked = process.env.FIREFOX_PATH;
  const search = () => firstThatStarts(asked ? [asked] : candidates(), /Firefox/);
  const found = search();
  if (found) return found;
  if (asked) throw new Error(`FIREFOX_PATH names ${asked}, and that does not start.`);
  for (const install of [() => installFromDebian('firefox-esr'), installFromPuppeteer]) {
    const installed = install() ? search() : undefined;
    if (installed) return installed;
  }
  throw new Error(
    'No Firefox starts on this machine, and none could be installed.\n' +
      'Install one (Debian: apt-get install firefox-esr; elsewhere: npx browsers install firefox@stable --path ~/.cache/puppeteer),\n' +
      'or name one: FIREFOX_PATH=/path/to/firefox npm test',
  );
}

function candidates(): string[] {
  return [
    ...inPath(['firefox-esr', 'firefox']),
    '/Applications/Firefox.app/Contents/MacOS/firefox',
    'C:\\Program Files\\Mozilla Firefox\\firefox.exe',
    ...installedByPuppeteer(),
  ].filter((path) => existsSync(path));
}

/** The folder that Puppeteer uses by default. */
const cacheDir = join(homedir(), '.cache', 'puppeteer');

function installedByPuppeteer(): string[] {
  return new Cache(cacheDir)
    .getInstalledBrowsers()
    .flatMap(({ browser, executablePath }) => (browser === Browser.FIREFOX ? [executablePath] : []));
}

function installFromPuppeteer(): boolean {
  console.error('Installing Firefox with Puppeteer …');
  const library = dirname(createRequire(import.meta.url).resolve('@puppeteer/browsers'));
  const words = ['install', 'firefox@stable', '--path', cacheDir, ...(isRoot ? ['--install-deps'] : [])];
  return run(process.execPath, [join(library, 'main-cli.js'), ...words], {});
}

if (import.meta.main) {
  try {
    console.log(findFirefox());
  } catch (error) {
    console.error((error as Error).message);
    process.exit(1);
  }
}
