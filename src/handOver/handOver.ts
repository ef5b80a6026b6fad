/*
 * What one tool of this site hands to another goes through the name of the tab (`window.name`): it survives a change
 * of pages in the same tab, and browsers keep it in memory only. Addresses end up in the browser's history file, and
 * sessionStorage in its profile folder (docs/decisions/0008-the-name-of-the-tab-hands-over.md). The name is
 * `origin path value`. It would go along to any other site that is opened in the tab. So it is set only once the server has
 * answered for the other page, every page of this site takes it out at once (shell/arrivals.ts), and a page that is still
 * there three seconds later takes it back.
 */

declare global {
  interface Window {
    /** What has been taken out of the tab's name, until the tool asks for it. */
    arrivedName?: string;
  }
}

/** The forms of what may be handed over: any page may have opened this tab and named it, so nothing else is taken. */
export const HANDED_BANK_CODE = /^\d{8}$/;
/** Also one with a mistake in it, on its way to be checked. */
export const HANDED_IBAN = /^[A-Z]{2}\d{2}[A-Z0-9]{4,60}$/;

/** Takes, once, what another page has handed to this one; null where there is nothing of the form. */
export function takeHandOver(form: RegExp): string | null {
  const [origin, path, value = ''] = (window.arrivedName ?? window.name).split(' ');
  if (origin !== location.origin) return null;
  window.name = '';
  delete window.arrivedName;
  return path === location.pathname && form.test(value) ? value : null;
}
