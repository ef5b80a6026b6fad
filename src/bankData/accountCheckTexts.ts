import type { Resolution } from '../domain/resolve/resolution.ts';

/** The fact „Prüfziffer der Kontonummer“ in a few words. */
export function accountCheckLabel({ accountCheck, ruleEffect }: Resolution): string | null {
  if (accountCheck === null) return null;
  if (ruleEffect.accountTest === 'none') return 'von der Bank nicht geprüft';
  const { verdict, method } = accountCheck;
  if (verdict === 'valid') return 'richtig';
  if (verdict === 'invalid')
    return method === null
      ? 'so bei dieser Bank nicht vergeben'
      : `passt nicht zum Prüfverfahren\u00A0${method}`;
  return method === null ? 'Verfahren unbekannt' : 'keine Prüfziffer enthalten';
}
