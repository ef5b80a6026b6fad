import { type KeyboardEvent, type SyntheticEvent, useEffect, useRef, useState } from 'react';
import type { AvailableDirectory } from '../../bankData/bankData.ts';
import { useBankData } from '../../bankData/useBankData.ts';
import { ACCOUNT_NUMBER_LENGTH, cleanAccountNumber } from '../../domain/account/accountNumber.ts';
import { BANK_CODE_LENGTH, cleanBankCode } from '../../domain/account/bankCode.ts';
import type { Bank } from '../../domain/directory/bankDirectory.ts';
import { takeSharedAccount } from '../../handOver/fragment.ts';
import { HANDED_BANK_CODE, takeHandOver } from '../../handOver/handOver.ts';
import { Button } from '../../ui/Button.tsx';
import { DigitsField, putDigits } from '../../ui/DigitsField.tsx';
import { PrivacyLine } from '../../ui/PrivacyLine.tsx';
import { restartable } from '../../ui/restartable.tsx';
import { ToolCard } from '../../ui/ToolCard.tsx';
import { loadTooltips } from '../../ui/Tooltip.tsx';
import { useModule } from '../../ui/useModule.ts';
import { useStart } from '../../ui/useStart.ts';
import { BankNote } from './BankNote.tsx';
import styles from './Calculator.module.css';
import { FindBankButton } from './FindBankButton.tsx';
import type { FilteredInsertion } from './insertion/Insertion.tsx';
import { PlainResult } from './PlainResult.tsx';
import { digitCount, digitsOnly, missing, texts } from './texts.ts';
import { type TypedAccount, typedAccount } from './typedAccount.ts';

interface Props {
  /** The bank directories on the server. The current date decides which one is loaded. */
  readonly directories: readonly AvailableDirectory[];
}

/**
 * A text in one field, from before hydration, with more digits than the field holds: it is read as a whole, or the rest of
 * its digits would be lost.
 */
function textWithMore(...fields: readonly [HTMLInputElement, HTMLInputElement]): FilteredInsertion | null {
  const input = fields.find(({ value, size }) => value.replace(/\D/g, '').length > size);
  if (!input) return null;
  const [bankCode, accountNumber] = fields.map((field) => (field === input ? '' : field.value));
  return {
    text: input.value,
    input,
    before: { bankCode: bankCode ?? '', accountNumber: accountNumber ?? '' },
  };
}

/** Two fields, a button, and the result in the same card. */
export const Calculator = restartable(CalculatorTool);

function CalculatorTool({ directories }: Props) {
  const card = useRef<HTMLDivElement>(null);
  const bankCodeField = useRef<HTMLInputElement>(null);
  const accountNumberField = useRef<HTMLInputElement>(null);
  const findBankButton = useRef<HTMLButtonElement>(null);
  const resultPlace = useRef<HTMLDivElement>(null);
  const [bankCode, setBankCode] = useState('');
  const [accountNumber, setAccountNumber] = useState('');
  /** Content of the last changed field before it was cleaned. */
  const [given, setGiven] = useState('');
  const [account, setAccount] = useState<TypedAccount | null>(null);
  /** The text to search a bank for; null while the search is closed. */
  const [soughtBank, setSoughtBank] = useState<string | null>(null);
  const [filtered, setFiltered] = useState<FilteredInsertion | null>(null);
  /** For screen readers. Its element is on the page from the start: one that comes with its text is not read. */
  const [said, setSaid] = useState('');

  const [bankData, loadBankData] = useBankData(directories);
  const [result, loadResult, hasResultFailed] = useModule(() => import('./Result.tsx'));
  const [findBank, loadFindBank, hasFindBankFailed] = useModule(() => import('./FindBank.tsx'));
  const [inserted, loadInserted] = useModule(() => import('./insertion/Insertion.tsx'));
  useStart(() => {
    loadResult();
    loadInserted();
    loadBankData();
    void loadTooltips();
  });

  // Reads input from before hydration (typed or restored by the browser) and numbers from a link, now or later.
  useEffect(() => {
    const [bankCodeInput, accountNumberInput] = [bankCodeField.current, accountNumberField.current];
    if (!bankCodeInput || !accountNumberInput) return;
    const arrive = () => {
      const blz = takeHandOver(HANDED_BANK_CODE);
      const shared = takeSharedAccount();
      const given = shared ?? (blz === null ? null : { blz, konto: '' });
      const early = given ? null : textWithMore(bankCodeInput, accountNumberInput);
      // Handled like a paste: the fields show what was kept of a damaged link or of other characters.
      putDigits(accountNumberInput, given?.konto ?? accountNumberInput.value);
      putDigits(bankCodeInput, given?.blz ?? bankCodeInput.value);
      if (early) setFiltered(early);
      if (given) {
        card.current?.scrollIntoView({ block: 'nearest' });
        (shared === null ? accountNumberInput : bankCodeInput).focus({ preventScroll: true });
      }
      if (shared === null) return;
      const isWhole = shared.blz === bankCodeInput.value && shared.konto === accountNumberInput.value;
      setAccount(isWhole ? typedAccount(shared.blz, shared.konto) : null);
    };
    arrive();
    addEventListener('arrival', arrive);
    return () => removeEventListener('arrival', arrive);
  }, []);

  // The first touch has already started loading. A new calculation retries after a failure.
  useEffect(() => {
    if (!account) return;
    loadResult();
    loadBankData();
  }, [account, loadResult, loadBankData]);

  const isShown = account !== null && (result !== null || hasResultFailed);
  useEffect(() => {
    if (isShown && account) resultPlace.current?.scrollIntoView({ block: 'nearest' });
  }, [isShown, account]);

  function calculate(event: SyntheticEvent) {
    event.preventDefault();
    const next = typedAccount(bankCode, accountNumber);
    if (next) setAccount(next);
  }

  /** A form whose button is disabled is not submitted on Enter. */
  function sayWhatIsMissing({ key, target }: KeyboardEvent) {
    const isInField = target === bankCodeField.current || target === accountNumberField.current;
    if (key === 'Enter' && isInField) setSaid(missing(bankCode, accountNumber));
  }

  function restart() {
    for (const field of [accountNumberField, bankCodeField]) putDigits(field.current, '');
    setAccount(null);
    bankCodeField.current?.focus();
  }

  function openFindBank(name: string) {
    loadFindBank();
    loadBankData();
    setSoughtBank(name);
  }

  function closeFindBank() {
    setSoughtBank(null);
    (findBankButton.current ?? bankCodeField.current)?.focus();
  }

  function chooseBank({ bankCode }: Bank) {
    putDigits(bankCodeField.current, bankCode);
    setSoughtBank(null);
    return accountNumberField.current;
  }

  /** Called only for a text that is not read as a whole, or not yet. */
  function insert(text: string, input: HTMLInputElement): undefined {
    loadInserted();
    setFiltered({ text, input, before: { bankCode, accountNumber } });
  }

  const checkLink = inserted?.linkToCheck(given) ?? null;
  const canCalculate = typedAccount(bankCode, accountNumber) !== null;
  const isOutdated = account !== null && (account.bankCode !== bankCode || account.typed !== accountNumber);

  return (
    <ToolCard ref={card}>
      <form className={styles.form} onSubmit={calculate} onKeyDown={sayWhatIsMissing} noValidate>
        <DigitsField
          ref={bankCodeField}
          id="blz"
          label={texts.bankCode.label}
          hint={texts.bankCode.hint}
          maximumLength={BANK_CODE_LENGTH}
          clean={cleanBankCode}
          onChange={(digits, given) => {
            setBankCode(digits);
            setGiven(given);
            setSaid('');
          }}
          explain={(given, digits) =>
            checkLink === null ? (inserted?.bankCodeTaken ?? digitsOnly)(given, digits) : null
          }
          keepsNote
          onInsert={insert}
          noteLines={2}
          note={<BankNote bankCode={bankCode} bankData={bankData} checkLink={checkLink} />}
          besideNote={
            // Removed once the bank code is complete, so that Tab moves on to the account number.
            bankCode.length < BANK_CODE_LENGTH && (
              <FindBankButton
                ref={findBankButton}
                isOpen={soughtBank !== null}
                onPress={() =>
                  soughtBank === null || hasFindBankFailed ? openFindBank('') : closeFindBank()
                }
              />
            )
          }
        />
        {soughtBank !== null && (findBank || hasFindBankFailed) && (
          <div className={styles.findBank}>
            {hasFindBankFailed && <p role="status">{texts.findBank.failed}</p>}
            {findBank && (
              <findBank.FindBank
                key={soughtBank}
                name={soughtBank}
                bankData={bankData}
                onLoad={loadBankData}
                onChoose={chooseBank}
                onClose={closeFindBank}
              />
            )}
          </div>
        )}
        <DigitsField
          ref={accountNumberField}
          id="konto"
          label={texts.accountNumber.label}
          hint={texts.accountNumber.hint}
          maximumLength={ACCOUNT_NUMBER_LENGTH}
          clean={cleanAccountNumber}
          onChange={(digits, given) => {
            setAccountNumber(digits);
            setGiven(given);
            setSaid('');
          }}
          explain={inserted?.accountNumberTaken ?? digitsOnly}
          onInsert={insert}
          note={accountNumber !== '' && digitCount(accountNumber.length)}
        />
        {inserted && (
          <inserted.Insertion
            className={styles.inserted}
            card={card}
            fields={[bankCodeField, accountNumberField]}
            bankData={bankData}
            filtered={filtered}
            onSearch={openFindBank}
          />
        )}
        <Button
          type="submit"
          variant={isShown && !isOutdated ? 'outlined' : 'primary'}
          className={styles.calculate}
          disabled={!canCalculate}
        >
          {texts.calculate}
        </Button>
        <p role="status" className="visually-hidden">
          {said}
        </p>
      </form>
      <PrivacyLine text={texts.privacy} />
      <div ref={resultPlace} className={styles.result}>
        {account && hasResultFailed && <PlainResult account={account} onAnnounce={setSaid} />}
        {account && result && (
          <result.Result
            account={account}
            bankData={bankData}
            isOutdated={isOutdated}
            onAnnounce={setSaid}
            onRestart={restart}
          />
        )}
      </div>
    </ToolCard>
  );
}
