import { type ReactNode, type Ref, type RefObject, type SyntheticEvent, useRef, useState } from 'react';
import styles from './DigitsField.module.css';
import { followedChange } from './typedText.ts';

/** Where a tool keeps the input of a field. */
export type FieldRef = RefObject<HTMLInputElement | null>;

/** Characters. A longer text would block the page while the browser inserts it, so it is cleaned before. */
const LONGEST_INSERTION = 1000;

/** `78O1`, `l234`: without its letter a number may be another one. */
const hasLetterAmongDigits = (text: string) => /\d\p{L}|(?<!\p{L})\p{L}\d/u.test(text);

interface Props {
  /** Unique on the page and constant: input from before hydration is restored by it. */
  readonly id: string;
  readonly label: string;
  /** A few words beside the label, for example the length. */
  readonly hint: string;
  /** Shown below the field and part of its description for screen readers. */
  readonly note?: ReactNode;
  /** A button at the end of the note's line. It is not part of the description. */
  readonly besideNote?: ReactNode;
  /** Removes characters that are not allowed. It must not reorder characters. */
  readonly clean: (text: string) => string;
  /** Called after each change, with the content of the field after cleaning and what was given, also what it has not kept. */
  readonly onChange: (cleaned: string, given: string, input: HTMLInputElement) => void;
  /** Explains how a text with more than digits was cleaned; null if there is nothing to say. */
  readonly explain: (given: string, cleaned: string) => string | null;
  /** Shows the explanation above the note instead of replacing it. */
  readonly keepsNote?: boolean;
  /** Called for a text that was pasted or dropped, before the field takes it; true if it is not to. */
  readonly onInsert: (text: string, input: HTMLInputElement) => boolean;
  readonly ref?: Ref<HTMLInputElement>;
  readonly maximumLength: number;
}

/**
 * A field for a number that is text, for example a bank code. It is uncontrolled, so that input from before hydration
 * is kept. After each change it is cleaned in place, and the caret stays after the same digit.
 */
export function DigitsField({
  id,
  label,
  hint,
  note,
  besideNote,
  clean,
  onChange,
  explain,
  keepsNote = false,
  onInsert,
  ref,
  maximumLength,
}: Props) {
  const [last, setLast] = useState({ given: '', cleaned: '', turn: 0 });
  /** Also what the field has removed. */
  const typed = useRef({ text: '', end: 0 });
  // Computed during rendering, because the texts may be loaded after the change.
  const explanation = explain(last.given, last.cleaned);

  function handleInput(event: SyntheticEvent<HTMLInputElement>) {
    // Changing the value would break the composition of an input method. Its end raises another "input".
    const { isComposing, inputType, data } = event.nativeEvent as InputEvent;
    if (isComposing) return;
    const input = event.currentTarget;
    const caret = input.selectionStart ?? input.value.length;
    // The site itself replaces all that was in the field.
    typed.current = inputType
      ? followedChange(typed.current, last.cleaned, input.value, caret)
      : { text: input.value, end: caret };
    // Visitors see that one character is removed, unless it is a letter among digits.
    change(input, data?.length === 1 && !hasLetterAmongDigits(typed.current.text));
  }

  function change(input: HTMLInputElement, isSeen = false) {
    const cleaned = cleanInPlace(input, clean);
    const { text } = typed.current;
    const given = isSeen ? text.replace(/[^0-9]/g, '') : text;
    setLast(({ turn }) => ({ given, cleaned, turn: turn + 1 }));
    onChange(cleaned, text, input);
  }

  function insert(event: SyntheticEvent<HTMLInputElement>, text: string) {
    const isTaken = onInsert(text, event.currentTarget);
    // A single-line field would join the lines before `clean` could see them.
    const isOneLine = !/[\r\n]/.test(text.trim());
    if (!isTaken && isOneLine && text.length <= LONGEST_INSERTION) return;
    event.preventDefault();
    if (isTaken) return;
    const input = event.currentTarget;
    const [start, end] = [input.selectionStart ?? 0, input.selectionEnd ?? 0];
    const beginning = text.length > LONGEST_INSERTION ? `${text.slice(0, LONGEST_INSERTION)}…` : text;
    const head = input.value.slice(0, start) + beginning;
    typed.current = followedChange(typed.current, last.cleaned, head + input.value.slice(end), head.length);
    input.setRangeText(clean(text), start, end, 'end');
    change(input);
  }

  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>{' '}
      <span className="muted" id={`${id}-hint`}>
        {hint}
      </span>
      <input
        ref={ref}
        id={id}
        type="text"
        inputMode="numeric"
        autoComplete="off"
        autoCorrect="off"
        enterKeyHint="go"
        aria-describedby={`${id}-hint ${id}-note`}
        size={maximumLength}
        onInput={handleInput}
        onPaste={(event) => insert(event, event.clipboardData.getData('text'))}
        onDrop={(event) => insert(event, event.dataTransfer.getData('text'))}
        onCompositionEnd={handleInput}
      />
      <div className={`row muted ${styles.below}`}>
        <div id={`${id}-note`}>
          {/* A new element each time, so that the same sentence is announced again. */}
          <span role="status">
            <span key={last.turn} className="toned" data-tone="caution">
              {explanation}
            </span>
          </span>{' '}
          <span>{(explanation === null || keepsNote) && note}</span>
        </div>
        {besideNote}
      </div>
    </div>
  );
}

/** Puts digits into a field and raises "input", as if they had been typed. */
export function putDigits(input: HTMLInputElement | null, digits: string): void {
  if (input === null) return;
  input.value = digits;
  input.dispatchEvent(new Event('input', { bubbles: true }));
}

/** Cleans the value of a field, also of one in a shadow tree. The caret stays after the same digit. */
function cleanInPlace(input: HTMLInputElement, clean: (text: string) => string): string {
  const cleaned = clean(input.value);
  if (cleaned !== input.value) {
    const caret = clean(input.value.slice(0, input.selectionStart ?? input.value.length)).length;
    input.value = cleaned;
    const { activeElement } = input.getRootNode() as Document | ShadowRoot;
    if (activeElement === input) input.setSelectionRange(caret, caret);
  }
  return cleaned;
}
