/** The whole cell, perhaps with a colon, a currency or a number: `Summe:`, `Gesamtsumme EUR`, `Summe Seite 2`. */
const SUM =
  /^(?:(?:zwischen|gesamt|end|teil|kontroll)?summen?|gesamt(?:betrag)?|total|insgesamt|übertrag|saldo|anzahl(?: der)?(?: posten| zahlungen| datensätze)?)(?: (?:seite )?\d{1,4}| eur| €| betrag)?\s*:?$/i;

/**
 * The cell that says that a row is a sum. Only for rows whose numbers cannot be read.
 *
 * @param used the cells for bank code, account number or IBAN: with digits in one of them, the row may be about an account
 */
export function sumWord(cells: readonly string[], used: readonly string[]): string | null {
  if (used.some((cell) => /\d/.test(cell) && !SUM.test(cell.trim()))) return null;
  return cells.map((cell) => cell.trim()).find((cell) => SUM.test(cell)) ?? null;
}

/** Whether each of the cells that are used has one of the names of columns, as in `BLZ;Konto`. */
export function namesColumnsAgain(used: readonly string[], names: readonly RegExp[]): boolean {
  return used.every((cell) => !/\d/.test(cell) && names.some((name) => name.test(cell.trim())));
}
