import type { ReactNode, RefCallback, SyntheticEvent } from 'react';
import { noRoom } from '../../ui/texts.ts';
import { useRoom } from '../../ui/useRoom.ts';
import { FieldSentence } from './FieldSentence.tsx';
import styles from './GiroCode.module.css';

/** Many times the longest field of a code. */
const MOST_CHARACTERS = 1000;

interface Props {
  readonly id: string;
  readonly label: string;
  readonly hint: string;
  /** Neutral note below the field: a count, or how the input was understood. */
  readonly note: ReactNode;
  /** The error message, announced when it appears; null if there is none. */
  readonly problem: string | null;
  readonly onInput: (text: string) => void;
  /** Called on blur. */
  readonly onLeave: () => void;
  readonly inputRef: RefCallback<HTMLInputElement | HTMLTextAreaElement>;
  readonly isMultiline?: boolean;
  readonly inputMode?: 'text' | 'decimal';
  readonly isCode?: boolean;
}

/**
 * A field of the payment. It is uncontrolled, so that input from before hydration is kept, and has no name. It accepts
 * more than a code can hold, so that the note can show the excess; text beyond `maxLength` is counted too.
 */
export function PaymentTextField(props: Props) {
  const { id, label, hint, note, problem, onInput, onLeave, inputRef, isMultiline, inputMode, isCode } =
    props;
  const room = useRoom(MOST_CHARACTERS);
  function handleInput(event: SyntheticEvent<HTMLInputElement | HTMLTextAreaElement>) {
    room.noteInput(event);
    onInput(event.currentTarget.value);
  }
  const attributes = {
    id,
    ref: inputRef,
    autoComplete: 'off',
    // Some browsers send the input to their vendor for the spell check.
    spellCheck: false,
    'aria-describedby': `${id}-hint ${id}-problem ${id}-note`,
    'aria-invalid': problem !== null || undefined,
    onBlur: onLeave,
    onInput: handleInput,
    ...room.attributes,
    ...(isCode && { autoCapitalize: 'characters', autoCorrect: 'off' }),
  };
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label> <span id={`${id}-hint`}>{hint}</span>
      {isMultiline ? (
        <textarea {...attributes} rows={2} />
      ) : (
        <input {...attributes} type="text" inputMode={inputMode} />
      )}
      <div className={styles.below}>
        <p id={`${id}-problem`} role="status">
          {problem !== null && <FieldSentence tone="wrong">{problem}</FieldSentence>}
          {room.missing > 0 && (
            <FieldSentence tone="doubtful">{noRoom(MOST_CHARACTERS, room.missing)}</FieldSentence>
          )}
        </p>
        <p id={`${id}-note`} className={styles.note}>
          {note}
        </p>
      </div>
    </div>
  );
}
