/*
 * What one tool of this site hands to another goes through the name of the tab (`window.name`): it survives a change
 * of pages in the same tab, and browsers keep it in memory only. Addresses end up in the browser's history file, and
 * sessionStorage in its profile folder (docs/decisions/0008-the-name-of-the-tab-hands-over.md).
 */

const MARK = 'iban-rechner';

/** The forms of what may be handed over: any page may have opened this tab and named it, so nothing else is taken. */
export const HANDED_BANK_CODE = /^\d{8}$/;
/** Also one with a mistake in it, on its way to be checked. */
export const HANDED_IBAN = /^[A-Z]{2}\d{2}[A-Z0-9]{4,60}$/;

interface Press {
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly shiftKey: boolean;
  readonly altKey: boolean;
}

/**
 * The attributes of a link that brings a bank code or an IBAN along, in electronic form. It is an ordinary link: opened
 * in another tab, or where no script runs, it leads to the empty tool.
 */
export function handOverLink(path: string, value: string) {
  return {
    href: path,
    onClick: ({ ctrlKey, metaKey, shiftKey, altKey }: Press) => {
      // With one of these keys the link opens elsewhere or is saved, and this tab stays where it is.
      if (!(ctrlKey || metaKey || shiftKey || altKey)) window.name = `${MARK} ${path} ${value}`;
    },
  };
}

/** Takes, once, what another page has handed to this one; null where there is nothing of the form. */
export function takeHandOver(form: RegExp): string | null {
  const [mark, path, value = ''] = window.name.split(' ');
  if (mark !== MARK) return null;
  window.name = '';
  return path === location.pathname && form.test(value) ? value : null;
}
