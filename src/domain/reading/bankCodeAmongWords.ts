import { BANK_CODE_LABEL } from './labels.ts';

/** A word that only the name of a bank has: `Commerzbank`, `VR-Bank`, `Sparkasse`. `Bankkonto` and `Banking` are others. */
const BANK_WORD =
  /(?:bank|banken|bankhaus|bankverein|banque|banco|sparkassen?|(?:darlehns|raiffeisen)kasse|raiffeisenbk|spk|diba)(?!\p{L})|(?<!\p{L})(?:unicredit|hsbc|bnp|helaba|kfw|warburg|berenberg|comdirect|solaris|n26|bunq|qonto|oddo)(?!\p{L})/iu;

/** A word showing that the number is not a bank code: `Kundennummer`, `Postfach`, `Mobil`, `nicht`. */
const OTHER_WORD =
  /konto|kto|nummer|nr(?!\p{L})|(?<!\p{L})(?:tel|telefon|(?:tele)?fax|fon|handy|plz|hrb|hra|euro?|usd|chf|gbp|iban|bic|swift|kein|keine|ref)(?!\p{L})|(?<!\p{L})(?:mobil|postfach|betrag|summe|saldo|kunde|mitglied|vertrag|rechnung|beleg|depot|karte|datum|vom|nicht|ohne|falsch|statt)/iu;

/** `Commerzbank Köln, BLZ 37040044`, `37040044 (Commerzbank)`: words before and after eight digits, or 370 400 44. */
const AMONG_WORDS = new RegExp(
  `^(?:(?<before>\\p{L}[\\p{L} .,&+-]*?)[ :,(]+)??(?<label>${BANK_CODE_LABEL}[.:#= ]*)?(?<number>\\d{8}|\\d{3} \\d{3} \\d{2})(?:[ ,(]+(?<after>\\p{L}{2}[\\p{L} .,&-]*)\\)?)?$`,
  'iu',
);

/** Whether words name a bank, and nothing else that has a number. */
export function namesBank(words: string): boolean {
  return BANK_WORD.test(words) && !OTHER_WORD.test(words);
}

/**
 * Reads the bank code in `37040044 Commerzbank Köln`. Eight digits among words are a bank code only if its label is
 * directly before them or if the words name a bank. Words before a label must name a bank, too: `keine BLZ 37040044` is none.
 *
 * @param cell a short text
 * @returns null if there are no words, or if they do not identify the number as a bank code
 */
export function bankCodeAmongWords(cell: string): string | null {
  const { before = '', label = '', number = null, after = '' } = AMONG_WORDS.exec(cell)?.groups ?? {};
  const isBankCode = label === '' ? namesBank(`${before} ${after}`) : before === '' || namesBank(before);
  return isBankCode && !OTHER_WORD.test(after) ? number : null;
}
