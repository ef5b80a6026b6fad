import { type KeyboardEvent, type SyntheticEvent, useRef, useState } from 'react';
import type { AvailableDirectory } from '../../bankData/bankData.ts';
import type { FilteredInsertion } from '../../bankData/insertion/Insertion.tsx';
import { isRightIban, linkToCheck, looksLikeIban } from '../../bankData/linkToCheck.ts';
import { useBankData } from '../../bankData/useBankData.ts';
import {
  ACCOUNT_NUMBER_LENGTH,
  BANK_CODE_LENGTH,
  cleanAccountNumber,
  cleanBankCode,
} from '../../domain/account/account.ts';
import { Announcement, useAnnouncement } from '../../ui/Announcement.tsx';
import { Button } from '../../ui/Button.tsx';
import { DigitsField, putDigits } from '../../ui/DigitsField.tsx';
import { useFirstUse, useLoaded } from '../../ui/loading.ts';
import { importTooltips } from '../../ui/Tooltip.tsx';
import { guarded, PrivacyLine } from '../../ui/tool.tsx';
import { BankNote } from './BankNote.tsx';
import styles from './Calculator.module.css';
import { FormerResults } from './FormerResults.tsx';
import { Result } from './Result.tsx';
import { digitCount, missing, texts } from './texts.ts';
import { formerResults, type TypedAccount, typedAccount } from './typedAccount.ts';
import { useArrivals } from './useArrivals.ts';
import { useFindBank } from './useFindBank.tsx';
import { useResultInView } from './useResultInView.ts';

export const Calculator = guarded(CalculatorTool);

function CalculatorTool({ directories }: { readonly directories: readonly AvailableDirectory[] }) {
  const card = useRef<HTMLDivElement>(null);
  const bankCodeField = useRef<HTMLInputElement>(null);
  const accountNumberField = useRef<HTMLInputElement>(null);
  const resultPlace = useRef<HTMLDivElement>(null);
  const [bankCode, setBankCode] = useState('');
  const [accountNumber, setAccountNumber] = useState('');
  /** What was given to the last changed field, also what it has not kept. */
  const [given, setGiven] = useState('');
  /** What was given to both fields, also what they have not kept. */
  const givenTo = useRef({ bankCode: '', accountNumber: '' });
  const [account, setAccount] = useState<TypedAccount | null>(null);
  /** The accounts of earlier results of this visit, the newest first. */
  const [former, setFormer] = useState<readonly TypedAccount[]>([]);
  const [filtered, setFiltered] = useState<FilteredInsertion | null>(null);
  const [said, say] = useAnnouncement();

  const [bankData, loadBankData] = useBankData(directories);
  const findBank = useFindBank([bankCodeField, accountNumberField], bankData, loadBankData);
  const [inserted, loadInserted] = useLoaded(() => import('../../bankData/insertion/Insertion.tsx'));
  useFirstUse(() => {
    loadInserted();
    loadBankData();
    findBank.load();
    importTooltips().catch(() => undefined);
  });
  useArrivals(card, [bankCodeField, accountNumberField], show, insert);

  useResultInView(resultPlace, account, bankData.data !== null);

  function calculate(event: SyntheticEvent) {
    event.preventDefault();
    const next = typedAccount(bankCode, accountNumber, givenTo.current);
    if (next) show(next);
  }

  /** Shows a result, or none, and keeps the one before it. */
  function show(next: TypedAccount | null) {
    if (account) setFormer((former) => formerResults(former, account, next));
    setAccount(next);
    // Retries if loading failed at the first use.
    if (next) loadBankData();
  }

  /** A form whose button is disabled is not submitted on Enter. */
  function sayMissing({ key, target }: KeyboardEvent) {
    const isInField = target === bankCodeField.current || target === accountNumberField.current;
    if (key !== 'Enter' || !isInField) return;
    say(missing(bankCode, accountNumber));
    if (accountNumber === '' && bankCode.length === BANK_CODE_LENGTH) accountNumberField.current?.focus();
  }

  /** The pressed button is gone, so the result gets its focus. */
  function choose(chosen: string, chosenNumber: string) {
    putDigits(bankCodeField.current, chosen);
    putDigits(accountNumberField.current, chosenNumber);
    show(typedAccount(chosen, chosenNumber));
    resultPlace.current?.focus({ preventScroll: true });
  }

  function restart() {
    for (const field of [accountNumberField, bankCodeField]) putDigits(field.current, '');
    show(null);
    bankCodeField.current?.focus();
  }

  function change(set: (digits: string) => void, digits: string, given: string, input: HTMLInputElement) {
    set(digits);
    setGiven(given);
    givenTo.current[input === bankCodeField.current ? 'bankCode' : 'accountNumber'] = given;
    say('');
    // A complete IBAN fills both fields when typed, too.
    if (isRightIban(given)) insert(given, input);
  }

  /** Takes a text that is not read as a whole, or not yet. Digits of an IBAN are no bank code: no field keeps them. */
  function insert(text: string, input: HTMLInputElement, before = { bankCode, accountNumber }) {
    loadInserted();
    setFiltered({ text, input, before });
    if (linkToCheck(text) === null) return false;
    setGiven(text);
    return true;
  }

  // The note below the bank code already explains an IBAN.
  const taken = looksLikeIban(given) ? null : inserted;
  const isBank = (digits: string) => bankData.data?.directory.find(digits) !== undefined;
  const areSwapped = bankCode !== '' && isBank(accountNumber) && !isBank(bankCode);
  const canCalculate = typedAccount(bankCode, accountNumber) !== null;
  const isOutdated = account !== null && (account.bankCode !== bankCode || account.typed !== accountNumber);

  return (
    <div ref={card} className="tool-card">
      <form className={`tool-form ${styles.form}`} onSubmit={calculate} onKeyDown={sayMissing} noValidate>
        <DigitsField
          ref={bankCodeField}
          id="blz"
          label={texts.bankCode.label}
          hint={texts.bankCode.hint}
          maximumLength={BANK_CODE_LENGTH}
          clean={cleanBankCode}
          onChange={(...changed) => change(setBankCode, ...changed)}
          explain={(text, digits) => taken?.bankCodeTaken(text, digits) ?? null}
          keepsNote
          onInsert={insert}
          note={<BankNote bankCode={bankCode} bankData={bankData} given={given} />}
          // Removed once the bank is known, so that Tab moves on to the account number.
          besideNote={((!isBank(bankCode) && !areSwapped) || findBank.isOpen) && findBank.button}
        />
        {findBank.place}
        <DigitsField
          ref={accountNumberField}
          id="konto"
          label={texts.accountNumber.label}
          hint={texts.accountNumber.hint}
          maximumLength={ACCOUNT_NUMBER_LENGTH}
          clean={cleanAccountNumber}
          onChange={(...changed) => change(setAccountNumber, ...changed)}
          explain={(text, digits) => taken?.accountNumberTaken(text, digits) ?? null}
          onInsert={insert}
          note={accountNumber !== '' && digitCount(accountNumber.length)}
          besideNote={
            areSwapped && (
              <Button onClick={() => choose(accountNumber, cleanAccountNumber(givenTo.current.bankCode))}>
                {texts.swap}
              </Button>
            )
          }
        />
        {inserted && (
          <inserted.Insertion
            className={styles.inserted}
            card={card}
            fields={[bankCodeField, accountNumberField]}
            bankData={bankData}
            filtered={filtered}
            typed={givenTo.current.bankCode}
            onSearch={findBank.open}
          />
        )}
        <Button
          type="submit"
          variant={account && !isOutdated ? 'outlined' : 'primary'}
          className={styles.calculate}
          disabled={!canCalculate}
        >
          {texts.calculate}
        </Button>
        <Announcement said={said} />
      </form>
      <div ref={resultPlace} tabIndex={-1} className="tool-result">
        {account && (
          <Result
            account={account}
            bankData={bankData}
            isOutdated={isOutdated}
            canCalculate={canCalculate}
            onAnnounce={say}
            onRestart={restart}
            onChoose={(meant) => choose(meant.bankCode, meant.accountNumber)}
          />
        )}
      </div>
      {bankData.data && former.length > 0 && <FormerResults accounts={former} data={bankData.data} />}
      <PrivacyLine />
    </div>
  );
}
