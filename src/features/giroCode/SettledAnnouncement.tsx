import { useEffect, useState } from 'react';

/** After this time without typing the state of the form is announced. */
const QUIET_MS = 1000;

interface Props {
  readonly text: string;
  /** Changes with every input. */
  readonly input: object;
  /** Grows each time a field loses the focus. */
  readonly leaves: number;
}

/**
 * Announces a text to screen readers when the visitor leaves a field, or after a second without input. Screen readers do
 * not read the states of a half-typed IBAN.
 */
export function SettledAnnouncement({ text, input, leaves }: Props) {
  const [said, setSaid] = useState('');
  // biome-ignore lint/correctness/useExhaustiveDependencies: each input restarts the timer
  useEffect(() => {
    const timer = setTimeout(() => setSaid(text), QUIET_MS);
    return () => clearTimeout(timer);
  }, [text, input]);
  const [announcedLeaves, setAnnouncedLeaves] = useState(leaves);
  if (announcedLeaves !== leaves) {
    setAnnouncedLeaves(leaves);
    setSaid(text);
  }
  return (
    <p role="status" className="visually-hidden">
      {said}
    </p>
  );
}
