import { insertionTexts, refusalText } from '../../src/bankData/insertion/insertionTexts.ts';
import { readIban } from '../../src/domain/iban/readIban.ts';
import type { ReadNumber } from '../../src/domain/reading/readNumber.ts';
import { texts as calculator } from '../../src/features/calculator/texts.ts';
import { cleanInPlace } from '../../src/ui/cleanInPlace.ts';
import { element, say } from './dom.ts';

/** A number of the account that is typed or pasted. */
export interface DigitsField {
  readonly root: HTMLElement;
  readonly input: HTMLInputElement;
  /** Puts digits into the field without raising an event. */
  put(digits: string): void;
  /** Says the sentence below the field that screen readers announce. */
  tell(sentence: string): void;
  /** Shows what is read with the field, but not announced during typing. */
  count(sentence: string): void;
  /** Ties the reasons of a doubt to the field; null removes them. */
  doubt(idOfReasons: string | null): void;
}

interface Options {
  readonly id: string;
  readonly label: string;
  readonly hint: string;
  readonly length: number;
  readonly problem: 'bank-code' | 'account-number';
  readonly clean: (text: string) => string;
  readonly read: (text: string) => ReadNumber;
  /** Why a text was changed; null if there is nothing to say. */
  readonly explain: (given: string, digits: string) => string | null;
  /** Called after each change of the digits. */
  readonly onChange: () => void;
}

/** The field of the calculator (`src/ui/DigitsField.tsx`) without React. */
export function digitsField({ id, label, hint, length, problem, ...options }: Options): DigitsField {
  const described = `${id}-hint ${id}-note`;
  const input = element('input', {
    id,
    part: 'input',
    type: 'text',
    inputmode: 'numeric',
    autocomplete: 'off',
    autocorrect: 'off',
    spellcheck: 'false',
    enterkeyhint: 'go',
    'aria-describedby': described,
    size: String(length),
  });
  const explanation = element('span', { role: 'status' });
  const told = element('span', { role: 'status' });
  const counted = element('span');
  const root = element(
    'div',
    { class: 'field' },
    element('label', { for: id, part: 'label' }, label),
    ' ',
    element('span', { id: `${id}-hint`, class: 'hint', part: 'hint' }, hint),
    input,
    element('p', { id: `${id}-note`, class: 'note', part: 'note' }, explanation, ' ', told, ' ', counted),
  );

  const change = (isTyped: boolean) => {
    const given = input.value;
    const digits = cleanInPlace(input, options.clean);
    // Visitors see that a typed character is removed; only an inserted text needs an explanation.
    say(explanation, (isTyped ? null : options.explain(given, digits)) ?? '');
    options.onChange();
  };
  input.addEventListener('input', (event) => {
    // Changing the value would break the composition of an input method. Its end raises another "input".
    const { isComposing, inputType, data } = event as InputEvent;
    if (!isComposing) change(inputType === 'insertText' && data?.length === 1);
  });
  input.addEventListener('compositionend', () => change(false));

  /** A text that is more than digits is read as the number or refused: the first eight digits of a text may be any. */
  const insert = (event: Event, text: string) => {
    const isPart =
      input.value !== '' && (input.selectionEnd ?? 0) - (input.selectionStart ?? 0) < input.value.length;
    if (/^\d{0,1000}$/.test(text.trim()) || (isPart && /^[\d ]{1,20}$/.test(text))) return;
    event.preventDefault();
    const read = options.read(text);
    if (read.digits === null) {
      const reason = readIban(text) === null ? refusalText({ text, problem }) : calculator.ibanGiven;
      return say(explanation, `${reason} ${insertionTexts.nothingTaken}`);
    }
    input.value = read.digits;
    change(true);
  };
  input.addEventListener('paste', (event) => insert(event, event.clipboardData?.getData('text') ?? ''));
  input.addEventListener('drop', (event) => insert(event, event.dataTransfer?.getData('text') ?? ''));

  return {
    root,
    input,
    put(digits) {
      input.value = options.clean(digits);
      say(explanation, '');
    },
    tell(sentence) {
      if (told.textContent !== sentence) say(told, sentence);
    },
    count(sentence) {
      counted.textContent = sentence;
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
