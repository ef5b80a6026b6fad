import { useEffect, useState } from 'react';

/** How long nobody has typed before the state of the form is announced. */
const QUIET_MS = 1000;

interface Props {
  readonly text: string;
  /** Changes with every input. */
  readonly input: object;
  /** How often a field has lost the focus. */
  readonly leaves: number;
}

/**
 * Announces a text to screen readers when a field is left or after a second without input, so that the intermediate states
 * of an IBAN that is being typed are not read.
 */
export function SettledAnnouncement({ text, input, leaves }: Props) {
  const [said, setSaid] = useState('');
  // biome-ignore lint/correctness/useExhaustiveDependencies: each input starts the second again
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
