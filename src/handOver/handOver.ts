/*
 * Tools pass numbers to each other in the name of the tab (`window.name`). It survives navigation in the same tab, and
 * browsers keep it only in memory. They write addresses into the history file and sessionStorage into the profile folder
 * (docs/decisions/0008-the-name-of-the-tab-hands-over.md). The format is `origin path value`. Another site that is opened
 * in the tab could read the name. So it is set only after the server has answered for the target page, every page of this
 * site clears it at once (shell/arrivals.ts), and a page that is still open three seconds later clears it again.
 */

declare global {
  interface Window {
    /** The name of the tab before it was cleared, until the tool reads it. */
    arrivedName?: string;
  }
}

/** The accepted formats. Any page may have opened and named this tab, so nothing else is taken. */
export const HANDED_BANK_CODE = /^\d{8}$/;
/** The IBAN may contain a mistake: the target may be the tool that checks it. */
export const HANDED_IBAN = /^[A-Z]{2}\d{2}[A-Z0-9]{4,60}$/;

/** Returns what another page has passed to this one, once; null if there is nothing in the accepted format. */
export function takeHandOver(form: RegExp): string | null {
  const [origin, path, value = ''] = (window.arrivedName ?? window.name).split(' ');
  if (origin !== location.origin) return null;
  window.name = '';
  delete window.arrivedName;
  return path === location.pathname && form.test(value) ? value : null;
}
