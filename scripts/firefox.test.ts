import { afterEach, describe, expect, it, vi } from 'vitest';
import { fakePrograms } from './fakePrograms.ts';
import { findFirefox } from './firefox.ts';
import { run } from './programs.ts';

vi.mock('./programs.ts', async (original) => ({
  ...(await original<typeof import('./programs.ts')>()),
  installFromDebian: vi.fn(() => false),
  run: vi.fn(() => false),
}));

const { folder, program } = fakePrograms();
afterEach(() => {
  vi.unstubAllEnvs();
});

describe.skipIf(process.platform === 'win32')('the Firefox of the tests', () => {
  it('is the one that is named', () => {
    const works = program('named', 'echo "Mozilla Firefox 153.7.0esr"');
    vi.stubEnv('FIREFOX_PATH', works);
    expect(findFirefox()).toBe(works);
  });

  it('is never another than the one that is named', () => {
    const stub = program('stub', 'echo "requires the firefox snap" >&2; exit 1');
    vi.stubEnv('FIREFOX_PATH', stub);
    expect(() => findFirefox()).toThrow(`FIREFOX_PATH names ${stub}`);
  });

  it('is the first on the path that starts', () => {
    vi.stubEnv('FIREFOX_PATH', '');
    vi.stubEnv('PATH', folder);
    // Ubuntu's stub for the snap.
    program('firefox-esr', 'exit 1');
    const works = program('firefox', 'echo "Mozilla Firefox 155.0"');
    expect(findFirefox()).toBe(works);
  });

  it('is asked for with what to do, where there is none and none can be installed', () => {
    vi.stubEnv('FIREFOX_PATH', '');
    vi.stubEnv('PATH', '');
    vi.stubEnv('HOME', folder);
    expect(() => findFirefox()).toThrow('Debian: apt-get install firefox-esr');
    const [, words] = vi.mocked(run).mock.lastCall ?? [];
    expect(words).toEqual(expect.arrayContaining(['install', 'firefox@stable']));
  });
});
