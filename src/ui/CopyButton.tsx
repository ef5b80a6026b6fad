import { Check, Copy } from 'lucide-react';
import type { ComponentProps } from 'react';
import { Button } from './Button.tsx';
import type { Copying } from './useCopy.ts';

interface Props extends Omit<ComponentProps<typeof Button>, 'onClick' | 'children'> {
  readonly label: string;
  /** Replaces the label for the time of the confirmation. */
  readonly copiedLabel?: string;
  readonly copying: Pick<Copying, 'copy' | 'outcome'>;
}

export function CopyButton({
  label,
  copiedLabel = label,
  copying: { copy, outcome },
  'aria-label': name,
  ...attributes
}: Props) {
  const isConfirmed = outcome === 'confirmed';
  const Icon = isConfirmed ? Check : Copy;
  return (
    <Button
      {...attributes}
      onClick={copy}
      data-copied={isConfirmed || undefined}
      aria-label={isConfirmed && copiedLabel !== label ? `${name ?? label}: ${copiedLabel}` : name}
    >
      <Icon size={20} aria-hidden="true" />
      <span>{isConfirmed ? copiedLabel : label}</span>
    </Button>
  );
}
