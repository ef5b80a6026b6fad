import frame from '../../ui/FieldFrame.module.css';
import type { useRoom } from '../../ui/useRoom.ts';
import styles from './Playground.module.css';
import type { SampleField } from './samples.ts';
import { fieldTexts } from './texts.ts';

interface Props {
  readonly field: SampleField;
  readonly room: ReturnType<typeof useRoom>;
}

/** A field that takes any text, because the package says itself what is wrong with it. */
export function PlaygroundField({ field: { id, initial, isMultiline }, room }: Props) {
  const attributes = {
    ...room.attributes,
    id,
    className: frame.frame,
    defaultValue: initial,
    autoCapitalize: 'off',
    autoComplete: 'off',
    autoCorrect: 'off',
    spellCheck: false,
    onInput: room.noteInput,
  } as const;
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{fieldTexts[id]}</label>
      {isMultiline ? (
        <textarea {...attributes} rows={2} />
      ) : (
        <input {...attributes} type="text" enterKeyHint="go" />
      )}
    </div>
  );
}
