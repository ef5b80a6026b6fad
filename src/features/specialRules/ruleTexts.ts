import type { SpecialRule } from '../../domain/bankRules/registry.ts';

/** A sentence, or one that names the bank code to which the rule leads. */
type RuleText = string | ((bankCode: string) => string);

const oneBankCode: RuleText = (bankCode) =>
  `In der IBAN steht immer die Bankleitzahl ${bankCode}, gleich welche angegeben ist.`;
const replacements =
  'Einzelne, meist leicht zu merkende Kontonummern ersetzt die Bank durch andere; für alle übrigen gilt die einfache Formel.';
const withoutCheckDigit =
  'Einzelne Kontonummern gelten als richtig, obwohl sie keine Prüfziffer enthalten; die IBAN folgt immer der einfachen Formel.';
const accountRange =
  'Die ersten drei Ziffern zehnstelliger Kontonummern bestimmen die Bankleitzahl in der IBAN';
const excluded = 'für neunstellige Nummern, die mit einer 8 beginnen, gibt es keine IBAN';
const replacedToo = 'einzelne, leicht zu merkende Kontonummern ersetzt die Bank';

/**
 * What each rule does, in one sentence. A rule without a sentence does not compile.
 * Source: the IBAN-Regeln of the Deutsche Bundesbank, as data/bankRules/README.md and decision 0004 quote them.
 */
export const ruleTexts: Readonly<Record<SpecialRule, RuleText>> = {
  '0001': 'Für diese Bankleitzahlen ist keine IBAN-Berechnung vorgesehen.',
  '0002':
    'Für Kontonummern, die zehnstellig geschrieben eine 6 an achter Stelle oder 86 an den Stellen 8 und 9 haben, gibt es keine IBAN.',
  '0003': 'Für eine einzige Kontonummer gibt es keine IBAN.',
  '0004': replacements,
  '0005':
    'Fehlt einer kurzen Kontonummer die Unterkontonummer\u00A000, hängt die Bank sie an; einzelne Kontonummern ersetzt sie, und bei manchen Bankleitzahlen gibt es für einen Nummernkreis keine IBAN.',
  '0006': replacements,
  '0007': replacements,
  '0008': oneBankCode,
  '0009':
    'Die Bankleitzahl wird durch die der neuen Sparkasse ersetzt; bei einem Teil der Kontonummern ändern sich auch die ersten vier Ziffern.',
  '0010':
    'In der IBAN der 1822direkt steht die Bankleitzahl der Frankfurter Sparkasse; zwei leicht zu merkende Kontonummern werden ersetzt.',
  '0011': replacements,
  '0012': oneBankCode,
  '0013': oneBankCode,
  '0014': (bankCode) =>
    `In der IBAN steht immer die Bankleitzahl ${bankCode}; andere hat die Bank nach unseren Daten nicht mehr.`,
  '0015': replacements,
  '0016': replacements,
  '0017': replacements,
  '0018': replacements,
  '0019': oneBankCode,
  '0020':
    'An fünf- und sechsstellige Kontonummern, an siebenstellige bei Bedarf, hängt die Bank die Unterkontonummer\u00A000 an; für kürzere gibt es in der Regel keine IBAN, und zehnstellige vergibt sie nicht.',
  '0021':
    'Nach der uns bekannten Regel vergibt die Bank keine Kontonummern mit bis zu fünf oder mit acht Ziffern; in der IBAN steht immer dieselbe Bankleitzahl.',
  '0022': replacements,
  '0023': replacements,
  '0024': replacements,
  '0025': oneBankCode,
  '0026': withoutCheckDigit,
  '0027': withoutCheckDigit,
  '0028': oneBankCode,
  '0029': 'Steht in einer zehnstelligen Kontonummer an vierter Stelle eine 0, rückt sie an den Anfang.',
  '0031':
    'Bei Bankleitzahlen mit Löschvermerk gibt es eine IBAN nur für zehnstellige Kontonummern; deren erste drei Ziffern bestimmen die Bankleitzahl.',
  '0032': `${accountRange}; ${excluded}.`,
  '0033': `${accountRange}; ${replacedToo}.`,
  '0034': `${accountRange}; ${replacedToo}, und ${excluded}.`,
  '0035': `${accountRange}; ${replacedToo}, und ${excluded}.`,
  '0036':
    'An sechsstellige Kontonummern hängt die Bank drei Nullen an; für mehrere Nummernkreise gibt es keine IBAN.',
  '0037': oneBankCode,
  '0038': oneBankCode,
  '0039': oneBankCode,
  '0040': oneBankCode,
  '0041': 'Jede Kontonummer führt zu derselben IBAN bei der DZ Bank.',
  '0042': 'Nach der uns bekannten Regel haben nur bestimmte acht- oder zehnstellige Kontonummern eine IBAN.',
  '0043': oneBankCode,
  '0044': replacements,
  '0046': oneBankCode,
  '0047': 'Achtstellige Kontonummern füllt die Bank nicht links, sondern rechts mit zwei Nullen auf.',
  '0048': oneBankCode,
  '0049':
    'Steht in der zehnstelligen Kontonummer an fünfter Stelle eine 9, ist nicht sicher bekannt, ob die ersten vier Ziffern ans Ende rücken; eine Nummer, die mit 9 beginnt, gilt auch ohne passende Prüfziffer.',
  '0050': oneBankCode,
  '0051': replacements,
  '0052':
    'Eine IBAN gibt es nur für einzelne Konten, die mit neuer Bankleitzahl und neuer Kontonummer übernommen wurden.',
  '0053':
    'Einzelne übernommene Konten haben eine neue Bankleitzahl und eine neue Kontonummer; für alle anderen gilt die einfache Formel.',
  '0055': oneBankCode,
  '0057': oneBankCode,
};
