import { bankFactsTexts, expiry, validity } from '../../src/bankData/bankFactsTexts.ts';
import { groupIban } from '../../src/domain/iban/iban.ts';
import { texts as calculator } from '../../src/features/calculator/texts.ts';
import type { Answer } from './answer.ts';
import { element, say } from './dom.ts';
import { texts } from './texts.ts';
import css from './widget.css?inline';

let sheet: CSSStyleSheet | undefined;

/** The content of the shadow tree: a field for an IBAN or a bank code, one for an account number, and what is below them. */
export type Shape = ReturnType<typeof fillShadow>;

export function fillShadow(shadow: ShadowRoot) {
  if (!sheet) {
    sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
  }
  // Not a style element: a page that allows only style files would not apply it.
  shadow.adoptedStyleSheets = [sheet];
  const fields = [
    field('iban', '', 'text', '26'),
    field('konto', calculator.accountNumber.hint, 'numeric', '10'),
  ] as const;
  const button = element('button', { type: 'button', part: 'calculate', disabled: '' });
  const place = element('div', { role: 'status' });
  const row = element('div', { class: 'fields' }, fields[0].root, fields[1].root);
  // The page may be in a right-to-left language, in which the parts of an IBAN would be reordered.
  const card = { class: 'card', part: 'card', lang: 'de', dir: 'ltr' };
  shadow.append(element('div', card, row, button, place));
  return { fields, button, place };
}

/** The visible texts: from attributes of the host, or the defaults. */
export function nameParts({ fields, button }: Shape, host: Element): void {
  const words = (attribute: string, own: string) => host.getAttribute(attribute) || own;
  fields[0].label.textContent = words('label', texts.first);
  fields[1].label.textContent = words('account-label', calculator.accountNumber.label);
  button.textContent = words('button-label', calculator.calculate);
}

function field(id: string, hint: string, inputmode: string, size: string) {
  const described = `${id}-hint ${id}-note`;
  const input = element('input', {
    ...{ id, part: 'input', type: 'text', inputmode, size, enterkeyhint: 'go' },
    ...{ autocomplete: 'off', autocapitalize: 'characters', autocorrect: 'off', spellcheck: 'false' },
    'aria-describedby': described,
  });
  const label = element('label', { for: id, part: 'label' });
  const hinted = element('span', { id: `${id}-hint`, class: 'muted', part: 'hint' }, hint);
  const note = element('p', { id: `${id}-note`, class: 'note muted', part: 'note', role: 'status' });
  return {
    root: element('div', { class: 'field' }, label, ' ', hinted, input, note),
    input,
    label,
    /** Shows a sentence, which screen readers announce. */
    note(sentence: string) {
      if (note.textContent !== sentence) say(note, sentence);
    },
    /** Marks the field as wrong; the reasons of the result, if there is one, belong to its description. */
    doubt(isDoubtful: boolean) {
      input.ariaInvalid = isDoubtful ? 'true' : null;
      input.setAttribute('aria-describedby', isDoubtful ? `${described} reasons` : described);
    },
  };
}

/** Signs of the same meaning as the colours. */
const SIGNS = { good: '✓', caution: '△', wrong: '✕' } as const;

/** The answer as the calculator shows it: the verdict with its reasons, the IBAN, the bank, and the age of the data. */
export function result({ badge, data, facts, iban, notes, others, tone }: Answer): HTMLElement {
  const sign = element('span', { 'aria-hidden': 'true' }, `${SIGNS[tone]} `);
  const reasons = notes.map((note) => element('p', { part: 'reason' }, note));
  const age = { class: data && expiry(data) ? 'expired' : 'muted extra', part: 'validity' };
  const line = (attributes: Readonly<Record<string, string>>, text: string | null) =>
    text ? [element('p', attributes, text)] : [];
  return element(
    'section',
    { class: 'result', part: 'result', 'aria-label': calculator.resultHeading },
    ...line({ class: 'iban', part: 'iban', translate: 'no' }, iban && groupIban(iban)),
    // The probable mistake is tied to it.
    element(
      'div',
      { id: 'reasons', class: 'verdict', part: `verdict ${tone}` },
      element('p', { class: 'badge' }, sign, badge),
      ...reasons,
    ),
    ...others.map(([words, other]) =>
      element('p', {}, `${words} `, element('b', { translate: 'no' }, groupIban(other))),
    ),
    ...line({ class: 'extra', part: 'facts' }, facts),
    ...line({ class: 'muted extra' }, iban && bankFactsTexts.limits),
    ...line(age, data && validity(data)),
  );
}
