/** Number of characters of the input that an explanation repeats. */
const LONGEST_SHOWN = 40;

/** How a text was cleaned in a field for a number of at most `most` digits. */
export const cleanedTexts = {
  shortened: (most: number, removed: number) =>
    `Möglich sind höchstens ${most}\u00A0Ziffern; ${removed === 1 ? 'eine weitere' : `${removed}\u00A0weitere`} haben wir entfernt.`,
  noDigit: (text: string) => `In ${quoted(text)} steht keine Ziffer von 0 bis 9.`,
  onlyDigits: (text: string, digits: string, most: number) =>
    `Aus ${quoted(text)} wurde ${digits}: Es zählen nur Ziffern, höchstens ${most}.`,
};

/** The beginning of a text in quotes. Without invisible characters: a direction mark would reverse the rest of the sentence. */
export function quoted(text: string): string {
  const beginning = text.slice(0, LONGEST_SHOWN).replace(/\s/g, ' ').replace(/\p{C}/gu, '');
  return `„${beginning}${text.length > LONGEST_SHOWN ? '…' : ''}“`;
}
