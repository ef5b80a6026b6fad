import { MONTHS } from '../ui/germanDate.ts';

const UNITS =
  'Bankleitzahlen|Buchstaben|Bytes|Euro|Länder|Minuten|Prozent|Staaten|Stellen|Stunden|Tage|Tagen|Verfahren|Zeichen|Zeilen|Ziffern';
const MONTH = MONTHS.join('|');

const BREAKING: readonly RegExp[] = [
  // A unit may be the text of a link.
  new RegExp(`(?<=\\d) (?=\\[?(?:${UNITS})\\b)`, 'g'),
  new RegExp(`(?<=\\d\\.) (?=(?:${MONTH})\\b)`, 'g'),
  new RegExp(`(?<=\\b(?:${MONTH})) (?=\\d{4}\\b)`, 'g'),
  /(?<=(?:§|\b(?:Absatz|Artikel|ISO|Nr\.|Nummer))) (?=\d)/g,
  /(?<=§[ \u00a0]\d+[a-z]?) (?=[A-Z]{2})/g,
  // The groups of a bank code: 370 400 44.
  /(?<=\b\d{3}) (?=\d{3}[ \u00a0]\d{2}\b)|(?<=\b\d{3}[ \u00a0]\d{3}) (?=\d{2}\b)/g,
];

/**
 * Keeps a number and its unit on one line („22 Zeichen“, „1. Februar 2014“, „§ 5“, „370 400 44“). Headings stay as they
 * are, because the address of a section is made from the words of its heading.
 *
 * @param text Markdown or plain text
 */
export function withProtectedSpaces(text: string): string {
  return text
    .split('\n')
    .map((line) =>
      line.startsWith('#')
        ? line
        : BREAKING.reduce((protectedLine, breaking) => protectedLine.replace(breaking, '\u00a0'), line),
    )
    .join('\n');
}
