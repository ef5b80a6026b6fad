/**
 * Asks the browser to prepare a page of this site while the pointer rests on its link, so that it is there at the
 * click (Chromium; others ignore it). Only pages of this site, never data files, so nothing new leaves the device. Not
 * the tools to which another tool may hand something over: a page that was prepared elsewhere has not the tab's name.
 */
export const speculationRules = JSON.stringify({
  prerender: [
    {
      where: {
        and: [
          { href_matches: '/*' },
          { not: { href_matches: ['/daten/*', '/', '/girocode', '/iban-pruefen'] } },
        ],
      },
      eagerness: 'moderate',
    },
  ],
});
