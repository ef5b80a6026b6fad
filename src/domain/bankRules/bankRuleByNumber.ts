import { accountsWithoutCheck } from './accountsWithoutCheck.ts';
import type { BankRule } from './bankRule.ts';
import { replacementAccounts } from './replacementAccounts.ts';
import { replacementBankCode } from './replacementBankCode.ts';
import { rule0001NoIbans } from './rule0001NoIbans.ts';
import { rule0002AugsburgerAktienbank } from './rule0002AugsburgerAktienbank.ts';
import { rule0003AarealBank } from './rule0003AarealBank.ts';
import { rule0005Commerzbank } from './rule0005Commerzbank.ts';
import { rule0009SparkasseSchopfheimZell } from './rule0009SparkasseSchopfheimZell.ts';
import { rule0010FrankfurterSparkasse } from './rule0010FrankfurterSparkasse.ts';
import { rule0020DeutscheBank } from './rule0020DeutscheBank.ts';
import { rule0021NationalBank } from './rule0021NationalBank.ts';
import { rule0029SocieteGenerale } from './rule0029SocieteGenerale.ts';
import {
  rule0031HypoVereinsbank,
  rule0032HypoVereinsbank,
  rule0033HypoVereinsbank,
  rule0034HypoVereinsbank,
  rule0035HypoVereinsbank,
} from './rule0031HypoVereinsbank.ts';
import { rule0036HamburgCommercialBank } from './rule0036HamburgCommercialBank.ts';
import { rule0041BausparkasseSchwaebischHall } from './rule0041BausparkasseSchwaebischHall.ts';
import { rule0042Bundesbank } from './rule0042Bundesbank.ts';
import { rule0047Santander } from './rule0047Santander.ts';
import { rule0049DzBank } from './rule0049DzBank.ts';
import {
  rule0052LandesbankBadenWuerttemberg,
  rule0053LandesbankBadenWuerttemberg,
} from './rule0052LandesbankBadenWuerttemberg.ts';
import { standardRule } from './standardRule.ts';

/** All IBAN-Regeln of the Deutsche Bundesbank, each at the place of its number. */
const RULES: readonly BankRule[] = [
  /* 0000 standard */ standardRule,
  /* 0001 no payments */ rule0001NoIbans,
  /* 0002 */ rule0002AugsburgerAktienbank,
  /* 0003 */ rule0003AarealBank,
  /* 0004 Berliner Sparkasse */ replacementAccounts('0004'),
  /* 0005 */ rule0005Commerzbank,
  /* 0006 Stadtsparkasse München */ replacementAccounts('0006'),
  /* 0007 Sparkasse KölnBonn */ replacementAccounts('0007'),
  /* 0008 ODDO BHF */ replacementBankCode('0008'),
  /* 0009 */ rule0009SparkasseSchopfheimZell,
  /* 0010 */ rule0010FrankfurterSparkasse,
  /* 0011 Sparkasse Krefeld */ replacementAccounts('0011'),
  /* 0012 Landesbank Hessen-Thüringen */ replacementBankCode('0012'),
  /* 0013 Landesbank Hessen-Thüringen, Düsseldorf */ replacementBankCode('0013'),
  /* 0014 Deutsche Apotheker- und Ärztebank */ replacementBankCode('0014'),
  /* 0015 Pax-Bank */ replacementAccounts('0015'),
  /* 0016 Kölner Bank */ replacementAccounts('0016'),
  /* 0017 Volksbank Köln Bonn */ replacementAccounts('0017'),
  /* 0018 Aachener Bank */ replacementAccounts('0018'),
  /* 0019 Bethmann Bank */ replacementBankCode('0019'),
  /* 0020 */ rule0020DeutscheBank,
  /* 0021 */ rule0021NationalBank,
  /* 0022 GLS Bank */ replacementAccounts('0022'),
  /* 0023 Volksbank Osnabrück */ replacementAccounts('0023'),
  /* 0024 Bank im Bistum Essen */ replacementAccounts('0024'),
  /* 0025 Landesbank Baden-Württemberg */ replacementBankCode('0025'),
  /* 0026 Bank für Kirche und Diakonie */ accountsWithoutCheck('0026'),
  /* 0027 Volksbank Krefeld */ accountsWithoutCheck('0027'),
  /* 0028 Sparkasse Hannover */ replacementBankCode('0028'),
  /* 0029 */ rule0029SocieteGenerale,
  /* 0030 Pommersche Volksbank, withdrawn */ standardRule,
  /* 0031 */ rule0031HypoVereinsbank,
  /* 0032 */ rule0032HypoVereinsbank,
  /* 0033 Munich */ rule0033HypoVereinsbank,
  /* 0034 Stuttgart */ rule0034HypoVereinsbank,
  /* 0035 Würzburg */ rule0035HypoVereinsbank,
  /* 0036 */ rule0036HamburgCommercialBank,
  /* 0037 MUFG Bank */ replacementBankCode('0037'),
  /* 0038 Ostfriesische Volksbank */ replacementBankCode('0038'),
  /* 0039 Oldenburgische Landesbank */ replacementBankCode('0039'),
  /* 0040 Sparkasse Staufen-Breisach */ replacementBankCode('0040'),
  /* 0041 */ rule0041BausparkasseSchwaebischHall,
  /* 0042 */ rule0042Bundesbank,
  /* 0043 Sparkasse Pforzheim Calw */ replacementBankCode('0043'),
  /* 0044 Sparkasse Freiburg */ replacementAccounts('0044'),
  /* 0045 SEB, withdrawn */ standardRule,
  /* 0046 Santander Consumer Bank */ replacementBankCode('0046'),
  /* 0047 */ rule0047Santander,
  /* 0048 Von Essen Bank */ replacementBankCode('0048'),
  /* 0049 */ rule0049DzBank,
  /* 0050 Sparkasse LeerWittmund */ replacementBankCode('0050'),
  /* 0051 Landesbank Baden-Württemberg */ replacementAccounts('0051'),
  /* 0052 */ rule0052LandesbankBadenWuerttemberg,
  /* 0053 */ rule0053LandesbankBadenWuerttemberg,
  /* 0054 Evangelische Darlehnsgenossenschaft, withdrawn */ standardRule,
  /* 0055 BHW Kreditservice */ replacementBankCode('0055'),
  /* 0056 SEB corporate customers, withdrawn */ standardRule,
  /* 0057 Deutsche Bausparkasse Badenia */ replacementBankCode('0057'),
];

/**
 * The rule of a bank code.
 *
 * @param bankRule six digits as in field 14 of the Bankleitzahlendatei: rule and version ("000503")
 * @returns undefined for a number beyond 0057
 */
export function bankRuleByNumber(bankRule: string): BankRule | undefined {
  return RULES[
    digitAt(bankRule, 0) * 1000 +
      digitAt(bankRule, 1) * 100 +
      digitAt(bankRule, 2) * 10 +
      digitAt(bankRule, 3)
  ];
}

function digitAt(digits: string, index: number): number {
  return digits.charCodeAt(index) - 48;
}
