import type { Bank } from '../domain/directory/bankDirectory.ts';

/** By the number of the IBAN-Regel: who stands behind it, as the subject of a sentence. */
const BANK_BY_RULE: Readonly<Record<string, string>> = {
  '0002': 'die Augsburger Aktienbank',
  '0003': 'die Aareal Bank',
  '0004': 'die Berliner Sparkasse',
  '0005': 'die Commerzbank',
  '0006': 'die Stadtsparkasse München',
  '0007': 'die Sparkasse KölnBonn',
  '0008': 'die ODDO BHF',
  '0010': 'die Frankfurter Sparkasse',
  '0011': 'die Sparkasse Krefeld',
  '0012': 'die Landesbank Hessen-Thüringen',
  '0013': 'die Landesbank Hessen-Thüringen',
  '0014': 'die Deutsche Apotheker- und Ärztebank',
  '0015': 'die Pax-Bank',
  '0016': 'die Kölner Bank',
  '0017': 'die Volksbank Köln Bonn',
  '0018': 'die Aachener Bank',
  '0020': 'die Deutsche Bank',
  '0021': 'die National-Bank',
  '0022': 'die GLS Bank',
  '0023': 'die Vereinigte Volksbank',
  '0024': 'die Bank im Bistum Essen',
  '0026': 'die Bank für Kirche und Diakonie',
  '0027': 'die Volksbank Krefeld',
  '0028': 'die Sparkasse Hannover',
  '0029': 'die Société Générale',
  '0031': 'die HypoVereinsbank',
  '0032': 'die HypoVereinsbank',
  '0033': 'die HypoVereinsbank',
  '0034': 'die HypoVereinsbank',
  '0035': 'die HypoVereinsbank',
  '0036': 'die Hamburg Commercial Bank',
  '0037': 'die MUFG Bank',
  '0038': 'die Ostfriesische Volksbank',
  '0039': 'die Oldenburgische Landesbank',
  '0041': 'die Bausparkasse Schwäbisch Hall',
  '0042': 'die Bundesbank',
  '0044': 'die Sparkasse Freiburg',
  '0046': 'die Openbank',
  '0047': 'die Openbank',
  '0049': 'die DZ Bank',
  '0050': 'die Sparkasse LeerWittmund',
  '0051': 'die Landesbank Baden-Württemberg',
  '0052': 'die Landesbank Baden-Württemberg',
  '0053': 'die Landesbank Baden-Württemberg',
  '0057': 'die Deutsche Bausparkasse Badenia',
};

/** The bank as the subject of a sentence, in lower case: „die Deutsche Bank“, or „die Bank“ where no rule names it. */
export function bankInSentence(bank: Bank | null): string {
  if (bank === null) return 'die Bank';
  // Rule 20 serves the norisbank too, a bank of the same group with a name of its own.
  if (/norisbank/i.test(bank.name)) return 'die norisbank';
  return BANK_BY_RULE[bank.bankRule?.slice(0, 4) ?? ''] ?? 'die Bank';
}

/** The same at the beginning of a sentence. */
export function bankAtBeginning(bank: Bank | null): string {
  const words = bankInSentence(bank);
  return words.charAt(0).toUpperCase() + words.slice(1);
}
