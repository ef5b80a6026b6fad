/**
 * The eight clearing areas by the first digit of the bank code (Merkblatt Bankleitzahlendatei of the Deutsche
 * Bundesbank, 3 March 2014). No bank code begins with 0 or 9.
 */
export const clearingAreas = {
  1: ['Berlin', 'Brandenburg', 'Mecklenburg-Vorpommern'],
  2: ['Bremen', 'Hamburg', 'Niedersachsen', 'Schleswig-Holstein'],
  3: ['Rheinland'],
  4: ['Westfalen', 'Lippe'],
  5: ['Hessen', 'Rheinland-Pfalz', 'Saarland'],
  6: ['Baden-Württemberg'],
  7: ['Bayern'],
  8: ['Sachsen', 'Sachsen-Anhalt', 'Thüringen'],
} as const satisfies Record<number, readonly string[]>;
