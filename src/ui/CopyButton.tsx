import { Check, Copy } from 'lucide-react';
import type { ComponentProps } from 'react';
import { Button } from './Button.tsx';
import type { Copying } from './useCopy.ts';

interface Props extends Omit<ComponentProps<typeof Button>, 'onClick' | 'children'> {
  readonly label: string;
  readonly copying: Pick<Copying, 'copy' | 'outcome'>;
}

export function CopyButton({ label, copying: { copy, outcome }, ...attributes }: Props) {
  const isConfirmed = outcome === 'confirmed';
  const Icon = isConfirmed ? Check : Copy;
  return (
    <Button {...attributes} onClick={copy} data-copied={isConfirmed || undefined}>
      <Icon size={20} aria-hidden="true" />
      <span>{label}</span>
    </Button>
  );
}
