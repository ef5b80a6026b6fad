/** How a German sentence names the sources of the bank directory. A source without a name stops the build. */
const NAMES: readonly (readonly [source: RegExp, name: string])[] = [
  [/^Bankleitzahlendatei .*(extended|174)/, 'erweiterte Bankleitzahlendatei der Bundesbank'],
  [/^Bankleitzahlendatei of the Deutsche Bundesbank/, 'Bankleitzahlendatei der Bundesbank'],
  [/^bankdata-germany/, 'freie Software bankdata-germany, erzeugt aus der Bankleitzahlendatei'],
  [/^iban-commons/, 'freie Software iban-commons, erzeugt aus der Bankleitzahlendatei'],
  [/^ibandit/, 'freie Software ibandit, erzeugt aus der erweiterten Bankleitzahlendatei'],
];

/** @param source in the words of the importer (`scripts/updateBanks`) */
export function dataSourceName(source: string): string {
  const name = NAMES.find(([pattern]) => pattern.test(source))?.[1];
  if (name === undefined) throw new Error(`No German name for the source “${source}”`);
  return name;
}
