import { type RefObject, useEffect, useRef, useState } from 'react';

/** How long the button confirms (requirement 9.9). */
const CONFIRMATION_MS = 2000;

/** State and actions that a `CopyButton` and the elements around it share. */
export interface Copying<Place extends HTMLElement = HTMLParagraphElement> {
  /**
   * `confirmed`: copied within the last two seconds; `copied`: copied earlier; `refused`: the browser has no clipboard
   * or denies access. Null before the first attempt and during each.
   */
  readonly outcome: 'confirmed' | 'copied' | 'refused' | null;
  readonly copy: () => void;
  /** The element that shows the text. It is selected after a refusal, so that the text can be copied by hand. */
  readonly place: RefObject<Place | null>;
  /** The sentence that reports a refusal. It is scrolled into view. */
  readonly message: RefObject<HTMLParagraphElement | null>;
}

/** @param onAttempt called after each attempt */
export function useCopy<Place extends HTMLElement = HTMLParagraphElement>(
  text: string,
  onAttempt?: (isRefused: boolean) => void,
): Copying<Place> {
  const place = useRef<Place>(null);
  const message = useRef<HTMLParagraphElement>(null);
  const [outcome, setOutcome] = useState<Copying['outcome']>(null);

  useEffect(() => {
    if (outcome === 'refused') {
      if (place.current) getSelection()?.selectAllChildren(place.current);
      message.current?.scrollIntoView({ block: 'nearest' });
    }
    if (outcome !== 'confirmed') return;
    const timer = setTimeout(() => setOutcome('copied'), CONFIRMATION_MS);
    return () => clearTimeout(timer);
  }, [outcome]);

  async function copy() {
    // Resets the outcome, so that a second refusal selects the text again.
    setOutcome(null);
    let isRefused = false;
    try {
      // Undefined on pages without https. The TypeError counts as a refusal.
      await navigator.clipboard.writeText(text);
    } catch {
      isRefused = true;
    }
    setOutcome(isRefused ? 'refused' : 'confirmed');
    onAttempt?.(isRefused);
  }

  return { outcome, copy, place, message };
}
