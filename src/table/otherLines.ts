/** Matches a whole cell. A colon, a currency or a number may follow the word: `Summe:`, `Gesamtsumme EUR`, `Summe Seite 2`. */
const SUM =
  /^(?:(?:zwischen|gesamt|end|teil|kontroll)?summen?|gesamt(?:betrag)?|total|insgesamt|übertrag|saldo|anzahl(?: der)?(?: posten| zahlungen| datensätze)?)(?: (?:seite )?\d{1,4}| eur| €| betrag)?\s*:?$/i;

/**
 * Finds the cell that marks a row as a sum. Call it only for rows whose numbers cannot be read.
 *
 * @param used the cells of the bank code, account number or IBAN. If one contains anything else, the row may be about an
 *   account: `Total;unbekannt;folgt`
 * @returns null if the row is not a sum
 */
export function sumWord(cells: readonly string[], used: readonly string[]): string | null {
  if (used.some((cell) => cell.trim() !== '' && !SUM.test(cell.trim()))) return null;
  return cells.map((cell) => cell.trim()).find((cell) => SUM.test(cell)) ?? null;
}

/** Whether each of the used cells is the name of a column, as in `BLZ;Konto`. */
export function namesColumnsAgain(used: readonly string[], names: readonly RegExp[]): boolean {
  return used.every((cell) => !/\d/.test(cell) && names.some((name) => name.test(cell.trim())));
}
