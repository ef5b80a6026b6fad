import { afterEach, describe, expect, it, vi } from 'vitest';
import { findChromium, findHeadlessShell } from './chromium.ts';
import { fakePrograms } from './fakePrograms.ts';

const { folder, program } = fakePrograms();
afterEach(() => {
  vi.unstubAllEnvs();
});

describe.skipIf(process.platform === 'win32')('the browser of the tests', () => {
  const works = program('google-chrome', 'echo "Google Chrome 156.0"');
  // Ubuntu's stub for the snap.
  const stub = program('chromium-browser', 'echo "requires the chromium snap" >&2; exit 1');

  it('is the one that is named', () => {
    vi.stubEnv('CHROMIUM_PATH', works);
    expect(findChromium()).toBe(works);
  });

  it('is never another than the one that is named', () => {
    vi.stubEnv('CHROMIUM_PATH', stub);
    expect(() => findChromium()).toThrow(`CHROMIUM_PATH names ${stub}`);
  });

  it('is the first on the path that starts', () => {
    vi.stubEnv('CHROMIUM_PATH', '');
    vi.stubEnv('PATH', folder);
    expect(findChromium()).toBe(works);
  });

  it('is the headless shell where there is one', () => {
    vi.stubEnv('CHROMIUM_PATH', '');
    vi.stubEnv('PATH', folder);
    const shell = program('chromium-headless-shell', 'echo "Chromium 156.0"');
    expect(findHeadlessShell(works)).toBe(shell);
  });

  it('is never the headless shell where another browser is named', () => {
    vi.stubEnv('CHROMIUM_PATH', works);
    vi.stubEnv('PATH', folder);
    expect(findHeadlessShell(works)).toBe(works);
  });
});
