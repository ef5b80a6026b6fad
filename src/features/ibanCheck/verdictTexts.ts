import { ofBank } from '../../bankData/bankNameTexts.ts';
import { unknownBankSentence } from '../../bankData/unknownBankTexts.ts';
import type { BankVerdict } from '../../domain/ibanCheck/ibanAtBank.ts';
import type { Resolution } from '../../domain/resolve/resolution.ts';
import { texts } from './texts.ts';

/** The badge of a German IBAN with correct check digits. */
export const verdictBadges: Readonly<Record<BankVerdict, string>> = {
  'formed-by-bank': texts.right,
  'formed-differently': 'Rechnerisch richtig, nach der Regel der Bank anders',
  disputed: 'Rechnerisch richtig; ob die Bank sie so bildet, ist nicht sicher bekannt',
  'named-by-bank-alone': 'Rechnerisch richtig, bestätigen kann sie nur die Bank',
  'account-does-not-fit': 'Bitte prüfen Sie die Kontonummer',
  'unknown-bank': 'Prüfziffern richtig, Bankleitzahl unbekannt',
};

/** States only what is certain: an IBAN that a bank has issued is valid, whatever its rule returns. */
export const verdictNotes: Readonly<Record<BankVerdict, (resolution: Resolution) => string | null>> = {
  'formed-by-bank': (resolution) =>
    resolution.ruleHolder === null ? null : `Passt zur Regel ${ofBank(resolution)}.`,
  'formed-differently': () =>
    'Hat die Bank selbst die geprüfte IBAN genannt, kann auch diese gelten. Fragen Sie im Zweifel nach.',
  disputed: () =>
    'Wie diese Bank rechnet, ist nicht sicher bekannt. Nach einer der beiden Auslegungen ist es genau diese IBAN. Fragen Sie im Zweifel bei ihr nach.',
  'named-by-bank-alone': () =>
    'Hat die Bank selbst diese IBAN genannt, kann sie trotzdem richtig sein. Fragen Sie nach, bevor Sie Geld überweisen.',
  'account-does-not-fit': () =>
    'Vielleicht wurde die IBAN aus einer falschen Kontonummer berechnet. Fragen Sie den Empfänger, bevor Sie Geld überweisen.',
  'unknown-bank': ({ bankCode, columnDates }) =>
    `${unknownBankSentence(`Die Bankleitzahl ${bankCode}`, columnDates)} Fragen Sie nach, bevor Sie Geld überweisen.`,
};
