import { spawnSync } from 'node:child_process';
import { defineConfig } from '@playwright/test';
import { chromiumArguments, findChromium, findHeadlessShell } from './scripts/chromium.ts';

// Every worker runs this file again and uses the result of the first run.
process.env.CHROMIUM_FOUND ??= findChromium();
process.env.HEADLESS_SHELL_FOUND ??= findHeadlessShell(process.env.CHROMIUM_FOUND);
process.env.TEST_PORT ??= freePort();
const baseURL = `http://127.0.0.1:${process.env.TEST_PORT}`;

export default defineConfig({
  testDir: 'tests',
  testMatch: '**/*.spec.ts',
  outputDir: 'reports/playwright',
  workers: 2,
  fullyParallel: true,
  retries: 0,
  forbidOnly: Boolean(process.env.CI),
  reporter: [['list'], ['json', { outputFile: 'reports/playwright.json' }]],
  use: {
    baseURL,
    locale: 'de-DE',
    timezoneId: 'Europe/Berlin',
    // A click on a page that scrolls smoothly may begin on a button and end beside it. Tests of motion ask for it.
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: { executablePath: process.env.HEADLESS_SHELL_FOUND, args: [...chromiumArguments] },
    screenshot: 'only-on-failure',
  },
  webServer: {
    command: 'node scripts/serve.ts',
    env: { PORT: process.env.TEST_PORT },
    url: baseURL,
    timeout: 20_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 2000 },
  },
});

function freePort(): string {
  const ask =
    "const s=require('node:net').createServer().listen(0,'127.0.0.1',()=>{console.log(s.address().port);s.close()})";
  return spawnSync(process.execPath, ['-e', ask], { encoding: 'utf8' }).stdout.trim();
}
