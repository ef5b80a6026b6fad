/**
 * Where the Deutsche Bundesbank publishes the Bankleitzahlendatei: of this quarter (“aktuell”) and, about a month before
 * it begins, of the next (“neu”). Two public projects use the addresses with `latest` as stable ones (state of November
 * 2026). Should one die, the links of the download page lead to the files: their path contains the number of the file
 * and a hash of its content. The page also says from when to when a file is valid.
 */
export const BUNDESBANK = {
  origin: 'https://www.bundesbank.de',
  page: '/de/aufgaben/unbarer-zahlungsverkehr/serviceangebot/bankleitzahlen/download-bankleitzahlen-602592',
  aktuell: '/resource/blob/602632/latest/mL/blz-aktuell-txt-data.txt',
  neu: '/resource/blob/602702/latest/mL/blz-neu-txt-data.txt',
} as const;
