import { useMemo } from 'react';
import type { BankDataState } from '../../bankData/useBankData.ts';
import { readPayeeIban } from '../../domain/giroCode/payeeIban.ts';
import { type CardInput, checkCard } from './card.ts';
import { stateText } from './fieldNotes.ts';
import { payeeAccount, toneOf } from './payeeAccount.ts';
import { payeeStanding } from './payeeStanding.ts';
import { doubtText, payeeAccountTexts, texts } from './texts.ts';

/**
 * What follows from the fields of a card.
 *
 * @param way which of the fields for the payee's account count
 * @returns `doubt`: why the account should be checked before anybody pays; `state`: the state of the form in a sentence;
 *   `isLookedUp`: whether it depends on the bank data
 */
export function useCheckedCard(
  way: 'iban' | 'bankCode',
  typed: CardInput,
  { bankCode, accountNumber }: { readonly bankCode: string; readonly accountNumber: string },
  bankData: BankDataState,
) {
  const account = useMemo(
    () => payeeAccount(bankCode, accountNumber, bankData),
    [bankCode, accountNumber, bankData],
  );
  const input = useMemo(
    () => (way === 'iban' ? typed : { ...typed, iban: account.iban ?? '' }),
    [way, typed, account],
  );
  const result = useMemo(() => checkCard(input, (iban) => payeeStanding(iban, bankData)), [input, bankData]);
  // Bank code and account number may raise a doubt that their IBAN alone does not.
  const isAccountDoubtful = way === 'bankCode' && toneOf(account.code) === 'doubtful';
  const ownDoubt = result.ok && result.doubt ? doubtText(result.doubt) : null;
  const doubt = result.ok && isAccountDoubtful ? payeeAccountTexts[account.code] : ownDoubt;
  const label = way === 'iban' ? texts.account.byIban : texts.account.byBankCode;
  const typedIban = readPayeeIban(typed.iban);
  const isLookedUp =
    way === 'bankCode' ? account.code !== 'incomplete' : typedIban.ok && typedIban.iban.startsWith('DE');
  return { account, input, result, doubt, isLookedUp, state: stateText(result, doubt, label) };
}
