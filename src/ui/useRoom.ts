import { type ClipboardEvent, type DragEvent, type SyntheticEvent, useState } from 'react';

type Field = HTMLInputElement | HTMLTextAreaElement;

/**
 * Keeps a field to a length, so that no paste holds up the page. The browser cuts what is pasted or dropped; here it is
 * counted, so that the page can say it.
 *
 * @param most characters that the field takes
 * @returns `missing`: how many characters of the last insertion found no room; attributes for the field; and what to
 *   call at the beginning of its `onInput`
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
      // A program that fills in a field does not keep to its length.
      const tooMuch = field.value.length - most;
      if (tooMuch > 0) {
        field.value = field.value.slice(0, most);
        setMissing(tooMuch);
      } else if (!/^insertFrom(Paste|Drop)$/.test((nativeEvent as InputEvent).inputType)) setMissing(0);
    },
  };
}
