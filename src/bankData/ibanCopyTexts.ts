import { COPIED, copyRefused } from '../ui/texts.ts';

/** Texts about copying an IBAN, shared by all tools. */
export const ibanCopyTexts = {
  copy: 'IBAN kopieren',
  hint: 'Kopiert die IBAN ohne Leerzeichen',
  copiedLabel: COPIED,
  copied: 'Die IBAN ist kopiert, ohne Leerzeichen.',
  copyRefused: copyRefused('Die IBAN'),
  asWritten: {
    label: 'mit Leerzeichen',
    name: 'IBAN mit Leerzeichen kopieren',
    copied: 'Die IBAN ist kopiert, mit Leerzeichen.',
    copyRefused: copyRefused('Die IBAN'),
  },
};
