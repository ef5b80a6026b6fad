import { withoutInvisible } from './strayCharacters.ts';

/** As people group a number: by twos, threes or fours from the left, or by threes from the right. */
const IN_GROUPS =
  /^(?:\d+|\d\d(?: \d\d)+(?: \d)?|\d{3}(?: \d{3})+(?: \d\d?)?|\d{4}(?: \d{4})+(?: \d{1,3})?|\d\d?(?: \d{3}){2,})$/;
/** What says of the number behind it that it is a bank code, or an account number. */
export const BANK_CODE_LABEL = /(?:^|\P{L})(?:BLZ|Bankleitzahl)[\s.:=]*$/iu;
export const ACCOUNT_LABEL = /(?:^|\P{L})(?:Konto|Kto)(?:[\s.-]*(?:nummer|nr))?[\s.:=]*$/iu;

/** The digits of a number in one piece or in regular groups; null where the blanks part something else. */
export function digitsInGroups(text: string): string | null {
  return IN_GROUPS.test(text) ? text.replaceAll(' ', '') : null;
}

/**
 * Whether a text holds one number, written in digits 0–9, and nothing that could change it: then the digits that the
 * filter of the specification leaves are the number that was meant. Not so with „10779,00“, „5,32E+08“, „1/2“, „-5“.
 */
export function isPlainNumber(text: string): boolean {
  const written = withoutInvisible(text)
    .replace(/\p{Zs}/gu, ' ')
    .trim();
  const start = written.search(/\p{N}/u);
  const [label, number] = [written.slice(0, start), written.slice(start).replace(/[.,;]+$/, '')];
  const isLabelled = label === '' || BANK_CODE_LABEL.test(label) || ACCOUNT_LABEL.test(label);
  return start >= 0 && isLabelled && digitsInGroups(number) !== null;
}
