import { type BankRule, NO_EFFECT } from './bankRule.ts';
import { rule0005Commerzbank } from './rule0005Commerzbank.ts';
import { rule0020DeutscheBank } from './rule0020DeutscheBank.ts';
import { hypoVereinsbank } from './rule0031HypoVereinsbank.ts';
import {
  accountsWithoutCheck,
  movedAccounts,
  replacementAccounts,
  replacementBankCode,
  rule0001NoIbans,
  rule0002AugsburgerAktienbank,
  rule0003AarealBank,
  rule0009SparkasseSchopfheimZell,
  rule0010FrankfurterSparkasse,
  rule0021NationalBank,
  rule0029SocieteGenerale,
  rule0036HamburgCommercialBank,
  rule0041SchwaebischHall,
  rule0042Bundesbank,
  rule0047Openbank,
  rule0049DzBank,
} from './rulesOfFewLines.ts';

export interface RegisteredRule {
  /** The version that `rule` carries out, two digits. */
  readonly version: string;
  /**
   * The bank that has the rule, as a sentence names it. Each name takes the article „die“. Null for a rule that all banks
   * share, and for one that has been withdrawn.
   */
  readonly holder: string | null;
  readonly rule: BankRule;
}

/** All IBAN-Regeln of the Deutsche Bundesbank by their numbers. */
export const RULES: Readonly<Record<string, RegisteredRule>> = {
  '0000': { version: '00', holder: null, rule: NO_EFFECT },
  '0001': { version: '00', holder: null, rule: rule0001NoIbans },
  '0002': { version: '00', holder: 'Augsburger Aktienbank', rule: rule0002AugsburgerAktienbank },
  '0003': { version: '00', holder: 'Aareal Bank', rule: rule0003AarealBank },
  '0004': { version: '00', holder: 'Berliner Sparkasse', rule: replacementAccounts('0004') },
  '0005': { version: '03', holder: 'Commerzbank', rule: rule0005Commerzbank },
  '0006': { version: '00', holder: 'Stadtsparkasse München', rule: replacementAccounts('0006') },
  '0007': { version: '00', holder: 'Sparkasse KölnBonn', rule: replacementAccounts('0007') },
  '0008': { version: '00', holder: 'ODDO BHF', rule: replacementBankCode('0008') },
  '0009': { version: '00', holder: 'Sparkasse Schopfheim-Zell', rule: rule0009SparkasseSchopfheimZell },
  '0010': { version: '01', holder: 'Frankfurter Sparkasse', rule: rule0010FrankfurterSparkasse },
  '0011': { version: '00', holder: 'Sparkasse Krefeld', rule: replacementAccounts('0011') },
  '0012': { version: '01', holder: 'Landesbank Hessen-Thüringen', rule: replacementBankCode('0012') },
  '0013': { version: '01', holder: 'Landesbank Hessen-Thüringen', rule: replacementBankCode('0013') },
  '0014': { version: '00', holder: 'Deutsche Apotheker- und Ärztebank', rule: replacementBankCode('0014') },
  '0015': { version: '01', holder: 'Pax-Bank für Kirche und Caritas', rule: replacementAccounts('0015') },
  // The Kölner Bank has become part of it.
  '0016': { version: '00', holder: 'Volksbank Köln Bonn', rule: replacementAccounts('0016') },
  '0017': { version: '00', holder: 'Volksbank Köln Bonn', rule: replacementAccounts('0017') },
  '0018': { version: '00', holder: 'Aachener Bank', rule: replacementAccounts('0018') },
  '0019': { version: '00', holder: 'Bethmann Bank', rule: replacementBankCode('0019') },
  '0020': { version: '02', holder: 'Deutsche Bank', rule: rule0020DeutscheBank },
  '0021': { version: '01', holder: 'National-Bank', rule: rule0021NationalBank },
  '0022': { version: '00', holder: 'GLS Bank', rule: replacementAccounts('0022') },
  '0023': { version: '00', holder: 'Vereinigte Volksbank', rule: replacementAccounts('0023') },
  '0024': { version: '00', holder: 'Bank im Bistum Essen', rule: replacementAccounts('0024') },
  '0025': { version: '00', holder: 'Landesbank Baden-Württemberg', rule: replacementBankCode('0025') },
  '0026': { version: '00', holder: 'Bank für Kirche und Diakonie', rule: accountsWithoutCheck('0026') },
  '0027': { version: '00', holder: 'Volksbank Krefeld', rule: accountsWithoutCheck('0027') },
  '0028': { version: '00', holder: 'Sparkasse Hannover', rule: replacementBankCode('0028') },
  '0029': { version: '00', holder: 'Société Générale', rule: rule0029SocieteGenerale },
  // Pommersche Volksbank, withdrawn in September 2018.
  '0030': { version: '00', holder: null, rule: NO_EFFECT },
  '0031': { version: '01', holder: 'HypoVereinsbank', rule: hypoVereinsbank('0031') },
  '0032': { version: '00', holder: 'HypoVereinsbank', rule: hypoVereinsbank('0032') },
  '0033': { version: '01', holder: 'HypoVereinsbank', rule: hypoVereinsbank('0033') },
  '0034': { version: '00', holder: 'HypoVereinsbank', rule: hypoVereinsbank('0034') },
  '0035': { version: '01', holder: 'HypoVereinsbank', rule: hypoVereinsbank('0035') },
  '0036': { version: '00', holder: 'Hamburg Commercial Bank', rule: rule0036HamburgCommercialBank },
  '0037': { version: '00', holder: 'MUFG Bank', rule: replacementBankCode('0037') },
  '0038': { version: '00', holder: 'Ostfriesische Volksbank', rule: replacementBankCode('0038') },
  '0039': { version: '00', holder: 'Oldenburgische Landesbank', rule: replacementBankCode('0039') },
  '0040': { version: '01', holder: 'Sparkasse Staufen-Breisach', rule: replacementBankCode('0040') },
  '0041': { version: '00', holder: 'Bausparkasse Schwäbisch Hall', rule: rule0041SchwaebischHall },
  '0042': { version: '01', holder: 'Bundesbank', rule: rule0042Bundesbank },
  '0043': { version: '01', holder: 'Sparkasse Pforzheim Calw', rule: replacementBankCode('0043') },
  '0044': { version: '00', holder: 'Sparkasse Freiburg', rule: replacementAccounts('0044') },
  // SEB, withdrawn in September 2017.
  '0045': { version: '01', holder: null, rule: NO_EFFECT },
  '0046': { version: '00', holder: 'Openbank', rule: replacementBankCode('0046') },
  '0047': { version: '00', holder: 'Openbank', rule: rule0047Openbank },
  '0048': { version: '00', holder: 'Von Essen Bank', rule: replacementBankCode('0048') },
  '0049': { version: '01', holder: 'DZ Bank', rule: rule0049DzBank },
  '0050': { version: '00', holder: 'Sparkasse LeerWittmund', rule: replacementBankCode('0050') },
  '0051': { version: '00', holder: 'Landesbank Baden-Württemberg', rule: replacementAccounts('0051') },
  '0052': { version: '00', holder: 'Landesbank Baden-Württemberg', rule: movedAccounts('0052') },
  '0053': { version: '00', holder: 'Landesbank Baden-Württemberg', rule: movedAccounts('0053') },
  // Evangelische Darlehnsgenossenschaft, withdrawn in June 2017.
  '0054': { version: '01', holder: null, rule: NO_EFFECT },
  '0055': { version: '00', holder: 'BHW Kreditservice', rule: replacementBankCode('0055') },
  // SEB corporate customers, withdrawn in December 2018.
  '0056': { version: '00', holder: null, rule: NO_EFFECT },
  '0057': { version: '00', holder: 'Deutsche Bausparkasse Badenia', rule: replacementBankCode('0057') },
};

/** The rules that are in force and change something: those that a bank holds, and 0001, which several banks share. */
export const SPECIAL_RULES: readonly string[] = Object.keys(RULES)
  .filter((rule) => RULES[rule]?.rule !== NO_EFFECT)
  .sort();

/**
 * The rule of a bank code, in the version that is carried out here, whatever version the bank code has.
 *
 * @param bankRule field 14 of the Bankleitzahlendatei: rule (four digits) and version (two), „000503“
 * @returns undefined for null and for a number that is not registered
 */
export function registeredRule(bankRule: string | null): RegisteredRule | undefined {
  return bankRule === null ? undefined : RULES[bankRule.slice(0, 4)];
}

/**
 * The rule of a bank code, if it is carried out here in just the bank's version: bank data may be newer than this program,
 * and nobody has read yet what a newer version changes.
 *
 * @param bankRule as above
 */
export function ruleInForce(bankRule: string | null): RegisteredRule | undefined {
  const registered = registeredRule(bankRule);
  return registered?.version === bankRule?.slice(4) ? registered : undefined;
}

/** Whether the bank code takes part in payments: otherwise none of its accounts has an IBAN. */
export function takesPayments(bankRule: string | null): boolean {
  return registeredRule(bankRule)?.rule !== rule0001NoIbans;
}
