import { type ReactNode, type Ref, type SyntheticEvent, useId } from 'react';
import styles from './DigitsField.module.css';
import frame from './FieldFrame.module.css';

interface Props {
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
  readonly ref?: Ref<HTMLInputElement>;
  readonly maximumLength: number;
}

/**
 * A field for a number that is text, such as a code. The browser's own value is the truth, so that nothing typed
 * before hydration is lost; after each change it is cleaned in place and the caret stays behind the same digit.
 */
export function DigitsField({
  label,
  hint,
  note,
  noteLines = 1,
  besideNote,
  clean,
  onChange,
  ref,
  maximumLength,
}: Props) {
  const id = useId();

  function handleInput(event: SyntheticEvent<HTMLInputElement>) {
    // While an input method composes, a changed value would break the composition; its end raises "input" again.
    if ((event.nativeEvent as InputEvent).isComposing) return;
    change(event.currentTarget);
  }

  function change(input: HTMLInputElement) {
    const given = input.value;
    onChange(cleanInPlace(input, clean), given);
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
        onCompositionEnd={(event) => change(event.currentTarget)}
      />
      <div className={styles.below} data-lines={noteLines}>
        <div className={styles.note} id={`${id}-note`}>
          {note}
        </div>
        {besideNote}
      </div>
    </div>
  );
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
