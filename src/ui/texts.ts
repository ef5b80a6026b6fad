// The German texts of the components that all tools share.
import { germanCount } from './germanNumber.ts';

/** Shown on a button for a moment after it has copied. */
export const COPIED = 'Kopiert';

/** @param what was to be copied, as the subject of a sentence: „Die IBAN“ */
export function copyRefused(what: string): string {
  return `Ihr Browser erlaubt das Kopieren nicht. ${what} ist jetzt markiert: Drücken Sie Strg\u00A0+\u00A0C (am Mac ⌘\u00A0+\u00A0C) oder tippen Sie lange darauf und wählen Sie „Kopieren“.`;
}

/** Shown if a text fills its field, because the browser has cut off what did not fit; '' otherwise. */
export function fullField(text: string, most: number): string {
  return text.length < most
    ? ''
    : `Das Feld ist mit ${germanCount(most)}\u00A0Zeichen voll. Was nicht hineinpasst, fehlt.`;
}

export const STAYS_ON_DEVICE = 'Bleibt auf Ihrem Gerät: Nichts wird gesendet oder gespeichert.';
export const TOOL_FAILED = 'In diesem Werkzeug ist ein Fehler aufgetreten. Laden Sie die Seite bitte neu.';

/** After numbers that are offered: what their check digit says. */
export const CHECKS = {
  fits: ' (Prüfziffer passt)',
  fails: ' (Prüfziffer passt nicht)',
  unchecked: '',
} as const;
