/**
 * Asks the browser to prepare a page of this site while the pointer rests on its link, so that it is there at the
 * click (Chromium; others ignore it). Only pages of this site, never data files, so nothing new leaves the device.
 */
export const speculationRules = JSON.stringify({
  prerender: [
    {
      where: { and: [{ href_matches: '/*' }, { not: { href_matches: '/daten/*' } }] },
      eagerness: 'moderate',
    },
  ],
});
