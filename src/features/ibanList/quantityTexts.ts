import { germanCounted } from '../../ui/germanNumber.ts';

export function rowCount(rows: number): string {
  return germanCounted(rows, 'Zeile', 'Zeilen');
}

/** `Alle 300 Zeilen` */
export function allRows(rows: number): string {
  return rows === 2 ? 'Beide Zeilen' : `Alle ${rowCount(rows)}`;
}
