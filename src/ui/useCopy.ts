import { type RefObject, useEffect, useRef, useState } from 'react';

/** How long the button confirms: requirement 9.9. */
const CONFIRMATION_MS = 2000;

/** What a `CopyButton` and the elements around it need. */
export interface Copying<Place extends HTMLElement = HTMLParagraphElement> {
  /**
   * `confirmed`: copied within the last two seconds; `refused`: the browser has no clipboard or denies it. Null before the
   * first attempt and during each.
   */
  readonly outcome: 'confirmed' | 'copied' | 'refused' | null;
  readonly copy: () => void;
  /** The element that shows the text: after a refusal it is selected, so that the text can be copied by hand. */
  readonly place: RefObject<Place | null>;
  /** The sentence that says so; it is scrolled into view. */
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
    // Each attempt begins anew: a second refusal selects the text again.
    setOutcome(null);
    let isRefused = false;
    try {
      // Missing on pages without https: the TypeError is a refusal too.
      await navigator.clipboard.writeText(text);
    } catch {
      isRefused = true;
    }
    setOutcome(isRefused ? 'refused' : 'confirmed');
    onAttempt?.(isRefused);
  }

  return { outcome, copy, place, message };
}
