import { expect, test } from 'vitest';
import { newestDirectory } from '../../tests/support/bankDirectory.ts';
import { registeredRule } from '../domain/bankRules/registry.ts';
import { bankAtBeginning, bankInSentence, ofBank } from './bankNameTexts.ts';

const INFLECTED = [
  'der Deutschen Apotheker- und Ärztebank',
  'der Deutschen Bank',
  'der Deutschen Bausparkasse Badenia',
  'der Oldenburgischen Landesbank',
  'der Ostfriesischen Volksbank',
  'der Vereinigten Volksbank',
];

test('the name of every bank with a rule is inflected as German inflects it', () => {
  const rules = Array.from({ length: 100 }, (_, number) => `${String(number).padStart(4, '0')}00`);
  const holders = new Set(rules.flatMap((rule) => registeredRule(rule)?.holder ?? []));
  expect(holders.size).toBeGreaterThan(40);
  const changed = [...holders].map((ruleHolder) => ofBank({ bank: null, ruleHolder }));
  expect(changed.filter((name) => !holders.has(name.slice('der '.length))).sort()).toEqual(INFLECTED);
});

test('a bank has the name that it has today [11.21]', () => {
  const nameOf = (bankCode: string) => {
    const bank = newestDirectory().find(bankCode) ?? null;
    return bankAtBeginning({ bank, ruleHolder: registeredRule(bank?.bankRule ?? null)?.holder ?? null });
  };
  expect(nameOf('37060193')).toBe('Die Pax-Bank für Kirche und Caritas');
  expect(nameOf('37160087')).toBe('Die Volksbank Köln Bonn');
  expect(nameOf('76026000')).toBe('Die norisbank');
});

test('a bank without a rule of its own is „die Bank“', () => {
  expect(bankInSentence({ bank: null, ruleHolder: null })).toBe('die Bank');
  expect(ofBank({ bank: null, ruleHolder: null })).toBe('der Bank');
});
