import type { BankDataState } from '../../bankData/useBankData.ts';
import { readPayeeIban } from '../../domain/giroCode/payeeIban.ts';
import { FieldSentence } from './FieldSentence.tsx';
import { noteText } from './fieldNotes.ts';
import { BankName } from './PayeeAccountFields.tsx';
import { payeeStanding } from './payeeStanding.ts';
import { doubtText, texts } from './texts.ts';

/** Note below the IBAN: the number of characters, then the bank and what it says about the IBAN. */
export function IbanNote({ typed, bankData }: { readonly typed: string; readonly bankData: BankDataState }) {
  const read = readPayeeIban(typed);
  if (!read.ok) return <span>{noteText('iban', typed)}</span>;
  const standing = payeeStanding(read.iban, bankData);
  if (!standing.ok) return <span>{standing.code === 'iban-looked-up' && texts.account.lookingUp}</span>;
  const bank = read.iban.startsWith('DE') ? bankData.data?.directory.find(read.iban.slice(4, 12)) : undefined;
  return (
    <>
      {bank && <BankName name={bank.town ? `${bank.name}, ${bank.town}` : bank.name} />}{' '}
      {standing.doubt === null ? (
        <span>{texts.account.onlyTheBankKnows}</span>
      ) : (
        <FieldSentence tone="doubtful">{doubtText(standing.doubt)}</FieldSentence>
      )}
    </>
  );
}
