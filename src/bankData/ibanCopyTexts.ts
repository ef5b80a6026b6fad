import { groupIban, type Iban } from '../domain/iban/iban.ts';
import type { Resolution } from '../domain/resolve/resolution.ts';
import { copyRefused } from '../ui/texts.ts';
import { bankWithTown } from './bankNameTexts.ts';

export const ibanCopyTexts = {
  copy: 'IBAN kopieren',
  nameOf: (iban: string) => `IBAN ${iban} kopieren`,
  tooltip: 'Kopiert die IBAN ohne Leerzeichen',
  copied: 'Die IBAN ist kopiert, ohne Leerzeichen.',
  copyRefused: copyRefused('Die IBAN'),
  asWritten: {
    label: 'mit Leerzeichen',
    name: 'IBAN mit Leerzeichen kopieren',
    copied: 'Die IBAN ist kopiert, mit Leerzeichen.',
  },
  asText: {
    label: 'mit Bank und BIC',
    name: 'IBAN mit Bank und BIC kopieren',
    copied: 'Bank, IBAN und BIC sind kopiert.',
  },
  bic: {
    name: (bic: string) => `BIC ${bic} kopieren`,
    copied: 'Der BIC ist kopiert.',
    copyRefused: copyRefused('Der BIC'),
  },
};

/** Bank, IBAN and BIC on a line each, for a message. Unknown parts have no line. */
export function accountAsText(
  iban: Iban,
  { bank, bankBic, resultingBank }: Pick<Resolution, 'bank' | 'bankBic' | 'resultingBank'>,
): string {
  const named = resultingBank ?? bank;
  return [named && bankWithTown(named), `IBAN: ${groupIban(iban)}`, bankBic && `BIC: ${bankBic}`]
    .filter(Boolean)
    .join('\n');
}
