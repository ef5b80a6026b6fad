import { germanCount } from '../../ui/germanNumber.ts';
import { NO_ACCOUNTS, PROBLEMS } from './convert/rowOutcome.ts';
import { countOf, type Summary } from './convert/summary.ts';

/** Before a unit, so that number and unit stay on one line. */
export const NBSP = '\u00A0';

export function rowCount(rows: number): string {
  return rows === 1 ? `1${NBSP}Zeile` : `${germanCount(rows)}${NBSP}Zeilen`;
}

/** „6 Zeilen: 3 berechnet, 3 bitte ansehen“ */
export function summaryInWords(summary: Summary): string {
  const parts = [
    [countOf(summary, ['computed', 'computed-by-rule']), 'berechnet'],
    [summary.counts['iban-right'], summary.counts['iban-right'] === 1 ? 'IBAN richtig' : 'IBANs richtig'],
    [countOf(summary, PROBLEMS), 'bitte ansehen'],
    [countOf(summary, NO_ACCOUNTS), 'ohne Konto'],
  ] as const;
  const said = parts
    .filter(([count]) => count > 0)
    .map(([count, what]) => `${germanCount(count)}${NBSP}${what}`);
  return `${rowCount(summary.rowCount)}: ${said.join(', ')}`;
}

/** File size: „35,2 MB“. */
export function fileSize(bytes: number): string {
  if (bytes < 1000) return `${bytes}${NBSP}Byte`;
  const [value, unit] =
    bytes < 1e6 ? [bytes / 1e3, 'kB'] : bytes < 1e9 ? [bytes / 1e6, 'MB'] : [bytes / 1e9, 'GB'];
  return `${new Intl.NumberFormat('de-DE', { maximumFractionDigits: 1 }).format(value)}${NBSP}${unit}`;
}

/** Progress announcement for screen readers. */
export function percentDone(percent: number): string {
  return `${percent}${NBSP}Prozent`;
}

/** „noch etwa 12 Sekunden“ */
export function timeLeft(seconds: number): string {
  if (seconds < 1.5) return 'gleich fertig';
  if (seconds < 90) return `noch etwa ${Math.round(seconds)}${NBSP}Sekunden`;
  return `noch etwa ${Math.round(seconds / 60)}${NBSP}Minuten`;
}
