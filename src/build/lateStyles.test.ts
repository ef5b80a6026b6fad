import { expect, test } from 'vitest';
import { lateStylesCode } from './lateStyles.ts';

const file = 'src/features/calculator/Result.module.css';

test('late styles are added by the code that uses them, with tokens and breakpoints as values', () => {
  const code = lateStylesCode(file, true);
  expect(code).toContain('adoptedStyleSheets');
  expect(code).toMatch(/@layer features\{/);
  expect(code).not.toMatch(/--phone|var\(--space-/);
});

test('the names of the classes are the same in the build and in the browser', () => {
  const names = (code: string) => code.slice(code.indexOf('export default'));
  expect(names(lateStylesCode(file, true))).toBe(lateStylesCode(file, false));
  expect(lateStylesCode(file, false)).toMatch(/"outdated":"\w+_outdated"/);
});
