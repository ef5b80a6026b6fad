import { useEffect, useRef } from 'react';
import { useAnnouncement } from '../ui/Announcement.tsx';

/** Screen readers get the message after a pause in typing, not after every key. */
const PAUSE_MS = 700;

/** Says a message that changes with every key, and returns a function that says another sentence at once instead. */
export function usePausedAnnouncement(message: string) {
  const [said, say] = useAnnouncement();
  const pause = useRef(0);

  useEffect(() => {
    pause.current = window.setTimeout(() => say(message), PAUSE_MS);
    return () => clearTimeout(pause.current);
  }, [message, say]);

  function sayAtOnce(sentence: string) {
    clearTimeout(pause.current);
    say(sentence);
  }
  return [said, sayAtOnce] as const;
}
