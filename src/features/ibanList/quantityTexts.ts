import { germanCounted } from '../../ui/germanNumber.ts';

/** Precedes a unit, so that number and unit stay on one line. */
export const NBSP = '\u00A0';

export function rowCount(rows: number): string {
  return germanCounted(rows, 'Zeile', 'Zeilen');
}

/** `Alle 300 Zeilen` */
export function allRows(rows: number): string {
  return rows === 2 ? 'Beide Zeilen' : `Alle ${rowCount(rows)}`;
}
