/** The fourth digit of a bank code (Merkblatt Bankleitzahlendatei of the Deutsche Bundesbank, 3 March 2014). */
export const bankGroups = {
  0: 'Deutsche Bundesbank',
  1: 'Postbank und sonstige Institute',
  2: 'sonstige Institute',
  3: 'sonstige Institute',
  4: 'Commerzbank',
  5: 'Sparkassen und Landesbanken',
  6: 'Genossenschaftsbanken',
  7: 'Deutsche Bank',
  8: 'frühere Dresdner Bank, heute Commerzbank',
  9: 'Genossenschaftsbanken',
} as const satisfies Record<number, string>;
