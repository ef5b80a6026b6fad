import type { BankDataState } from '../../bankData/useBankData.ts';
import { readPayeeIban } from '../../domain/giroCode/payeeIban.ts';
import { FieldSentence } from './FieldSentence.tsx';
import { noteText } from './fieldNotes.ts';
import { BankName } from './PayeeAccountFields.tsx';
import { texts } from './texts.ts';

/** Note below the IBAN: the number of characters, then the bank and the result of the check digits. */
export function IbanNote({ typed, bankData }: { readonly typed: string; readonly bankData: BankDataState }) {
  const read = readPayeeIban(typed);
  if (!read.ok) return <span>{noteText('iban', typed)}</span>;
  if (!read.iban.startsWith('DE') || bankData.data === null)
    return <span>{texts.account.onlyTheBankKnows}</span>;
  const bankCode = read.iban.slice(4, 12);
  const bank = bankData.data.directory.find(bankCode);
  if (bank === undefined)
    return <FieldSentence tone="doubtful">{texts.account.unknownBankCode(bankCode)}</FieldSentence>;
  return (
    <>
      <BankName name={bank.town ? `${bank.name}, ${bank.town}` : bank.name} />{' '}
      <span>{texts.account.onlyTheBankKnows}</span>
    </>
  );
}
