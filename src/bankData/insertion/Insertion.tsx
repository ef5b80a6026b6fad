import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import { type FieldRef, putDigits } from '../../ui/DigitsField.tsx';
import { linkToCheck } from '../linkToCheck.ts';
import type { BankDataState } from '../useBankData.ts';
import { InsertionNote } from './InsertionNote.tsx';
import {
  digitsIn,
  type Fields,
  type InsertionReading,
  type Numbers,
  readInsertion,
  type Shown,
} from './readInsertion.ts';
import { useTypedName } from './useTypedName.ts';

export { accountNumberTaken, bankCodeTaken } from '../cleanedNumber.ts';

/** Pasted text that a field has filtered before it could be read; of an IBAN it has kept nothing. */
export interface FilteredInsertion {
  readonly text: string;
  readonly input: HTMLInputElement;
  /** Content of both fields before it. */
  readonly before: Fields;
}

interface Props {
  readonly className: string | undefined;
  readonly card: RefObject<HTMLElement | null>;
  readonly fields: readonly [bankCode: FieldRef, accountNumber: FieldRef];
  readonly bankData: BankDataState;
  readonly filtered: FilteredInsertion | null;
  /** What the field of the bank code was given before this component was loaded, also what it has not kept. */
  readonly typed: string;
  /** Opens the bank search of the tool. */
  readonly onSearch: (name: string) => void;
}

/**
 * Reads a text that is pasted or dropped into one of both fields as a whole, fills both, and says so below them; a name
 * typed into the bank code leads to the bank search.
 */
export function Insertion({
  className,
  card,
  fields: [bankCodeField, accountNumberField],
  bankData,
  filtered,
  typed,
  onSearch,
}: Props) {
  const [shown, setShown] = useState<Shown | null>(null);
  const [name, forgetName] = useTypedName(bankCodeField, typed);
  const isOwnChange = useRef(false);
  /** The last change of the fields was not typed. */
  const isFilled = useRef(false);
  const lastField = useRef<HTMLInputElement>(null);
  const done = useRef<FilteredInsertion>(null);

  const content = (): Fields => ({
    bankCode: bankCodeField.current?.value ?? '',
    accountNumber: accountNumberField.current?.value ?? '',
  });

  function put({ bankCode, accountNumber }: Partial<Fields>) {
    isOwnChange.current = true;
    if (bankCode !== undefined) putDigits(bankCodeField.current, bankCode);
    if (accountNumber !== undefined) putDigits(accountNumberField.current, accountNumber);
    isOwnChange.current = false;
    isFilled.current = true;
  }

  function fill(numbers: Numbers, reading: InsertionReading, before: Fields) {
    // A field whose number cannot be read must not keep a number that belongs to another account.
    const isRefused = (problem: string) => reading.refused.some((refusal) => refusal.problem === problem);
    put({
      bankCode: numbers.bankCode ?? (isRefused('bank-code') ? '' : undefined),
      accountNumber: numbers.accountNumber ?? (isRefused('account-number') ? '' : undefined),
    });
    setShown({ kind: 'taken', reading, numbers, before });
  }

  function take(
    { text, input, before }: FilteredInsertion,
    replacesAll: boolean,
    bankData: BankDataState,
  ): boolean {
    const field = input === bankCodeField.current ? 'bankCode' : 'accountNumber';
    const reading = readInsertion({ text, field, replacesAll }, bankData);
    if (reading === null) return false;
    lastField.current = input;
    const [numbers] = reading.readings;
    if (reading.isCertain && numbers) fill(numbers, reading, before);
    else {
      put(before);
      setShown({ kind: 'question', reading });
    }
    return true;
  }

  const insert = useEffectEvent((event: Event, transfer: DataTransfer | null) => {
    const input = event.target;
    const isField = input === bankCodeField.current || input === accountNumberField.current;
    if (!isField || !(input instanceof HTMLInputElement) || transfer === null) return;
    const replacesAll = (input.selectionEnd ?? 0) - (input.selectionStart ?? 0) === input.value.length;
    const insertion = { text: transfer.getData('text'), input, before: content() };
    if (!take(insertion, replacesAll, bankData)) return;
    event.preventDefault();
    event.stopPropagation();
    input.focus({ preventScroll: true });
  });

  const noteChange = useEffectEvent(() => {
    if (isOwnChange.current) return;
    isFilled.current = false;
    setShown(null);
  });

  const handleKey = useEffectEvent((event: KeyboardEvent) => {
    const key = event.ctrlKey || event.metaKey ? event.key.toLowerCase() : '';
    const isUndo = key === 'z' && !event.shiftKey;
    // The browser would put digits back into a field that it did not fill itself.
    const isRedo = key === 'y' || (key === 'z' && event.shiftKey);
    if (isRedo && isFilled.current) event.preventDefault();
    if (isUndo && shown?.kind === 'taken') undo();
    else if (event.key === 'Enter' && name !== null && event.target === bankCodeField.current) search(name);
    else return;
    event.preventDefault();
  });

  useEffect(() => {
    const listening = new AbortController();
    // Before the fields see it, so that they take nothing that is read as a whole.
    const options = { signal: listening.signal, capture: true };
    card.current?.addEventListener('paste', (event) => insert(event, event.clipboardData), options);
    card.current?.addEventListener('drop', (event) => insert(event, event.dataTransfer), options);
    for (const field of [bankCodeField, accountNumberField]) {
      field.current?.addEventListener('keydown', (event) => handleKey(event), options);
      field.current?.addEventListener('input', () => noteChange(), options);
    }
    return () => listening.abort();
  }, [card, bankCodeField, accountNumberField]);

  // Unless the visitor has changed the fields since.
  const takeLate = useEffectEvent((late: FilteredInsertion, data: BankDataState) => {
    const { text, input, before } = late;
    const field = input === bankCodeField.current ? 'bankCode' : 'accountNumber';
    const kept = linkToCheck(text) === null ? digitsIn(text).slice(0, input.size) : before[field];
    const [now, filtered] = [content(), { ...before, [field]: kept }];
    const isUnchanged = now.bankCode === filtered.bankCode && now.accountNumber === filtered.accountNumber;
    if (!isUnchanged || take(late, true, data)) done.current = late;
  });
  useEffect(() => {
    if (filtered === null || filtered === done.current) return;
    // The directory may arrive during the event, before the field has filtered the text.
    const timer = setTimeout(() => takeLate(filtered, bankData));
    return () => clearTimeout(timer);
  }, [filtered, bankData]);

  function undo() {
    if (shown?.kind !== 'taken') return;
    put(shown.before);
    setShown({ kind: 'undone' });
    lastField.current?.focus({ preventScroll: true });
  }

  function search(bank: string) {
    forgetName();
    onSearch(bank);
  }

  return (
    <InsertionNote
      className={className}
      shown={shown}
      name={name}
      directory={bankData.data?.directory ?? null}
      onChoose={(numbers) => {
        if (shown?.kind !== 'question') return;
        fill(numbers, shown.reading, content());
        // The pressed button is gone.
        lastField.current?.focus({ preventScroll: true });
      }}
      onUndo={undo}
      onDismiss={() => {
        setShown(null);
        lastField.current?.focus({ preventScroll: true });
      }}
      onSearchBank={search}
    />
  );
}
