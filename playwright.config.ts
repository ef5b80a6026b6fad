import { defineConfig } from '@playwright/test';
import { chromiumArguments, findHeadlessShell } from './scripts/browsers.ts';

// Every worker runs this file again and uses the result of the first run.
process.env.HEADLESS_SHELL_FOUND ??= findHeadlessShell();

export default defineConfig({
  testDir: 'tests',
  testMatch: '**/*.spec.ts',
  outputDir: 'reports/playwright',
  workers: 2,
  fullyParallel: true,
  retries: 0,
  forbidOnly: Boolean(process.env.CI),
  reporter: 'list',
  use: {
    // The port is what the server below has chosen.
    baseURL: `http://127.0.0.1:${process.env.TEST_PORT}`,
    locale: 'de-DE',
    timezoneId: 'Europe/Berlin',
    // A click on a page that scrolls smoothly may begin on a button and end beside it. Tests of motion ask for it.
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: { executablePath: process.env.HEADLESS_SHELL_FOUND, args: [...chromiumArguments] },
    screenshot: 'only-on-failure',
  },
  webServer: {
    command: 'node scripts/serve.ts',
    env: { PORT: '0' },
    wait: { stdout: /Serving dist\/ at http:\/\/127\.0\.0\.1:(?<TEST_PORT>\d+)/ },
    timeout: 20_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 2000 },
  },
});
