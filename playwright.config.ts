import { defineConfig } from '@playwright/test';
import { chromiumArguments, findChromium, findHeadlessShell } from './scripts/browsers.ts';

// Every worker runs this file again and uses the result of the first run: two installations at once disturb each other.
process.env.HEADLESS_SHELL_FOUND ??= findHeadlessShell();
process.env.CHROMIUM_FOUND ??= findChromium();

export default defineConfig({
  testDir: 'tests',
  testMatch: '**/*.spec.ts',
  outputDir: 'reports/playwright',
  workers: 2,
  fullyParallel: true,
  retries: 0,
  // A hanging test still ends. What a busy machine takes longer for is no failure.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  forbidOnly: Boolean(process.env.CI),
  reporter: 'list',
  use: {
    // The port is what the server below has chosen.
    baseURL: `http://127.0.0.1:${process.env.TEST_PORT}`,
    locale: 'de-DE',
    timezoneId: 'Europe/Berlin',
    permissions: ['clipboard-read', 'clipboard-write'],
    // A click on a page that scrolls smoothly may begin on a button and end beside it. Tests of motion ask for it.
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: { executablePath: process.env.HEADLESS_SHELL_FOUND, args: [...chromiumArguments] },
    screenshot: 'only-on-failure',
  },
  webServer: {
    command: 'node scripts/serve.ts',
    env: { PORT: '0' },
    wait: { stdout: /Serving dist\/ at http:\/\/127\.0\.0\.1:(?<TEST_PORT>\d+)/ },
    timeout: 60_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 2000 },
  },
});
