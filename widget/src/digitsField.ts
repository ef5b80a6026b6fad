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
  /** Called after each change of the field. During a composition it may hold more than digits. */
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

  /** What the field held after the last change. */
  let held = '';
  const change = (isTyped: boolean) => {
    const given = input.value;
    held = cleanInPlace(input, options.clean);
    // Visitors see that a typed character is removed; only an inserted text needs an explanation.
    say(explanation, (isTyped ? null : options.explain(given, held)) ?? '');
    options.onChange();
  };
  /** A text is read as the number or refused: its first eight digits may be any. */
  const read = (text: string) => {
    const { digits } = options.read(text);
    input.value = digits ?? held;
    if (digits !== null) return change(true);
    const reason = readIban(text) === null ? refusalText({ text, problem }) : calculator.ibanGiven;
    say(explanation, `${reason} ${insertionTexts.nothingTaken}`);
  };
  /** A keyboard or a password manager may insert a whole text without pasting it. */
  const changeOrRead = (isTyped: boolean) => {
    const { value } = input;
    const isNumber = /^[\d ]*$/.test(value) && value.replaceAll(' ', '').length <= length;
    if (isTyped || isNumber || options.clean(value) === held) change(isTyped);
    else read(value);
  };
  input.addEventListener('input', (event) => {
    const { isComposing, inputType, data } = event as InputEvent;
    // Changing the value would break the composition of an input method. Its end raises another "input".
    if (isComposing) options.onChange();
    else changeOrRead(inputType === 'insertText' && data?.length === 1);
  });
  input.addEventListener('compositionend', () => changeOrRead(false));

  /** What is only digits, or part of a number, is left to "input". */
  const insert = (event: Event, text: string) => {
    const isPart =
      input.value !== '' && (input.selectionEnd ?? 0) - (input.selectionStart ?? 0) < input.value.length;
    if (/^\d{0,1000}$/.test(text.trim()) || (isPart && /^[\d ]{1,20}$/.test(text))) return;
    event.preventDefault();
    read(text);
  };
  input.addEventListener('paste', (event) => insert(event, event.clipboardData?.getData('text') ?? ''));
  input.addEventListener('drop', (event) => insert(event, event.dataTransfer?.getData('text') ?? ''));

  return {
    root,
    input,
    put(digits) {
      input.value = options.clean(digits);
      held = input.value;
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
