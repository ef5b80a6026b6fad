import { describe, expect, test } from 'vitest';
import { unescapedCell, withoutFormula, writtenCell } from './writeCell.ts';

describe('a cell that a spreadsheet would calculate gets an apostrophe [19.25]', () => {
  test.each([
    ['a formula', '=1+1', "'=1+1"],
    ['a call of another program', "+1+cmd|' /C calc'!A0", "'+1+cmd|' /C calc'!A0"],
    ['a function of old spreadsheets', '@SUM(A1)', "'@SUM(A1)"],
    ['a subtraction of cells', '-A1', "'-A1"],
    ['two numbers with a sign between', '-2+3', "'-2+3"],
    ['a control character before the sign', '\u0001=1', "'\u0001=1"],
    ['a small equals sign', '﹦1', "'﹦1"],
    ['a full-width equals sign', '＝1+1', "'＝1+1"],
    ['a tab in front', '\t=1', "'\t'=1"],
    ['a formula after a comma, where the spreadsheet cuts at commas', 'x,=cmd|A0', "x,'=cmd|A0"],
    ['a formula after a tab', 'x\t+A1', "x\t'+A1"],
    ['a formula after a bar', 'x|@SUM(A1)', "x|'@SUM(A1)"],
    ['blanks before the sign', ' \u00A0=1', "' \u00A0=1"],
    ['a zero-width blank before the sign', '\u200B=1', "'\u200B=1"],
    ['a quote before the sign', 'x,"=1"', '"x,\'""=1"""'],
  ])('%s', (_name, cell, written) => {
    expect(writtenCell(cell, false)).toBe(written);
    expect(unescapedCell(withoutFormula(cell))).toBe(cell);
  });

  test('also in quotes, and after a line break', () => {
    expect(writtenCell('=HYPERLINK("x")', true)).toBe('"\'=HYPERLINK(""x"")"');
    expect(writtenCell('\n=1', false)).toBe('"\'\n\'=1"');
    expect(writtenCell('x\n=1', false)).toBe('"x\n\'=1"');
  });
});

test.each([
  '-12,50',
  '-1.234,56 €',
  '+49 30 123456',
  '-5 %',
  '- 3',
  'Müller-Lüdenscheidt',
  'a=b',
  'Preis 5,- €',
  'Konto a, -5 %',
  "'schon da",
])('plain numbers and texts stay readable: %s', (cell) => {
  expect(writtenCell(cell, false)).toBe(cell);
  expect(unescapedCell(cell)).toBe(cell);
});

test('a long text of commas takes no longer than its length', () => {
  const text = `+1${','.repeat(300_000)}x`;
  expect(writtenCell(text, false)).toBe(text);
});
