import { useEffect, useEffectEvent, useRef } from 'react';
import { useAnnouncement } from '../ui/Announcement.tsx';

/** Screen readers get the message after a pause in typing, not after every key. */
const PAUSE_MS = 1000;

/**
 * Announces a message that changes during typing, once it has changed and nothing has been typed for a second.
 *
 * @param typed changes with every input
 * @param known a message that is not announced, because the page shows it from the start; only that of the first call counts
 * @returns what is announced; a function that announces another sentence at once instead; one that ends the pause
 */
export function usePausedAnnouncement(message: string, typed: unknown = message, known = '') {
  const [said, say] = useAnnouncement();
  const pause = useRef(0);
  const last = useRef(known);

  function sayAtOnce(sentence: string) {
    clearTimeout(pause.current);
    last.current = sentence;
    say(sentence);
  }
  function endPause() {
    if (last.current !== message) sayAtOnce(message);
  }
  const settle = useEffectEvent(endPause);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each input restarts the timer
  useEffect(() => {
    pause.current = window.setTimeout(settle, PAUSE_MS);
    return () => clearTimeout(pause.current);
  }, [message, typed]);
  return [said, sayAtOnce, endPause] as const;
}
