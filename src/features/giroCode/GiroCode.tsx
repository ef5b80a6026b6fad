import { ChevronDown } from 'lucide-react';
import { useEffect, useMemo, useRef, useState } from 'react';
import type { AvailableDirectory } from '../../bankData/bankData.ts';
import { takeNumbers } from '../../bankData/insertedNumbers.ts';
import { useBankData } from '../../bankData/useBankData.ts';
import { EMPTY_PAYMENT, epcPayload, type PaymentField } from '../../domain/giroCode/payload.ts';
import { HANDED_IBAN, takeHandOver } from '../../handOver/handOver.ts';
import { putDigits } from '../../ui/DigitsField.tsx';
import { PrivacyLine } from '../../ui/PrivacyLine.tsx';
import { restartable } from '../../ui/restartable.tsx';
import { ToolCard } from '../../ui/ToolCard.tsx';
import { useStart } from '../../ui/useStart.ts';
import { noteText, problemText } from './fieldNotes.ts';
import styles from './GiroCode.module.css';
import { GiroCodePreview } from './GiroCodePreview.tsx';
import { IbanNote } from './IbanNote.tsx';
import { type AccountWay, PayeeAccountFields } from './PayeeAccountFields.tsx';
import { PaymentTextField } from './PaymentTextField.tsx';
import { payeeAccount } from './payeeAccount.ts';
import { fieldTexts, texts } from './texts.ts';
import { useQrMatrix } from './useQrMatrix.ts';

interface Props {
  /** The bank directories on the server. The current date decides which one is loaded. */
  readonly directories: readonly AvailableDirectory[];
}

const ACCOUNT_LABELS: Readonly<Record<AccountWay, string>> = {
  iban: texts.account.byIban,
  bankCode: texts.account.byBankCode,
};
const MORE_FIELDS = ['reference', 'originatorInformation', 'purpose', 'bic'] as const;
const CODE_FIELDS: ReadonlySet<PaymentField> = new Set(['iban', 'reference', 'purpose', 'bic']);

/** A payment as a QR code for banking apps (EPC069-12): the form, and beside it a preview of the code. */
export const GiroCode = restartable(GiroCodeTool);

function GiroCodeTool({ directories }: Props) {
  const card = useRef<HTMLDivElement>(null);
  const inputs = useRef(new Map<PaymentField, HTMLInputElement | HTMLTextAreaElement>());
  const bankCodeInput = useRef<HTMLInputElement>(null);
  const accountNumberInput = useRef<HTMLInputElement>(null);
  const moreFields = useRef<HTMLDetailsElement>(null);
  const [way, setWay] = useState<AccountWay>('iban');
  const [typed, setTyped] = useState(EMPTY_PAYMENT);
  const [bankCode, setBankCode] = useState('');
  const [accountNumber, setAccountNumber] = useState('');
  const [left, setLeft] = useState<ReadonlySet<PaymentField>>(new Set());
  const [bankData, loadBankData] = useBankData(directories);

  const account = useMemo(
    () => payeeAccount(bankCode, accountNumber, bankData),
    [bankCode, accountNumber, bankData],
  );
  const input = way === 'iban' ? typed : { ...typed, iban: account.iban ?? '' };
  const result = epcPayload(input);
  const [code, prepareDrawing] = useQrMatrix(result.ok ? result.payload : null);

  useStart(() => {
    loadBankData();
    prepareDrawing();
  });

  // Reads input from before hydration (typed or restored by the browser) and numbers from another page.
  useEffect(() => {
    const iban = takeHandOver(HANDED_IBAN);
    const ibanInput = inputs.current.get('iban');
    if (iban !== null && ibanInput) {
      ibanInput.value = iban.replace(/(.{4})(?=.)/g, '$1 ');
      inputs.current.get('name')?.focus({ preventScroll: true });
    }
    if (!bankCodeInput.current || !accountNumberInput.current) return;
    for (const input of [bankCodeInput.current, accountNumberInput.current]) putDigits(input, input.value);
    setTyped({
      ...EMPTY_PAYMENT,
      ...Object.fromEntries([...inputs.current].map(([field, { value }]) => [field, value])),
    });
  }, []);

  const needsMore = !result.ok && result.problems.some(({ code }) => code === 'bic-missing');
  useEffect(() => {
    if (needsMore && moreFields.current) moreFields.current.open = true;
  }, [needsMore]);

  function paymentField(field: PaymentField, isMultiline = false) {
    const problem = problemText(result, field, input, left);
    return (
      <PaymentTextField
        key={field}
        id={`zahlung-${field}`}
        label={fieldTexts[field].label}
        hint={fieldTexts[field].hint}
        problem={problem}
        note={
          field === 'iban' ? (
            <IbanNote typed={typed.iban} bankData={bankData} />
          ) : (
            problem === null && noteText(field, typed[field])
          )
        }
        isMultiline={isMultiline}
        isCode={CODE_FIELDS.has(field)}
        inputMode={field === 'amount' ? 'decimal' : 'text'}
        onInput={(text) => setTyped((before) => ({ ...before, [field]: text }))}
        onLeave={() => setLeft((before) => (before.has(field) ? before : new Set(before).add(field)))}
        inputRef={(element) => {
          if (element) inputs.current.set(field, element);
        }}
      />
    );
  }

  return (
    <ToolCard ref={card} className={styles.card} data-giro-code>
      <div className={styles.columns}>
        <form
          className={styles.form}
          autoComplete="off"
          onSubmit={(event) => event.preventDefault()}
          noValidate
        >
          <PayeeAccountFields
            way={way}
            onWay={setWay}
            ibanField={paymentField('iban')}
            bankCodeRef={bankCodeInput}
            accountNumberRef={accountNumberInput}
            onBankCode={setBankCode}
            onAccountNumber={setAccountNumber}
            onInsert={(text, input) =>
              takeNumbers(text, input, bankData, bankCodeInput.current, accountNumberInput.current)
            }
            account={account}
            bankName={bankData.data?.directory.find(bankCode)?.name ?? null}
          />
          {paymentField('name')}
          {paymentField('amount')}
          {paymentField('text', true)}
          <details ref={moreFields} className={styles.more}>
            <summary>
              <ChevronDown size={20} aria-hidden="true" />
              {texts.more}
            </summary>
            <p>{texts.moreHint}</p>
            {MORE_FIELDS.map((field) => paymentField(field))}
          </details>
        </form>
        <GiroCodePreview result={result} code={code} accountLabel={ACCOUNT_LABELS[way]} />
      </div>
      <PrivacyLine text={texts.privacy} />
    </ToolCard>
  );
}
