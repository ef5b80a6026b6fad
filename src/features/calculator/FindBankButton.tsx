import { Search } from 'lucide-react';
import type { Ref } from 'react';
import { Button } from '../../ui/Button.tsx';
import { texts } from './texts.ts';

interface Props {
  readonly isOpen: boolean;
  readonly onPress: () => void;
  readonly ref?: Ref<HTMLButtonElement>;
}

/** Opens the search for visitors who do not know their bank code. */
export function FindBankButton({ isOpen, onPress, ref }: Props) {
  return (
    <Button ref={ref} variant="quiet" aria-expanded={isOpen} onClick={onPress}>
      <Search size={18} aria-hidden="true" />
      {texts.findBank.open}
    </Button>
  );
}
