/*
 * A link of one tool passes a text to another in two halves: a random key in the name of the tab, which browsers keep
 * only in memory, and the text, encrypted with this key, in the session storage, which no other site can read
 * (docs/decisions/0008-a-number-is-handed-over-in-two-halves.md). Nothing else of this site is in the session storage.
 */

/** A bank code, or bank code and account number. */
export const HANDED_ACCOUNT = /^\d{8}( \d{1,10})?$/;
/** The IBAN may contain a mistake: the target may be the tool that checks it. */
export const HANDED_IBAN = /^[A-Z]{2}\d{2}[A-Z0-9]{4,60}$/;
/** Several accounts as they were pasted. */
export const HANDED_LIST = /\d{8}/;

type Press = Pick<MouseEvent, 'ctrlKey' | 'metaKey' | 'shiftKey' | 'altKey'>;

/** The attributes of a link that passes a bank code, an IBAN in electronic form or a list to the tool at the path. */
export function handOverLink(path: string, value: string) {
  return {
    href: path,
    onClick: ({ ctrlKey, metaKey, shiftKey, altKey }: Press) => {
      // With one of these keys the link opens elsewhere or is saved.
      if (ctrlKey || metaKey || shiftKey || altKey) return;
      try {
        const key = crypto.getRandomValues(new Uint16Array(value.length));
        sessionStorage.setItem(path, key.map((unit, index) => unit ^ value.charCodeAt(index)).join());
        window.name = key.join();
      } catch {
        // The browser refuses to store anything, or there are more than 32,768 characters: it leads to the empty tool.
      }
    },
  };
}

/** Returns what another page has passed to this one, once; null if there is nothing in the accepted format. */
export function takeHandOver(form: RegExp): string | null {
  try {
    const encrypted = window.name && sessionStorage.getItem(location.pathname);
    if (!encrypted) return null;
    const key = window.name.split(',');
    window.name = '';
    sessionStorage.removeItem(location.pathname);
    const units = encrypted.split(',').map((unit, index) => Number(unit) ^ Number(key[index]));
    const value = String.fromCharCode(...units);
    return form.test(value) ? value : null;
  } catch {
    return null;
  }
}
