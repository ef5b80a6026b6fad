/**
 * Finds a Chromium or a Firefox that starts: the one that CHROMIUM_PATH or FIREFOX_PATH names, the system's, or one that
 * Playwright or Puppeteer has installed. If there is none, it installs one: with apt-get as root, else with their installers.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, globSync } from 'node:fs';
import { homedir } from 'node:os';
import { delimiter, join } from 'node:path';
import { chromium } from '@playwright/test';

const isRoot = process.getuid?.() === 0;
/** The folder that Puppeteer uses by default. */
const CACHE = join(homedir(), '.cache/puppeteer');

/** Without the --disable arguments a browser without network waits for its vendor's hosts. */
export const chromiumArguments: readonly string[] = [
  // For root, the sandbox needs rights that containers lack.
  ...(isRoot ? ['--no-sandbox'] : []),
  ...['--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking'],
  ...['--disable-component-update', '--disable-sync'],
];

/** @throws an Error that says what to do if there is no Chromium and none can be installed */
export function findChromium(): string {
  const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
  const mac = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome';
  const search = () => [...inPath(names), mac, chromium.executablePath()];
  return find('CHROMIUM_PATH', search, 'chromium', ['playwright', 'install', 'chromium']);
}

/** Chromium without the parts around the page, in which tests take half the time; a whole one if there is none. */
export function findHeadlessShell(): string {
  if (process.env.CHROMIUM_PATH) return findChromium();
  const search = () => firstThatStarts(inPath(['chromium-headless-shell', 'chrome-headless-shell']));
  return search() ?? ((installFromDebian('chromium-headless-shell') && search()) || findChromium());
}

/** @throws an Error that says what to do if there is no Firefox and none can be installed */
export function findFirefox(): string {
  const search = () => [
    ...inPath(['firefox-esr', 'firefox']),
    '/Applications/Firefox.app/Contents/MacOS/firefox',
    ...globSync(join(CACHE, 'firefox/*/{firefox/firefox,*.app/Contents/MacOS/firefox}')),
  ];
  const install = ['browsers', 'install', 'firefox@stable', '--path', CACHE];
  return find('FIREFOX_PATH', search, 'firefox-esr', install);
}

function find(variable: string, search: () => string[], debian: string, install: string[]): string {
  const named = process.env[variable];
  const found = firstThatStarts(named ? [named] : search());
  if (found) return found;
  if (named) throw new Error(`${variable} names ${named}, and that does not start.`);
  const command = ['npx', ...install].join(' ');
  console.error(`Installing ${debian} …`);
  const installed = (installFromDebian(debian) || run('npx', install)) && firstThatStarts(search());
  if (installed) return installed;
  throw new Error(
    `No ${debian} starts here, and none could be installed. Install one (Debian: apt-get install ${debian};\n` +
      `elsewhere: ${command}), or name one: ${variable}=/path/to/it npm test`,
  );
}

export function inPath(names: readonly string[]): string[] {
  const folders = (process.env.PATH ?? '').split(delimiter).filter(Boolean);
  return names
    .flatMap((name) => folders.map((folder) => join(folder, name)))
    .filter((path) => existsSync(path));
}

/** An existing file is not enough: Ubuntu's chromium-browser and firefox are stubs that ask for a snap. */
function firstThatStarts(paths: readonly string[]): string | undefined {
  return paths.find((path) => spawnSync(path, ['--version'], { timeout: 30_000 }).status === 0);
}

export function installFromDebian(...names: readonly string[]): boolean {
  if (!isRoot || !existsSync('/usr/bin/apt-get')) return false;
  return (
    run('apt-get', ['update']) && run('apt-get', ['install', '--yes', '--no-install-recommends', ...names])
  );
}

function run(command: string, words: readonly string[]): boolean {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  return spawnSync(command, words, { stdio: ['ignore', 2, 2], env, timeout: 600_000 }).status === 0;
}
