import { useEffect, useRef, useState } from 'react';
import type { Copying } from '../../ui/useCopy.ts';

/** As long as after copying an IBAN (requirement 9.9). */
const CONFIRMATION_MS = 2000;

/** Copies a picture to the clipboard, with the outcomes of `useCopy`. */
export function useCopyPicture(draw: () => Promise<Blob>): Pick<Copying, 'copy' | 'outcome' | 'message'> {
  const message = useRef<HTMLParagraphElement>(null);
  const [outcome, setOutcome] = useState<Copying['outcome']>(null);

  useEffect(() => {
    if (outcome === 'refused') message.current?.scrollIntoView({ block: 'nearest' });
    if (outcome !== 'confirmed') return;
    const timer = setTimeout(() => setOutcome('copied'), CONFIRMATION_MS);
    return () => clearTimeout(timer);
  }, [outcome]);

  async function copy() {
    setOutcome(null);
    try {
      // Safari requires the item during the click, so that it gets the promise. Old browsers have no ClipboardItem.
      await navigator.clipboard.write([new ClipboardItem({ 'image/png': draw() })]);
      setOutcome('confirmed');
    } catch {
      setOutcome('refused');
    }
  }

  return { outcome, copy, message };
}
