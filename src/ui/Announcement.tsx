import { useCallback, useEffect, useState } from 'react';

/** A sentence for `Announcement`, empty at first, and a function that announces another, or the same again. */
export function useAnnouncement() {
  // `turn` is incremented, so that a repeated sentence is announced again.
  const [said, setSaid] = useState({ sentence: '', turn: 0 });
  const say = useCallback((sentence: string) => setSaid(({ turn }) => ({ sentence, turn: turn + 1 })), []);
  return [said, say] as const;
}

interface Props {
  readonly said: ReturnType<typeof useAnnouncement>[0];
  /** Unless it is given, only screen readers read the sentence. */
  readonly className?: string | undefined;
}

/** Afterwards the same words on the page are read only once. */
const SAID_AFTER_MS = 5000;

/** It must be on the page before it says anything, because a status that comes with its text is not read. */
export function Announcement({ said: { sentence, turn }, className }: Props) {
  const isSeen = className !== undefined;
  const [past, setPast] = useState(0);
  useEffect(() => {
    const timer = setTimeout(() => setPast(turn), SAID_AFTER_MS);
    return () => clearTimeout(timer);
  }, [turn]);
  return (
    <p role="status" className={className ?? 'visually-hidden'}>
      {sentence && (isSeen || past !== turn) && <span key={turn}>{sentence}</span>}
    </p>
  );
}
