import fc from 'fast-check';
import { expect, test } from 'vitest';
import { directoryFrom, resolveIn } from '../../../tests/support/bankDirectory.ts';
import type { Bank } from '../directory/bankDirectory.ts';

const directory = directoryFrom('2026-09-07');
const resolve = resolveIn(directory);

/** What the bank does to an account number before it forms the IBAN. */
const formOf = ({ resultingBankCode, ruleEffect }: ReturnType<typeof resolve>) =>
  `${ruleEffect.accountChange} ${resultingBankCode}`;

/**
 * The right account numbers that differ from this one in their check digit alone, which is the last digit, or the last but
 * two if the sub-account follows: the forms of their IBANs. One without an IBAN counts as `none`.
 */
function formsOfRightNumbers(bank: Bank, accountNumber: string): Set<string> {
  const forms = new Set<string>();
  for (let digits = 0; digits < 100; digits += 1) {
    const [first, last] = String(digits).padStart(2, '0');
    const other = resolve(bank.bankCode, accountNumber.slice(0, 7) + first + accountNumber.charAt(8) + last);
    if (other.noIbanReason !== null) forms.add('none');
    // A replacement account is a number of its own.
    else if (other.bankIban !== null && other.ruleEffect.accountChange !== 'account-replaced')
      forms.add(formOf(other));
  }
  return forms;
}

const banksByRule = Map.groupBy(directory.banks, (bank) => `${bank.bankRule} ${bank.accountCheckMethod}`);
const bankOfAnyRule = fc.constantFrom(...banksByRule.values()).chain((banks) => fc.constantFrom(...banks));
const anyAccountNumber = fc
  .integer({ min: 3, max: 10 })
  .chain((length) => fc.integer({ min: 10 ** (length - 1), max: 10 ** length - 1 }))
  .map((number) => String(number).padStart(10, '0'));

test('a wrong account number has an IBAN only if the right ones of its kind have just this form [11.27]', () => {
  fc.assert(
    fc.property(bankOfAnyRule, anyAccountNumber, (bank, accountNumber) => {
      const resolution = resolve(bank.bankCode, accountNumber);
      if (resolution.accountCheck?.verdict !== 'invalid' || resolution.noIbanReason !== null) return;
      expect(resolution.bankIbanIfAccountIsRight === null).toBe(resolution.outcome === 'undetermined');
      const forms = formsOfRightNumbers(bank, accountNumber);
      if (forms.size === 0 || resolution.outcome === 'undetermined') return;
      // Some prefixes have no right check digit, and the check digit may decide whether there is an IBAN.
      expect([...forms].filter((form) => form !== 'none')).toEqual([formOf(resolution)]);
    }),
    { numRuns: 3000 },
  );
});

test.each(['002002 63', '002002 C7', '000503 76'])(
  'no bank code of rule and method %s has an IBAN for seven wrong digits that may lack their sub-account [11.27]',
  (rule) => {
    const banks = banksByRule.get(rule) ?? [];
    expect(banks.length).toBeGreaterThan(0);
    for (const bank of banks)
      expect(resolve(bank.bankCode, '2345678')).toMatchObject({
        outcome: bank.bankCode === '10020000' ? 'no-iban' : 'undetermined',
        bankIban: null,
        bankIbanIfAccountIsRight: null,
        formulaIban: expect.stringContaining(`${bank.bankCode}0002345678`),
      });
  },
);
