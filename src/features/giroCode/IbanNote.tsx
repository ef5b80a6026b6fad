import { Landmark } from 'lucide-react';
import { bankWithTown } from '../../bankData/bankNameTexts.ts';
import type { BankDataState } from '../../bankData/useBankData.ts';
import { readPayeeIban } from '../../domain/giroCode/payeeIban.ts';
import { noteText } from './fieldNotes.ts';
import { FieldSentence } from './PaymentTextField.tsx';
import { payeeStanding } from './payeeStanding.ts';
import { doubtText, texts } from './texts.ts';

interface Props {
  readonly typed: string;
  readonly bankData: BankDataState;
}

/** Note below the IBAN: where to get one, the number of characters, then the bank and what it says about the IBAN. */
export function IbanNote({ typed, bankData }: Props) {
  const { calculate, calculateLink, lookingUp, onlyTheBankKnows } = texts.account;
  if (typed.trim() === '')
    return (
      // The key makes React replace it as a whole, also where a translator has changed its words.
      <span key="calculate">
        {calculate} <a href="/">{calculateLink}</a>
      </span>
    );
  const read = readPayeeIban(typed);
  if (!read.ok) return <span>{noteText('iban', typed)}</span>;
  const standing = payeeStanding(read.iban, bankData);
  if (!standing.ok) return <span>{standing.code === 'iban-looked-up' && lookingUp}</span>;
  const bank = read.iban.startsWith('DE') ? bankData.data?.directory.find(read.iban.slice(4, 12)) : undefined;
  return (
    <>
      {bank && (
        <FieldSentence tone="good" sign={Landmark}>
          {bankWithTown(bank)}
        </FieldSentence>
      )}{' '}
      {standing.doubt === null ? (
        <span>{onlyTheBankKnows}</span>
      ) : (
        <FieldSentence tone="caution">{doubtText(standing.doubt)}</FieldSentence>
      )}
    </>
  );
}
