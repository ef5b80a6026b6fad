import { Check, Copy } from 'lucide-react';
import type { ComponentProps } from 'react';
import { Button } from './Button.tsx';
import { COPIED } from './texts.ts';
import type { Copying } from './useCopy.ts';

interface Props extends Omit<ComponentProps<typeof Button>, 'onClick' | 'children' | 'icon'> {
  /** Without it the button shows only its sign. */
  readonly label?: string;
  /** „Kopiert“ does not replace the label for the time of the confirmation. */
  readonly keepsLabel?: boolean;
  readonly copying: Pick<Copying, 'copy' | 'outcome'>;
}

export function CopyButton({
  label = '',
  keepsLabel = label === '',
  copying: { copy, outcome },
  'aria-label': name,
  ...attributes
}: Props) {
  const isConfirmed = outcome === 'confirmed';
  return (
    <Button
      {...attributes}
      icon={isConfirmed ? Check : Copy}
      onClick={copy}
      data-copied={isConfirmed || undefined}
      aria-label={isConfirmed && !keepsLabel ? `${name ?? label}: ${COPIED}` : name}
    >
      {isConfirmed && !keepsLabel ? COPIED : label}
    </Button>
  );
}

interface MessageProps {
  readonly copying: Pick<Copying, 'outcome' | 'message'>;
  readonly texts: {
    /** After a success. Only for screen readers, because the button shows it too, unless it says more. */
    readonly copied: string;
    readonly copyRefused: string;
  };
  /** Class of the sentence after a refusal, and after a success that is shown. */
  readonly className?: string;
  readonly isShown?: boolean;
}

/** Reports whether the text was copied. */
export function CopyMessage({ copying: { outcome, message }, texts, className, isShown }: MessageProps) {
  const isRefused = outcome === 'refused';
  return (
    <p
      ref={message}
      role="status"
      className={isRefused || (outcome && isShown) ? className : 'visually-hidden'}
    >
      {outcome && <span>{isRefused ? texts.copyRefused : texts.copied}</span>}
    </p>
  );
}
