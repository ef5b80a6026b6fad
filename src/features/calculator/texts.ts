import { ACCOUNT_NUMBER_LENGTH, BANK_CODE_LENGTH } from '../../domain/account/account.ts';
import { germanCounted } from '../../ui/germanNumber.ts';

export const texts = {
  bankCode: { label: 'Bankleitzahl (BLZ)', hint: `${BANK_CODE_LENGTH}\u00A0Ziffern` },
  accountNumber: {
    label: 'Kontonummer',
    hint: `bis zu ${ACCOUNT_NUMBER_LENGTH}\u00A0Ziffern`,
  },
  findBank: {
    question: 'BLZ unbekannt?',
    open: 'Bank suchen',
    close: 'Suche schließen',
    failed:
      'Die Suche konnte nicht geladen werden. Prüfen Sie die Verbindung und drücken Sie noch einmal auf „Bank suchen“.',
  },
  calculate: 'IBAN berechnen',
  swap: 'Vertauscht? Felder tauschen',
  resultHeading: 'Ergebnis',
  ibanGiven: 'Das sieht nach einer IBAN aus.',
  checkIban: 'IBAN\u00A0prüfen',
} as const;

/** What is still missing before the button works; '' if nothing is. It is announced on Enter. */
export function missing(bankCode: string, accountNumber: string): string {
  const count = BANK_CODE_LENGTH - bankCode.length;
  if (count > 0) return `${missingDigits(count)} der Bankleitzahl.`;
  return accountNumber === '' ? 'Es fehlt noch die Kontonummer.' : '';
}

/** „Es fehlen noch 4 Ziffern“: the neutral count below the bank code during typing. */
export function missingDigits(count: number): string {
  return `Es ${count === 1 ? 'fehlt' : 'fehlen'} noch ${digitCount(count)}`;
}

/** „7 Ziffern“: the neutral count below the account number during typing. */
export function digitCount(count: number): string {
  return germanCounted(count, 'Ziffer', 'Ziffern');
}
