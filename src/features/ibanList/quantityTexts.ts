import { germanCounted } from '../../ui/germanNumber.ts';

/** Before a unit, so that number and unit stay on one line. */
export const NBSP = '\u00A0';

export function rowCount(rows: number): string {
  return germanCounted(rows, 'Zeile', 'Zeilen');
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
