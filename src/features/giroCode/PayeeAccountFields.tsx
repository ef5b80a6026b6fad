import { Landmark } from 'lucide-react';
import { type ReactNode, type Ref, useId } from 'react';
import { accountNumberTaken, bankCodeTaken } from '../../bankData/cleanedNumber.ts';
import type { BankDataState } from '../../bankData/useBankData.ts';
import { ACCOUNT_NUMBER_LENGTH, cleanAccountNumber } from '../../domain/account/accountNumber.ts';
import { BANK_CODE_LENGTH, cleanBankCode } from '../../domain/account/bankCode.ts';
import { readPayeeIban } from '../../domain/giroCode/payeeIban.ts';
import { groupIban } from '../../domain/iban/iban.ts';
import { DigitsField } from '../../ui/DigitsField.tsx';
import { FieldSentence } from './FieldSentence.tsx';
import { noteText } from './fieldNotes.ts';
import styles from './GiroCode.module.css';
import { type PayeeAccount, toneOf } from './payeeAccount.ts';
import { payeeStanding } from './payeeStanding.ts';
import { doubtText, payeeAccountTexts, texts } from './texts.ts';

/** How the payee's account is entered. */
export type AccountWay = 'iban' | 'bankCode';

interface Props {
  readonly way: AccountWay;
  readonly onWay: (way: AccountWay) => void;
  readonly ibanField: ReactNode;
  readonly bankCodeRef: Ref<HTMLInputElement>;
  readonly accountNumberRef: Ref<HTMLInputElement>;
  readonly onBankCode: (digits: string) => void;
  readonly onAccountNumber: (digits: string) => void;
  /** Called for a pasted or dropped text that is not read as a whole, or not yet. */
  readonly onInsert: (text: string, input: HTMLInputElement) => void;
  /** Reads a pasted text as a whole and shows below the fields what it has read. */
  readonly insertion: ReactNode;
  readonly account: PayeeAccount;
  /** Name of the bank for the typed bank code; null if unknown. */
  readonly bankName: string | null;
}

/**
 * The payee's account: an IBAN, or bank code and account number, which are resolved to the bank's IBAN. Switching keeps
 * the input of both.
 */
export function PayeeAccountFields(props: Props) {
  const { way, onWay, ibanField, account, bankName } = props;
  // A common name makes one radio group, which the arrow keys need.
  const group = useId();
  const words = texts.account;
  const note = payeeAccountTexts[account.code];
  const tone = toneOf(account.code);
  return (
    <fieldset>
      <legend>{words.legend}</legend>
      <div className={styles.ways}>
        {(['iban', 'bankCode'] as const).map((each) => (
          <label key={each}>
            <input
              type="radio"
              id={`konto-${each}`}
              name={group}
              checked={way === each}
              onChange={() => onWay(each)}
            />
            <span>{each === 'iban' ? words.byIban : words.byBankCode}</span>
          </label>
        ))}
      </div>
      <div hidden={way !== 'iban'}>{ibanField}</div>
      <div hidden={way !== 'bankCode'}>
        <div className={styles.pair}>
          <DigitsField
            ref={props.bankCodeRef}
            id="blz"
            label={words.bankCode.label}
            hint={words.bankCode.hint}
            maximumLength={BANK_CODE_LENGTH}
            clean={cleanBankCode}
            onChange={props.onBankCode}
            explain={bankCodeTaken}
            keepsNote
            onInsert={props.onInsert}
            note={bankName !== null && <BankName name={bankName} />}
          />
          <DigitsField
            ref={props.accountNumberRef}
            id="konto"
            label={words.accountNumber.label}
            hint={words.accountNumber.hint}
            maximumLength={ACCOUNT_NUMBER_LENGTH}
            clean={cleanAccountNumber}
            onChange={props.onAccountNumber}
            explain={accountNumberTaken}
            onInsert={props.onInsert}
          />
        </div>
        {props.insertion}
        <p role="status" className={styles.resolved}>
          {account.iban && <strong translate="no">{groupIban(account.iban)}</strong>}{' '}
          {tone === null ? <span>{note}</span> : <FieldSentence tone={tone}>{note}</FieldSentence>}
        </p>
      </div>
    </fieldset>
  );
}

function BankName({ name }: { readonly name: string }) {
  return (
    <span className={styles.bank}>
      <Landmark size={20} aria-hidden="true" />
      <span>{name}</span>
    </span>
  );
}

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
