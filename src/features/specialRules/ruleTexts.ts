import { type BankRule, effectOnAllAccounts, isReplacementTable } from '../../domain/bankRules/bankRule.ts';

const replacements =
  'Einzelne, meist leicht zu merkende Kontonummern ersetzt die Bank durch andere; für alle übrigen gilt die einfache Formel.';
const withoutCheckDigit =
  'Einzelne Kontonummern gelten als richtig, obwohl sie keine Prüfziffer enthalten; die IBAN folgt immer der einfachen Formel.';
const accountRange =
  'Die ersten drei Ziffern zehnstelliger Kontonummern bestimmen die Bankleitzahl in der IBAN';
const excluded = 'für neunstellige Nummern, die mit einer 8 beginnen, gibt es keine IBAN';
const replacedToo = 'einzelne, leicht zu merkende Kontonummern ersetzt die Bank';

/**
 * What each rule does that is neither a table nor leads every bank code to one.
 * Source: the IBAN-Regeln of the Deutsche Bundesbank, as data/bankRules/README.md and decision 0004 quote them.
 */
const SENTENCES: Readonly<Record<string, string>> = {
  '0000':
    'Die Kontonummer wird links mit Nullen auf zehn Stellen aufgefüllt und steht nach DE, den Prüfziffern und der Bankleitzahl.',
  '0001': 'Für diese Bankleitzahlen ist keine IBAN-Berechnung vorgesehen.',
  '0002':
    'Für Kontonummern, die zehnstellig geschrieben eine 6 an achter Stelle oder 86 an den Stellen 8 und 9 haben, gibt es keine IBAN.',
  '0003': 'Für eine einzige Kontonummer gibt es keine IBAN.',
  '0005':
    'Fehlt einer kurzen Kontonummer die Unterkontonummer\u00A000, hängt die Bank sie an; einzelne Kontonummern ersetzt sie, und bei manchen Bankleitzahlen gibt es für einen Nummernkreis keine IBAN.',
  '0009':
    'Die Bankleitzahl wird durch die der neuen Sparkasse ersetzt; bei einem Teil der Kontonummern ändern sich auch die ersten vier Ziffern.',
  '0010':
    'In der IBAN der 1822direkt steht die Bankleitzahl der Frankfurter Sparkasse; zwei leicht zu merkende Kontonummern werden ersetzt.',
  '0014':
    'In der IBAN steht immer die Bankleitzahl 30060601; andere hat die Bank nach unseren Daten nicht mehr.',
  '0020':
    'An fünf- und sechsstellige Kontonummern, an siebenstellige bei Bedarf, hängt die Bank die Unterkontonummer\u00A000 an; für kürzere gibt es meist keine IBAN, zehnstellige Nummern vergibt sie nicht.',
  '0021':
    'Nach der uns bekannten Regel vergibt die Bank keine Kontonummern mit bis zu fünf oder mit acht Ziffern; in der IBAN steht immer dieselbe Bankleitzahl.',
  '0026': withoutCheckDigit,
  '0027': withoutCheckDigit,
  '0029': 'Steht in einer zehnstelligen Kontonummer an vierter Stelle eine 0, rückt sie an den Anfang.',
  '0031':
    'Bei Bankleitzahlen mit Löschvermerk gibt es eine IBAN nur für zehnstellige Kontonummern; deren erste drei Ziffern bestimmen die Bankleitzahl.',
  '0032': `${accountRange}; ${excluded}.`,
  '0033': `${accountRange}; ${replacedToo}.`,
  '0034': `${accountRange}; ${replacedToo}, und ${excluded}.`,
  '0035': `${accountRange}; ${replacedToo}, und ${excluded}.`,
  '0036':
    'An sechsstellige Kontonummern hängt die Bank drei Nullen an; für mehrere Nummernkreise gibt es keine IBAN.',
  '0041': 'Jede Kontonummer führt zu derselben IBAN bei der DZ Bank.',
  '0042': 'Nach der uns bekannten Regel haben nur bestimmte acht- oder zehnstellige Kontonummern eine IBAN.',
  '0047': 'Achtstellige Kontonummern füllt die Bank nicht links, sondern rechts mit zwei Nullen auf.',
  '0049':
    'Steht in der zehnstelligen Kontonummer an fünfter Stelle eine 9, ist nicht sicher bekannt, ob die ersten vier Ziffern ans Ende rücken; eine Nummer, die mit 9 beginnt, gilt auch ohne passende Prüfziffer.',
  '0052':
    'Eine IBAN gibt es nur für einzelne Konten, die mit neuer Bankleitzahl und neuer Kontonummer übernommen wurden.',
  '0053':
    'Einzelne übernommene Konten haben eine neue Bankleitzahl und eine neue Kontonummer; für alle anderen gilt die einfache Formel.',
};

export function ruleSentence(number: string, rule: BankRule): string {
  const own = SENTENCES[number];
  if (own !== undefined) return own;
  if (isReplacementTable(rule)) return replacements;
  const bankCode = effectOnAllAccounts(rule)?.bankCode;
  return bankCode
    ? `In der IBAN steht immer die Bankleitzahl ${bankCode}, gleich welche angegeben ist.`
    : 'Die Regel ist aufgehoben: Es gilt die einfache Formel, mit Prüfung der Kontonummer.';
}
