import { useLayoutEffect, useState } from 'react';
import type { FieldRef } from '../../ui/DigitsField.tsx';
import { SHORTEST_NAME } from './readInsertion.ts';

const NO_NAME = /[^\p{L}\p{M} .&'’-]/u;

/**
 * The letters that a visitor types into a field that keeps only digits.
 *
 * @param before what the field was given before this code was loaded
 * @returns the name, or null while there are too few letters for one; a function that forgets it
 */
export function useTypedName(field: FieldRef, before: string): readonly [string | null, () => void] {
  const [typed, setTyped] = useState(() => (NO_NAME.test(before) ? '' : before));

  // In the task in which the component appears: a key may be pressed before an effect would run.
  useLayoutEffect(() => {
    const add = (text: string | null) =>
      setTyped((before) => (text === null || NO_NAME.test(text) ? '' : (before + text).trimStart()));
    const listening = new AbortController();
    const { signal } = listening;
    field.current?.addEventListener(
      'beforeinput',
      ({ isComposing, inputType, data }) => {
        if (isComposing || inputType.includes('Composition')) return;
        if (inputType === 'deleteContentBackward') setTyped((before) => before.slice(0, -1));
        else add(inputType === 'insertText' ? data : null);
      },
      { signal },
    );
    field.current?.addEventListener('compositionend', ({ data }) => add(data), { signal });
    field.current?.addEventListener('focus', () => setTyped(''), { signal });
    return () => listening.abort();
  }, [field]);

  const name = typed.trim();
  return [name.length >= SHORTEST_NAME ? name : null, () => setTyped('')];
}
