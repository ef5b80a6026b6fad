import { describe, expect, it } from 'vitest';
import { fillIn } from './fillIn.ts';

describe('The rows of a table of banks [11.26]', () => {
  it('take name, bank code and rule from the newest directory, in the given order', () => {
    expect(fillIn('<BankRows codes="37050198 20050550" />')).toBe(
      '| Sparkasse KölnBonn | 370\u00a0501\u00a098 | ja |\n| Hamburger Sparkasse | 200\u00a0505\u00a050 | nein |',
    );
  });

  it('have a dash where the directory has a hyphen between blanks', () => {
    expect(fillIn('<BankRows codes="10050000" />')).toContain('| BSK 1818 – Berliner Sparkasse |');
  });

  it('are refused with a bank code that is not in the directory', () => {
    expect(() => fillIn('<BankRows codes="37050198 99999999" />')).toThrow('99999999');
  });
});
