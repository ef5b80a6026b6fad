import { afterEach, expect, it, vi } from 'vitest';
import { findChromium, findFirefox } from './browsers.ts';

afterEach(() => vi.unstubAllEnvs());

it.each([
  ['CHROMIUM_PATH', findChromium],
  ['FIREFOX_PATH', findFirefox],
])('the program that %s names is taken if it starts, else refused [13.19]', (variable, find) => {
  vi.stubEnv(variable, process.execPath);
  expect(find()).toBe(process.execPath);
  vi.stubEnv(variable, import.meta.filename);
  expect(find).toThrow(`${variable} names ${import.meta.filename}, and that does not start.`);
});
