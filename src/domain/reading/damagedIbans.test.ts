import { expect, test } from 'vitest';
import {
  asWritten,
  DAMAGES,
  digits,
  forEachPairOfDamages,
  KINDS,
  random,
  someIban,
  whatItMeans,
} from '../../../tests/support/damagedTexts.ts';
import { checkIban } from '../ibanCheck/checkIban.ts';
import { findIbans } from './findIbans.ts';

test('what the check calls right is the undamaged IBAN', () => {
  let found = 0;
  forEachPairOfDamages(12, someIban, (given, original) => {
    const right = findIbans(given).filter((iban) => checkIban(iban).problems.length === 0);
    for (const iban of right) {
      expect(iban, JSON.stringify(given)).toBe(whatItMeans(original));
      expect(asWritten(given), JSON.stringify(given)).toContain(iban);
      found += 1;
    }
  });
  expect(found).toBeGreaterThan(1000);
});

// The check digits see every single wrong digit and every swap of neighbours. Of everything else one in 97 is a right
// IBAN again, which no reader can tell from the one that was meant; but it is always one that the text itself spells.
test('where digits were lost, added or changed, what is called right is spelt by the text, digit by digit', () => {
  let found = 0;
  for (let round = 0; round < 30_000; round += 1) {
    const original = someIban();
    const position = 4 + random(original.length - 4);
    const changed = [
      original.slice(0, position) + original.slice(position + 1 + random(3)),
      original.slice(0, position) + digits(1 + random(3)) + original.slice(position),
      original.slice(0, position) + digits(2) + original.slice(position + 2),
      `${original} ${digits(1 + random(6))}`,
      `${digits(1 + random(6))} ${original}`,
      original + someIban(),
    ][random(6)] as string;
    const given = DAMAGES[KINDS[random(KINDS.length)] as string]?.(changed, random) ?? '';
    for (const iban of findIbans(given).filter((text) => checkIban(text).problems.length === 0)) {
      expect(asWritten(given), JSON.stringify(given)).toContain(iban);
      expect(asWritten(changed), JSON.stringify(given)).toContain(iban);
      found += 1;
    }
  }
  expect(found).toBeGreaterThan(1000);
});
