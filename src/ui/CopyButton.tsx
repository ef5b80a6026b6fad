import { Check, Copy } from 'lucide-react';
import { type ComponentProps, useEffect, useRef, useState } from 'react';
import { Button } from './Button.tsx';

/** How long the check icon stays: requirement 9.9. */
const CONFIRMATION_MS = 2000;

interface Props extends Omit<ComponentProps<typeof Button>, 'onClick' | 'children'> {
  readonly label: string;
  readonly text: string;
  readonly onCopied: () => void;
  /** The browser has no clipboard or refuses it. */
  readonly onRefused: () => void;
}

export function CopyButton({ label, text, onCopied, onRefused, ...attributes }: Props) {
  const [isConfirming, setIsConfirming] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  async function copy() {
    try {
      // Missing on pages without https: the TypeError is a refusal too.
      await navigator.clipboard.writeText(text);
    } catch {
      setIsConfirming(false);
      onRefused();
      return;
    }
    onCopied();
    setIsConfirming(true);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setIsConfirming(false), CONFIRMATION_MS);
  }

  return (
    <Button {...attributes} onClick={copy} data-copied={isConfirming || undefined}>
      {isConfirming ? <Check size={20} aria-hidden="true" /> : <Copy size={20} aria-hidden="true" />}
      <span>{label}</span>
    </Button>
  );
}
