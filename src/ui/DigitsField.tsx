import { type ReactNode, type Ref, type SyntheticEvent, useState } from 'react';
import styles from './DigitsField.module.css';
import frame from './FieldFrame.module.css';

/** A longer text would hold up the page while the browser puts it into the field, so it is cleaned before. */
const LONGEST_INSERTION = 1000;

interface Props {
  /** Its own on the page, and always the same: what was typed is found again by it after a restart. */
  readonly id: string;
  readonly label: string;
  /** A few words beside the label, such as the length. */
  readonly hint: string;
  /** What stands below the field; it is read out together with it. */
  readonly note?: ReactNode;
  /** So many lines are kept free for the note. */
  readonly noteLines?: 1 | 2;
  /** Stands at the end of the note's line, without being read out with the field: a button. */
  readonly besideNote?: ReactNode;
  /** Keeps what may stay of the text; must not move characters. */
  readonly clean: (text: string) => string;
  /** Called with the cleaned text after each change, and with what stood there before the cleaning. */
  readonly onChange: (cleaned: string, given: string) => void;
  /** What became of a text that was more than its digits, in words; null where nothing is to be said. */
  readonly explain: (given: string, cleaned: string) => string | null;
  /** The explanation is above the note, not in its place. */
  readonly keepsNote?: boolean;
  /** A text that is pasted or dropped, as a whole. Returns what to say where it needs no more work, otherwise null. */
  readonly onInsert?: (text: string, input: HTMLInputElement) => string | null;
  readonly ref?: Ref<HTMLInputElement>;
  readonly maximumLength: number;
}

/**
 * A field for a number that is text, such as a code. The browser's own value is the truth, so that nothing typed
 * before hydration is lost; after each change it is cleaned in place and the caret stays behind the same digit.
 */
export function DigitsField({
  id,
  label,
  hint,
  note,
  noteLines = 1,
  besideNote,
  clean,
  onChange,
  explain,
  keepsNote = false,
  onInsert,
  ref,
  maximumLength,
}: Props) {
  const [said, setSaid] = useState<string | null>(null);
  const [last, setLast] = useState({ given: '', cleaned: '' });
  // Here and not at the change, because the words may be loaded after it.
  const explanation = said ?? explain(last.given, last.cleaned);

  function handleInput(event: SyntheticEvent<HTMLInputElement>) {
    // While an input method composes, a changed value would break the composition; its end raises "input" again.
    const { isComposing, inputType, data } = event.nativeEvent as InputEvent;
    if (isComposing) return;
    change(event.currentTarget, inputType === 'insertText' && data?.length === 1);
  }

  /** @param isTyped whoever types sees each character that does not stay; only a whole text needs words */
  function change(input: HTMLInputElement, isTyped = false) {
    const given = input.value;
    const cleaned = cleanInPlace(input, clean);
    noteChange(isTyped ? given.replace(/[^0-9]/g, '') : given, cleaned);
    onChange(cleaned, given);
  }

  function noteChange(given: string, cleaned: string) {
    setSaid(null);
    setLast({ given, cleaned });
  }

  function insert(event: SyntheticEvent<HTMLInputElement>, text: string) {
    const said = onInsert?.(text, event.currentTarget) ?? null;
    // A field of one line would join the lines before anybody could see that there were two.
    const isOneLine = !/[\r\n]/.test(text.trim());
    if (said === null && isOneLine && text.length <= LONGEST_INSERTION) return;
    event.preventDefault();
    if (said !== null) return setSaid(said);
    const input = event.currentTarget;
    const [start, end] = [input.selectionStart ?? 0, input.selectionEnd ?? 0];
    const beginning = text.length > LONGEST_INSERTION ? `${text.slice(0, LONGEST_INSERTION)}…` : text;
    const given = input.value.slice(0, start) + beginning + input.value.slice(end);
    input.setRangeText(clean(text), start, end, 'end');
    const cleaned = cleanInPlace(input, clean);
    noteChange(given, cleaned);
    onChange(cleaned, given);
  }

  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label> <span id={`${id}-hint`}>{hint}</span>
      <input
        ref={ref}
        id={id}
        className={frame.frame}
        type="text"
        inputMode="numeric"
        autoComplete="off"
        autoCorrect="off"
        spellCheck={false}
        enterKeyHint="go"
        aria-describedby={`${id}-hint ${id}-note`}
        size={maximumLength}
        onInput={handleInput}
        onPaste={(event) => insert(event, event.clipboardData.getData('text'))}
        onDrop={(event) => insert(event, event.dataTransfer.getData('text'))}
        onCompositionEnd={(event) => change(event.currentTarget)}
      />
      <div className={styles.below} data-lines={noteLines}>
        <div className={styles.note} id={`${id}-note`}>
          <span role="status">{explanation}</span> <span>{(explanation === null || keepsNote) && note}</span>
        </div>
        {besideNote}
      </div>
    </div>
  );
}

/** Puts digits into a field as if they had been typed there. */
export function putDigits(input: HTMLInputElement | null, digits: string): void {
  if (input === null) return;
  input.value = digits;
  input.dispatchEvent(new Event('input', { bubbles: true }));
}

/** Cleans the value of a field without moving the caret away from the digit behind which it stands. */
export function cleanInPlace(input: HTMLInputElement, clean: (text: string) => string): string {
  const cleaned = clean(input.value);
  if (cleaned !== input.value) {
    const caret = clean(input.value.slice(0, input.selectionStart ?? input.value.length)).length;
    input.value = cleaned;
    if (document.activeElement === input) input.setSelectionRange(caret, caret);
  }
  return cleaned;
}
