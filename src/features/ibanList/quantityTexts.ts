import { germanCounted } from '../../ui/germanNumber.ts';

/** Before a unit, so that number and unit stay on one line. */
export const NBSP = '\u00A0';

export function rowCount(rows: number): string {
  return germanCounted(rows, 'Zeile', 'Zeilen');
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
