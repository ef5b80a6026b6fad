/**
 * The label before an IBAN: the word, perhaps a word for “number”, and what separates it from the number. `NO` and two
 * digits are the beginning of a Norwegian IBAN. A label may touch the IBAN, but no other word.
 */
const LABEL =
  /(?<![A-Z\d])IBAN(?:[\s.\p{Pd}]{0,3}(?:NUMMER|NUMBER|NR|NO(?![\s.\p{Pd}]{0,3}\d)|N[º°]|№))?(?![A-Z](?![A-Z]\s?(?:\d[\dOILBSZG]|[OILBSZG]\d)))[\s.:=\p{Pd}]*/giu;

/** The text without the label at its beginning. */
export function withoutIbanLabel(text: string): string {
  return text.trimStart().replace(LABEL, (label, at) => (at === 0 ? '' : label));
}

/** The text with `IBAN` and a blank for each label in it. */
export function withPlainIbanLabels(text: string): string {
  return text.replace(LABEL, 'IBAN ');
}
