import { type ClipboardEvent, type DragEvent, type SyntheticEvent, useState } from 'react';

type Field = HTMLInputElement | HTMLTextAreaElement;

/**
 * Limits the length of a field, so that pasting does not block the page. The browser cuts the text; this hook counts
 * the characters that were cut.
 *
 * @param most characters that the field accepts
 * @returns `missing`: characters of the last insertion that were cut; `attributes` for the field; `noteInput`, to be
 *   called at the beginning of its `onInput`
 */
export function useRoom(most: number) {
  const [missing, setMissing] = useState(0);

  function count(field: Field, text: string, replaced: number) {
    const room = most - field.value.length + replaced;
    setMissing(Math.max(0, text.replace(/\r\n?/g, '\n').length - room));
  }

  return {
    missing,
    attributes: {
      maxLength: most,
      onPaste: ({ currentTarget: field, clipboardData }: ClipboardEvent<Field>) =>
        count(field, clipboardData.getData('text'), (field.selectionEnd ?? 0) - (field.selectionStart ?? 0)),
      onDrop: ({ currentTarget: field, dataTransfer }: DragEvent<Field>) =>
        count(field, dataTransfer.getData('text'), 0),
    },
    noteInput: ({ currentTarget: field, nativeEvent }: SyntheticEvent<Field>) => {
      // Autofill may ignore `maxLength`.
      const tooMuch = field.value.length - most;
      if (tooMuch > 0) {
        field.value = field.value.slice(0, most);
        setMissing(tooMuch);
      } else if (!/^insertFrom(Paste|Drop)$/.test((nativeEvent as InputEvent).inputType)) setMissing(0);
    },
  };
}
