/**
 * Asks Chromium to prerender a page of this site while the pointer rests on its link; other browsers ignore this. Data
 * files are excluded. So are the tools that accept a number from another page: a prerendered page does not have the
 * name of the tab.
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
