import { useRef, useState } from 'react';
import type { Bank } from '../../domain/directory/bankDirectory.ts';
import { type FieldRef, putDigits } from '../../ui/DigitsField.tsx';
import { useModule } from '../../ui/useModule.ts';

export type FindBankState = ReturnType<typeof useFindBank>;

/** The bank search inside the calculator: open or closed, and its code, which is loaded when it is opened. */
export function useFindBank(
  [bankCodeField, accountNumberField]: readonly [FieldRef, FieldRef],
  onOpen: () => void,
) {
  const button = useRef<HTMLButtonElement>(null);
  /** The text to search a bank for; null while the search is closed. */
  const [name, setName] = useState<string | null>(null);
  const [module, load, hasFailed] = useModule(() => import('./FindBank.tsx'));

  function open(name: string) {
    load();
    onOpen();
    setName(name);
  }

  function close() {
    setName(null);
    (button.current ?? bankCodeField.current)?.focus();
  }

  /** Returns the field to go on with. */
  function choose({ bankCode }: Bank) {
    putDigits(bankCodeField.current, bankCode);
    setName(null);
    return accountNumberField.current;
  }

  const toggle = () => (name === null || hasFailed ? open('') : close());
  return { button, name, load, module, hasFailed, open, close, toggle, choose };
}
