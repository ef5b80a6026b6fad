import { ACCOUNT_NUMBER_LENGTH } from '../../src/domain/account/accountNumber.ts';
import { texts as calculator } from '../../src/features/calculator/texts.ts';
import { element, say } from './dom.ts';
import { texts } from './texts.ts';
import css from './widget.css?inline';

/** A style sheet is of the document that made it. */
const sheets = new WeakMap<Document, CSSStyleSheet>();

/** A field for a text, and what is said below it. */
export interface Field {
  readonly root: HTMLElement;
  readonly input: HTMLInputElement;
  readonly label: HTMLElement;
  /** Shows a sentence, which screen readers announce, and a count, which they only read with the field. */
  note(sentence: string, count: string): void;
  /** Marks the field as wrong, and ties the reasons to it; null takes that back. */
  doubt(idOfReasons: string | null): void;
}

/** What is in the shadow tree. */
export interface Shape {
  /** That for an IBAN or a bank code, and that for an account number. */
  readonly fields: readonly [Field, Field];
  readonly button: HTMLButtonElement;
  /** Read by screen readers only. */
  readonly announcement: HTMLElement;
  readonly result: HTMLElement;
}

export function fillShadow(shadow: ShadowRoot): Shape {
  adoptStyles(shadow);
  const fields = [
    field('iban', '', 'text', 26),
    field('konto', calculator.accountNumber.hint, 'numeric', ACCOUNT_NUMBER_LENGTH),
  ] as const;
  const button = element('button', { type: 'button', part: 'button calculate', disabled: '' });
  const announcement = element('p', { role: 'status', class: 'hidden' });
  const result = element('div');
  // The page may be in another language, and in one that is written from right to left: an IBAN would be shown mixed up.
  const card = element('div', { class: 'card', part: 'card', lang: 'de', dir: 'ltr' });
  card.append(
    element('div', { class: 'fields' }, fields[0].root, fields[1].root),
    button,
    announcement,
    result,
  );
  shadow.append(card);
  return { fields, button, announcement, result };
}

/** The visible words: those of attributes of the host, or its own. */
export function nameParts({ fields, button }: Shape, host: Element): void {
  const words = (attribute: string, own: string) => host.getAttribute(attribute) || own;
  fields[0].label.textContent = words('label', texts.first);
  fields[1].label.textContent = words('account-label', calculator.accountNumber.label);
  button.textContent = words('button-label', calculator.calculate);
}

/** To be called again in another document, which drops the style sheets of the one before. */
export function adoptStyles(shadow: ShadowRoot): void {
  const { ownerDocument: page } = shadow;
  const sheet = sheets.get(page) ?? new (page.defaultView ?? window).CSSStyleSheet();
  if (!sheets.has(page)) sheet.replaceSync(css);
  sheets.set(page, sheet);
  // Not a style element: a page that allows only style files would not apply it.
  shadow.adoptedStyleSheets = [sheet];
}

function field(id: string, hint: string, inputmode: string, size: number): Field {
  const described = `${hint && `${id}-hint `}${id}-note`;
  const input = element('input', {
    id,
    part: 'input',
    type: 'text',
    inputmode,
    autocomplete: 'off',
    autocapitalize: 'characters',
    autocorrect: 'off',
    spellcheck: 'false',
    enterkeyhint: 'go',
    'aria-describedby': described,
    size: String(size),
  });
  const label = element('label', { for: id, part: 'label' });
  const told = element('span', { role: 'status' });
  const counted = element('span');
  const note = element('p', { id: `${id}-note`, class: 'note', part: 'note' }, told, ' ', counted);
  const hints = hint ? [' ', element('span', { id: `${id}-hint`, class: 'hint', part: 'hint' }, hint)] : [];
  return {
    root: element('div', { class: 'field' }, label, ...hints, input, note),
    input,
    label,
    note(sentence, count) {
      if (told.textContent !== sentence) say(told, sentence);
      counted.textContent = count;
    },
    doubt(idOfReasons) {
      input.ariaInvalid = idOfReasons === null ? null : 'true';
      input.setAttribute(
        'aria-describedby',
        idOfReasons === null ? described : `${described} ${idOfReasons}`,
      );
    },
  };
}
