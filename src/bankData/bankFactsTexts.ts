import type { ChosenDirectory, Validity } from '../domain/directory/bankDirectory.ts';
import type { Resolution } from '../domain/resolve/resolution.ts';
import { germanDayInDigits } from '../ui/germanDate.ts';
import { ofBank } from './bankNameTexts.ts';

export const bankFactsTexts = {
  accountCheck: 'Prüfziffer der Kontonummer',
  limits: 'Ob es dieses Konto gibt, weiß nur die Bank.',
} as const;

/** Advice for an IBAN without objections: since October 2025 the payer's bank compares the name. */
export const nextStep =
  'Vor der Freigabe einer Überweisung zeigt Ihre Bank, ob Name und IBAN zusammenpassen. Achten Sie darauf.';

/** The fact „Prüfziffer der Kontonummer“ in a few words. */
export function accountCheckLabel({ accountCheck, ruleEffect }: Resolution): string | null {
  if (accountCheck === null) return null;
  if (ruleEffect.accountTest === 'none') return 'von der Bank nicht geprüft';
  const { verdict, method } = accountCheck;
  if (verdict === 'valid') return 'richtig';
  if (verdict === 'invalid')
    return method === null ? 'so bei dieser Bank nicht vergeben' : `passt nicht zum Verfahren\u00A0${method}`;
  return method === null ? 'Verfahren unbekannt' : 'keine Prüfziffer enthalten';
}

/** What was checked of an IBAN to which nothing is objected. */
export const checkedBy = (of: Resolution) =>
  `${accountCheckLabel(of) === 'richtig' ? 'Prüfziffer stimmt' : 'Kontonummer nicht prüfbar'}, Regel ${ofBank(of)} angewandt`;

/** A bank directory, and whether it was valid when it was chosen. */
export type DatedDirectory = ChosenDirectory<Validity>;

const validTo = ({ directory }: DatedDirectory) => `galten bis ${germanDayInDigits(directory.validUntil)}`;

/** What every tool says with its answer once the last day of its bank data is past; null before. */
export function expiry(data: DatedDirectory | null): string | null {
  return data?.status === 'expired'
    ? `Die Bankdaten ${validTo(data)}. Neuere haben wir noch nicht übernommen.`
    : null;
}

/** The same for the name of a file; empty before. */
export function expiryInFileName(data: DatedDirectory): string {
  return data.status === 'expired' ? ` (Bankdaten ${validTo(data)})` : '';
}

/** Until when the bank directory is or was valid. */
export function validity(data: DatedDirectory): string {
  return expiry(data) ?? `Bankdaten gültig bis ${germanDayInDigits(data.directory.validUntil)}`;
}
