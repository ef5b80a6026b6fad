import type { Columns } from '../cells/columns.ts';
import type { Repair, RowProblem } from '../cells/damage.ts';
import { bareResult, type RowOutcome, type RowResult } from './rowOutcome.ts';

/** „Ergebnis“, in the file and on the page. */
export const outcomeTexts: Readonly<Record<RowOutcome, string>> = {
  computed: 'berechnet',
  'computed-by-rule': 'nach Regel der Bank berechnet',
  'account-doubtful': 'Kontonummer fraglich',
  'no-iban': 'keine IBAN',
  'unknown-bank': 'Bank unbekannt',
  unreadable: 'zu klären',
  'iban-right': 'IBAN rechnerisch richtig',
  'iban-other': 'Regel der Bank ergibt andere IBAN',
  'iban-wrong': 'IBAN falsch',
  empty: 'leere Zeile',
  'sum-line': 'Summenzeile',
  'header-again': 'Überschrift',
  lacking: 'kein Konto',
};

/** „Grund“ if the number itself can be read. */
export const reasonTexts = {
  valid: () => 'Prüfziffer stimmt.',
  unchecked: () => 'Kontonummer ohne Prüfziffer.',
  invalid: () => 'In der Kontonummer steckt wahrscheinlich ein Tippfehler; die Prüfziffer passt nicht.',
  foreignRight: (country: string) =>
    `Länge und Prüfziffern stimmen. Banken anderer Länder (${country}) stehen nicht in unseren Bankdaten.`,
  ibanAmongOthers: (iban: string) =>
    `Neben der IBAN ${iban} steht in der Zelle noch etwas, das eine andere IBAN oder Kontonummer sein oder gegen sie sprechen kann.`,
  noIbanInCell: 'In der Zelle steht keine IBAN.',
  sumLine: (word: string) => `Wegen „${word}“ halten wir das für eine Summe. Die Zeile bleibt, wie sie ist.`,
  withoutAccount: 'In der Zeile stehen weder Bankleitzahl noch Kontonummer. Sie bleibt, wie sie ist.',
  headerAgain: 'Hier stehen noch einmal die Namen der Spalten. Die Zeile bleibt, wie sie ist.',
  ibanEmpty: 'Die Zelle mit der IBAN ist leer.',
  ibanOther: (iban: string) =>
    `Nach unseren Bankdaten ergibt sich die IBAN ${iban}. Hat die Bank selbst die andere genannt, kann auch diese gelten.`,
} as const;

/** A sentence after one that says what contradicts it. */
export const bankOfCodeText = (bank: string) => `Die Bankleitzahl gehört zu „${bank}“.`;

/** „Grund“ if a cell cannot be read. */
export const problemTexts: Readonly<Record<RowProblem, (cell: string) => string>> = {
  'bank-code-missing': () => 'Die Bankleitzahl fehlt.',
  'account-number-missing': () => 'Die Kontonummer fehlt.',
  'account-number-zero': () => 'Die Kontonummer besteht nur aus Nullen; vielleicht war die Zelle leer.',
  scientific: (cell) =>
    `Die Tabellenkalkulation hat die Zahl auf ${cell} gerundet. Die letzten Ziffern sind verloren; nehmen Sie sie aus der ursprünglichen Liste.`,
  'bank-code-short': (cell) =>
    `Die Bankleitzahl ${cell} hat weniger als 8\u00A0Ziffern. An einer verlorenen Null am Anfang kann es nicht liegen, denn keine Bankleitzahl beginnt mit 0.`,
  'bank-code-long': (cell) => `Die Bankleitzahl ${cell} hat mehr als 8\u00A0Ziffern.`,
  'account-number-long': (cell) => `Die Kontonummer ${cell} hat mehr als 10\u00A0Ziffern.`,
  'bank-code-not-digits': (cell) => `„${cell}“ ist keine Bankleitzahl: Sie besteht nur aus 8\u00A0Ziffern.`,
  'account-number-not-digits': (cell) => `„${cell}“ ist keine Kontonummer: Sie besteht nur aus Ziffern.`,
  'not-whole': (cell) => `„${cell}“ ist keine ganze Zahl.`,
  'spreadsheet-error': (cell) => `In der Zelle steht der Fehler ${cell} einer Tabellenkalkulation.`,
  'perhaps-rounded': (cell) =>
    `„${cell}“ kann gerundet sein: Eine Tabellenkalkulation behält von einer Zahl nur 15\u00A0Ziffern. Schreiben Sie Bankleitzahl und Kontonummer in zwei Spalten.`,
  'unclear-separators': (cell) =>
    `In „${cell}“ stehen vielleicht mehrere Nummern. Lassen Sie nur die gültige stehen, ohne Leerzeichen.`,
  'not-told-apart': (cell) => `In „${cell}“ sind Bankleitzahl und Kontonummer nicht sicher zu erkennen.`,
  swapped: (cell) =>
    `Bankleitzahl und Kontonummer scheinen vertauscht: ${cell} steht als Bankleitzahl in unseren Bankdaten.`,
  'both-in-one': (cell) =>
    `In „${cell}“ scheinen Bankleitzahl und Kontonummer zu stehen; die andere Zelle ist leer.`,
  'two-ibans': () => 'In der Zeile stehen zwei verschiedene IBANs.',
  'number-cut': () =>
    'Die Kontonummer ist vielleicht an Tausendertrennzeichen zerschnitten: Auf wenige Ziffern folgen Zellen mit je drei.',
  contradiction: (cell) => `„${cell}“ passt nicht zu Bankleitzahl und Kontonummer der Zeile.`,
  doubt: (cell) => `In der Zeile steht „${cell}“. Vielleicht spricht das gegen das Konto.`,
  placeholder: (cell) => `„${cell}“ sieht nach einem Platzhalter aus.`,
  'other-line': (cell) => `In einer anderen Zeile steht „${cell}“. Vielleicht betrifft das auch diese.`,
  'unknown-line': (cell) =>
    `In einer anderen Zeile steht „${cell}“. Nur Sie wissen, ob das gegen das Konto spricht.`,
  note: (cell) => `In der Zeile steht „${cell}“. Nur Sie wissen, ob das gegen das Konto spricht.`,
  'other-heading': (cell) =>
    `Über der Zeile steht die Überschrift „${cell}“. Darunter können die Spalten andere sein als oben. Fragt die Seite nicht danach, nehmen Sie diesen Teil als eigene Liste.`,
  'fails-mostly': () =>
    'Viele Kontonummern ringsum passen nicht zu der Bank in ihrer Zeile. Vielleicht ist eine Spalte für sich sortiert, verschoben oder abgeschnitten.',
  'same-name': (row) =>
    `Zeile\u00A0${row} hat denselben Namen, aber ein anderes Konto. Nur Sie wissen, welches gilt.`,
  'same-account': () =>
    'Dasselbe Konto steht bei mehreren Namen. Vielleicht wurde es in der Tabelle nach unten kopiert.',
  'counted-up': () =>
    'Die Kontonummern steigen hier von Zeile zu Zeile um 1. Vielleicht hat die Tabellenkalkulation beim Herunterziehen weitergezählt.',
  slipped: (row) =>
    `Zeile\u00A0${row} hat ein Konto, aber keinen Namen, und bei einem anderen Namen fehlt das Konto. Vielleicht sind die Zellen dazwischen um eine Zeile verrutscht.`,
  'sub-account': (cell) =>
    `Neben der Kontonummer steht „${cell}“. Diese Ziffern können zu ihr gehören, etwa als Unterkonto oder Prüfziffer.`,
  'cells-too-many': () =>
    'Die Zeile hat mehr Zellen als die anderen. Vielleicht steht ein Trennzeichen mitten in einer Zelle, und die folgenden sind verrutscht.',
  'cells-too-few': () =>
    'Der Zeile fehlen Zellen, die die anderen haben. Vielleicht fehlt ein Trennzeichen, und die Zellen sind verrutscht.',
  'quotes-unclear': () =>
    'Die Zeile steht mit anderen zwischen zwei Anführungszeichen. Vielleicht ist eines zu viel, oder alle diese Zeilen sind der Text einer Zelle.',
};

/** `„ab 2023“ weggelassen.` Where the digits of a number are grouped, it cannot be told apart from the words beside it. */
export function leftOutText(cells: readonly string[], numbers: readonly string[]): string {
  const text = numbers.reduce((rest, number) => rest.replace(number, '…'), cells.join(' '));
  const isExact = numbers.every((number) => cells.some((cell) => cell.includes(number)));
  return isExact ? `„${shortened(text.replace(/^[… ]+|[… ]+$/g, ''))}“ weggelassen.` : repairTexts.words;
}

/** Result of a row whose numbers cannot be determined. @param bank that of the bank code, if it is to be said */
export function unreadable(problem: RowProblem, cell: string, bank = ''): RowResult {
  const reason = problemTexts[problem](shortened(cell));
  return bareResult('unreadable', bank === '' ? reason : `${reason} ${bankOfCodeText(bank)}`);
}

/** A cell may contain a whole letter. The first lines are enough to find it, and what speaks against an account may be at the end of one. */
export function shortened(cell: string, most = 120): string {
  const text = cell.replace(/\s+/g, ' ').trim();
  // Half of an emoji is no character.
  return text.length > most ? `${text.slice(0, most - 1).replace(/[\uD800-\uDBFF]$/, '')}…` : text;
}

/** The beginning of the reason of a row that the visitor has corrected, or left as it is: the cells of the list stay as they are. */
export function correctedReason(
  kind: Columns['kind'],
  values: readonly string[],
  replaced: readonly string[],
): string {
  const [first = '', second = ''] = values.map((value) => value.trim());
  const what = {
    accounts: first && second ? `BLZ\u00A0${first}, Konto\u00A0${second}` : `„${first || second}“`,
    combined: `„${first}“`,
    ibans: `IBAN\u00A0${first}`,
    none: '',
  }[kind];
  return `Von Hand ${`${values}` === `${replaced}` ? 'bestätigt' : 'berichtigt'}: ${what}.`;
}

/** What was repaired, as the beginning of a reason. */
export const repairTexts: Readonly<Record<Repair, string>> = {
  'text-mark': 'Apostroph oder Anführungszeichen entfernt.',
  'decimal-zeros': 'Angehängte Dezimalnullen entfernt.',
  thousands: 'Tausenderpunkte entfernt.',
  'scientific-exact': 'Aus der Schreibweise mit E+ zurückgewandelt; alle Ziffern waren noch da.',
  separators: 'Trennzeichen zwischen den Ziffern entfernt.',
  words: 'Wörter neben der Zahl weggelassen.',
  'one-cell': 'Bankleitzahl und Kontonummer standen in einer Zelle.',
  'zeros-in-front': 'Überzählige Nullen am Anfang entfernt.',
  encoding: 'Ein Zeichen ist anders gespeichert als der Rest der Liste; vergleichen Sie die Umlaute.',
  'iban-instead': 'In der Zeile stand schon eine IBAN; sie wurde geprüft.',
};
