import type { Bank } from '../../domain/directory/bankDirectory.ts';
import { groupIban, type Iban, ibanParts } from '../../domain/iban/iban.ts';
import { isCalendarDate } from '../../domain/reading/calendarDate.ts';
import type { Reading, Refusal } from '../../domain/reading/readText.ts';
import { CHECKS } from '../../ui/texts.ts';
import { bankWithTown } from '../bankNameTexts.ts';
import { quoted } from '../cleanedNumber.ts';
import type { Fields, InsertionReading, Numbers } from './readInsertion.ts';

export const insertionTexts = {
  undo: 'Rückgängig',
  undone: 'Die Felder sind wieder wie vorher.',
  question: 'Der Text ist nicht eindeutig. Was soll in die Felder?',
  onlyTheFirst: (shown: number, count: number) =>
    `Es gibt ${count}\u00A0Möglichkeiten; das sind die ersten ${shown}.`,
  isMeant: 'Ist das gemeint?',
  none: 'Nichts davon',
  nothingTaken: 'Die Felder sind unverändert.',
  checkIban: 'IBAN\u00A0prüfen',
  several: 'Das sind mehrere Konten. „Liste umrechnen“ übernimmt alle.',
  list: 'Liste umrechnen',
  noBankCode: 'Im Text steht keine Bankleitzahl, aber vielleicht der Name einer Bank.',
  onlyDigits: 'In dieses Feld passen nur Ziffern. Nach dem Namen der Bank können Sie suchen.',
  searchBank: (name: string) => `Bank „${name}“ suchen`,
} as const;

/** How many numbers of the input a sentence repeats. */
const MOST_SHOWN = 3;

/** `BLZ 37040044 und Kontonummer 532013000` */
function numbersText({ bankCode, accountNumber }: Numbers): string {
  const words = [
    ...(bankCode === null ? [] : [`BLZ ${bankCode}`]),
    ...(accountNumber === null ? [] : [`Kontonummer ${accountNumber}`]),
  ];
  return words.join(' und ');
}

/** One sentence about what the fields hold now. */
export function takenText(numbers: Numbers, { iban, from }: InsertionReading): string {
  const isOfIban = iban !== null && ibanParts(iban as Iban).accountNumber === numbers.accountNumber;
  if (isOfIban) return 'Das ist schon eine IBAN, rechnerisch richtig. Beide Felder sind gefüllt.';
  return `Übernommen: ${numbersText(numbers)}${from === null ? '' : `, gelesen aus ${quoted(from)}`}.`;
}

/** The other field keeps what it had: it may belong to another account. Null if it was empty or is filled too. */
export function keptText(numbers: Numbers, before: Fields): string | null {
  if (numbers.bankCode === null && before.bankCode !== '')
    return `Die Bankleitzahl ${before.bankCode} stand schon im Feld. Prüfen Sie, ob sie dazugehört.`;
  if (numbers.accountNumber === null && before.accountNumber !== '')
    return `Die Kontonummer ${before.accountNumber} stand schon im Feld. Prüfen Sie, ob sie dazugehört.`;
  return null;
}

/** Why a text is not clear: words of doubt, a number that may be a date, numbers that nothing explains and no choice has, a letter for a digit. */
export function whyText({ readings, doubts, unexplained, from }: InsertionReading): string[] {
  const date = readings.map(({ accountNumber }) => accountNumber ?? '').find(isCalendarDate);
  const offered = readings.flatMap(({ bankCode, accountNumber }) => [bankCode, accountNumber]);
  const left = unexplained.filter((part) => !offered.includes(part.replace(/\D/g, '')));
  return [
    ...(from === null ? [] : [`In ${quoted(from)} steht vielleicht ein Buchstabe statt einer Ziffer.`]),
    ...(doubts.length === 0 ? [] : [`Im Text steht auch ${listed(doubts)}.`]),
    ...(date === undefined ? [] : [`${date} kann eine Kontonummer oder ein Datum sein.`]),
    ...(left.length === 0 ? [] : [`Nicht zuzuordnen: ${listed(left)}.`]),
  ];
}

function listed(parts: readonly string[]): string {
  return parts.slice(0, MOST_SHOWN).map(quoted).join(', ');
}

/** What a choice fills in, the bank if it is known, and what the check digit says. */
export function choiceText(numbers: Numbers, bank: Bank | undefined, check: Reading['check']): string {
  const isWhole = numbers.bankCode !== null && numbers.accountNumber !== null;
  const text = `${isWhole ? '' : 'Nur '}${numbersText(numbers)}`;
  return `${text}${bank === undefined ? '' : `: ${bankWithTown(bank)}`}${CHECKS[check]}`;
}

/** Sentences about what was not taken, and why. `whyText` names the doubts. */
export function leftText({ refused, unread, doubts }: InsertionReading): string[] {
  const left = unread.filter((part) => !doubts.includes(part));
  return [...refused.map(refusalText), ...(left.length === 0 ? [] : [unreadText(left)])];
}

export function refusalText({ text, problem }: Pick<Refusal, 'text' | 'problem'>): string {
  switch (problem) {
    case 'bank-code':
      return `Die Bankleitzahl in ${quoted(text)} ist nicht sicher zu lesen.`;
    case 'account-number':
      return `Die Kontonummer in ${quoted(text)} ist nicht sicher zu lesen.`;
    case 'iban-wrong':
      return `Die IBAN ${groupIban(text as Iban)} enthält einen Fehler.`;
    case 'iban-foreign':
      return `Die IBAN ${groupIban(text as Iban)} ist keine deutsche und enthält keine BLZ.`;
  }
}

function unreadText(parts: readonly string[]): string {
  const more = parts.length - MOST_SHOWN;
  const rest = more <= 0 ? '' : more === 1 ? ' und eine weitere Stelle' : ` und ${more}\u00A0weitere Stellen`;
  return `Nicht übernommen: ${listed(parts)}${rest}.`;
}
