import { type RefObject, useEffect, useEffectEvent } from 'react';
import type { Fields } from '../../bankData/insertion/readInsertion.ts';
import { linkToCheck } from '../../bankData/linkToCheck.ts';
import { takeSharedAccount } from '../../handOver/fragment.ts';
import { HANDED_ACCOUNT, takeHandOver } from '../../handOver/handOver.ts';
import { type FieldRef, putDigits } from '../../ui/DigitsField.tsx';
import { type TypedAccount, typedAccount } from './typedAccount.ts';

/**
 * Fills the fields with input from before the tool started (typed, or restored by the browser) and with the numbers of a link.
 *
 * @param onShared called with the account that a link brought; null if it was damaged, so that nothing is calculated
 * @param onEarlyText called with a text from before the tool started that its field cannot hold, and what the fields hold without it
 */
export function useArrivals(
  card: RefObject<HTMLElement | null>,
  [bankCodeField, accountNumberField]: readonly [FieldRef, FieldRef],
  onShared: (account: TypedAccount | null) => void,
  onEarlyText: (text: string, input: HTMLInputElement, before: Fields) => void,
): void {
  const arrive = useEffectEvent(() => {
    const [bankCodeInput, accountNumberInput] = [bankCodeField.current, accountNumberField.current];
    if (!bankCodeInput || !accountNumberInput) return;
    const [blz, konto = ''] = takeHandOver(HANDED_ACCOUNT)?.split(' ') ?? [];
    const handed = blz === undefined ? null : { blz, konto };
    const shared = takeSharedAccount() ?? (konto === '' ? null : handed);
    const given = shared ?? handed;
    const early = given ? undefined : [bankCodeInput, accountNumberInput].find(holdsMore);
    const text = early?.value ?? '';
    if (early && linkToCheck(text)) early.value = '';
    // Handled like a paste: the fields show what was kept of a damaged link or of other characters.
    putDigits(accountNumberInput, given?.konto ?? accountNumberInput.value);
    putDigits(bankCodeInput, given?.blz ?? bankCodeInput.value);
    const rest = (input: HTMLInputElement) => (input === early ? '' : input.value);
    if (early)
      onEarlyText(text, early, { bankCode: rest(bankCodeInput), accountNumber: rest(accountNumberInput) });
    if (given) {
      card.current?.scrollIntoView({ block: 'nearest' });
      (shared === null ? accountNumberInput : bankCodeInput).focus({ preventScroll: true });
    }
    if (shared === null) return;
    const isWhole = shared.blz === bankCodeInput.value && shared.konto === accountNumberInput.value;
    onShared(isWhole ? typedAccount(shared.blz, shared.konto) : null);
  });
  useEffect(() => {
    const listen = () => arrive();
    listen();
    addEventListener('arrival', listen);
    return () => removeEventListener('arrival', listen);
  }, []);
}

/** A text in one field with more digits than the field holds: it is read as a whole, or the rest of its digits would be lost. */
const holdsMore = ({ value, size }: HTMLInputElement) => value.replace(/\D/g, '').length > size;
