/** Longer names are refused by some systems, together with a folder. */
const LONGEST_NAME = 60;

/**
 * `007-Erika-Mustermann.png`: the number, which makes it unique, then what tells the card from the others. Only letters of ASCII, digits and hyphens,
 * because every system, every unpacker and every mail program accepts these.
 *
 * @param total the number of all cards, for leading zeros
 */
export function cardFileName(number: number, total: number, label: string): string {
  const plain = label
    .replace(/[äöüÄÖÜ]/g, (letter) => `${letter.normalize('NFD').charAt(0)}e`)
    .replaceAll('ß', 'ss')
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^A-Za-z0-9]+/g, '-')
    .slice(0, LONGEST_NAME)
    .replace(/^-|-$/g, '');
  const digits = String(number).padStart(String(total).length, '0');
  return `${[digits, plain].filter((part) => part !== '').join('-')}.png`;
}
