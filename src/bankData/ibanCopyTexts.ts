import { copyRefused } from '../ui/texts.ts';

/** What every tool says after an attempt to copy an IBAN. */
export const ibanCopyTexts = {
  copied: 'Die IBAN ist kopiert, ohne Leerzeichen.',
  copyRefused: copyRefused('Die IBAN'),
};
