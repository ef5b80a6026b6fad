const RECEIVERS = ['/', '/girocode', '/iban-liste', '/iban-pruefen'];
const NEVER = ['/daten/*', '/baustein/*', ...RECEIVERS, '/sicherheit-pruefen'];

/**
 * Asks Chromium to prerender a page of this site while the pointer rests on its link; other browsers ignore this. Data
 * files are excluded. So are the tools that accept something from another page: a prerendered page does not have the
 * name of the tab. The link to the page on verification is below each tool, where nothing may be requested after a result.
 */
export const speculationRules = JSON.stringify({
  prerender: [
    {
      where: { and: [{ href_matches: '/*' }, { not: { href_matches: NEVER } }] },
      eagerness: 'moderate',
    },
  ],
});
