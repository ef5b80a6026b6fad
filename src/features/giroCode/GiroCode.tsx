import { ChevronDown, QrCode } from 'lucide-react';
import { useEffect, useMemo, useRef, useState } from 'react';
import type { AvailableDirectory } from '../../bankData/bankData.ts';
import { ExpiryNote } from '../../bankData/ExpiryNote.tsx';
import type { FilteredInsertion } from '../../bankData/insertion/Insertion.tsx';
import { withQueryClient } from '../../bankData/queryClient.tsx';
import { useBankData } from '../../bankData/useBankData.ts';
import { usePausedAnnouncement } from '../../bankData/usePausedAnnouncement.ts';
import { groupIban } from '../../domain/iban/iban.ts';
import { HANDED_IBAN, takeHandOver } from '../../handOver/handOver.ts';
import { Button } from '../../ui/Button.tsx';
import { putDigits } from '../../ui/DigitsField.tsx';
import { PrivacyLine } from '../../ui/PrivacyLine.tsx';
import { restartable } from '../../ui/restartable.tsx';
import { ToolCard } from '../../ui/ToolCard.tsx';
import { useFirstUse } from '../../ui/useFirstUse.ts';
import { useModule } from '../../ui/useModule.ts';
import { type CardField, EMPTY_CARD } from './card.ts';
import { noteText, problemText } from './fieldNotes.ts';
import styles from './GiroCode.module.css';
import { GiroCodePreview } from './GiroCodePreview.tsx';
import { type AccountWay, IbanNote, PayeeAccountFields } from './PayeeAccountFields.tsx';
import { PaymentTextField } from './PaymentTextField.tsx';
import { SeriesSection } from './SeriesSection.tsx';
import { texts } from './texts.ts';
import { useCheckedCard } from './useCheckedCard.ts';
import { usePrintedSeries } from './usePrintedSeries.ts';

const MORE_FIELDS = ['headline', 'reference', 'originatorInformation', 'purpose', 'bic'] as const;

/** A payment as a QR code for banking apps (EPC069-12): the form, and beside it a preview of the code. */
export const GiroCode = withQueryClient(restartable(GiroCodeTool));

function GiroCodeTool({ directories }: { readonly directories: readonly AvailableDirectory[] }) {
  const card = useRef<HTMLDivElement>(null);
  const inputs = useRef(new Map<CardField, HTMLInputElement | HTMLTextAreaElement>());
  const bankCodeInput = useRef<HTMLInputElement>(null);
  const accountNumberInput = useRef<HTMLInputElement>(null);
  const moreFields = useRef<HTMLDetailsElement>(null);
  const preview = useRef<HTMLElement>(null);
  const [way, setWay] = useState<AccountWay>('iban');
  const [typed, setTyped] = useState(EMPTY_CARD);
  const [numbers, setNumbers] = useState({ bankCode: '', accountNumber: '' });
  const [filtered, setFiltered] = useState<FilteredInsertion | null>(null);
  const [left, setLeft] = useState<ReadonlySet<CardField>>(new Set());
  const { isSeriesPrinted, setIsSeriesPrinted, printCard } = usePrintedSeries();
  const [bankData, loadBankData] = useBankData(directories);

  const { account, input, result, doubt, ...checked } = useCheckedCard(way, typed, numbers, bankData);
  const payload = result.ok ? result.payload : null;
  const [encoder, loadEncoder, hasFailed] = useModule(() => import('./qrMatrix.ts'));
  const code = useMemo(
    () => (payload === null || encoder === null ? null : encoder.qrMatrix(payload)),
    [payload, encoder],
  );
  const state = payload === null || code !== null ? checked.state : hasFailed ? texts.code.failed : '';
  const [said, , endPause] = usePausedAnnouncement(state, input, state);

  const [inserted, loadInserted] = useModule(() => import('../../bankData/insertion/Insertion.tsx'));

  useFirstUse(() => {
    loadInserted();
    loadBankData();
    loadEncoder();
  });
  // Again, if it could not be loaded at the first use.
  useEffect(() => {
    if (payload !== null) loadEncoder();
  }, [payload, loadEncoder]);

  // Reads input from before hydration (typed or restored by the browser) and numbers from another page.
  useEffect(() => {
    const iban = takeHandOver(HANDED_IBAN);
    const ibanInput = inputs.current.get('iban');
    if (iban !== null && ibanInput) {
      ibanInput.value = groupIban(iban);
      inputs.current.get('name')?.focus({ preventScroll: true });
    }
    for (const { current } of [bankCodeInput, accountNumberInput]) putDigits(current, current?.value ?? '');
    setTyped({
      ...EMPTY_CARD,
      ...Object.fromEntries([...inputs.current].map(([field, { value }]) => [field, value])),
    });
  }, []);

  const needsMore = !result.ok && result.problems.some(({ code }) => code === 'bic-missing');
  useEffect(() => {
    if (needsMore && moreFields.current) moreFields.current.open = true;
  }, [needsMore]);

  function showCode() {
    preview.current?.focus({ preventScroll: true });
    preview.current?.scrollIntoView();
  }

  function paymentField(field: CardField) {
    const problem = problemText(result, field, input, left);
    return (
      <PaymentTextField
        key={field}
        field={field}
        problem={problem}
        note={
          field === 'iban' ? (
            <IbanNote typed={typed.iban} bankData={bankData} />
          ) : (
            problem === null && noteText(field, typed[field])
          )
        }
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
        <div>
          <form
            className={styles.form}
            autoComplete="off"
            onSubmit={(event) => event.preventDefault()}
            onBlur={endPause}
            noValidate
          >
            <PayeeAccountFields
              way={way}
              onWay={setWay}
              ibanField={paymentField('iban')}
              bankCodeRef={bankCodeInput}
              accountNumberRef={accountNumberInput}
              onBankCode={(bankCode) => setNumbers((before) => ({ ...before, bankCode }))}
              onAccountNumber={(accountNumber) => setNumbers((before) => ({ ...before, accountNumber }))}
              onInsert={(text, input) => {
                loadInserted();
                setFiltered({ text, input, before: numbers });
              }}
              insertion={
                inserted && (
                  <inserted.Insertion
                    card={card}
                    fields={[bankCodeInput, accountNumberInput]}
                    bankData={bankData}
                    filtered={filtered}
                  />
                )
              }
              account={account}
              bankName={bankData.data?.directory.find(numbers.bankCode)?.name ?? null}
            />
            <div className={styles.pair}>
              {paymentField('name')}
              {paymentField('amount')}
            </div>
            {paymentField('text')}
            <details ref={moreFields} className={styles.more}>
              <summary>
                <ChevronDown size={20} aria-hidden="true" />
                {texts.more}
              </summary>
              <p>{texts.moreHint}</p>
              {MORE_FIELDS.map(paymentField)}
            </details>
          </form>
          {checked.isLookedUp && <ExpiryNote data={bankData.data} />}
          {code !== null && (
            <div className={`${styles.toCode} no-print`}>
              <Button onClick={showCode}>
                <QrCode size={20} aria-hidden="true" />
                <span>{doubt === null ? texts.code.see : texts.code.seeAndCheck}</span>
              </Button>
            </div>
          )}
        </div>
        <GiroCodePreview
          ref={preview}
          card={result.ok ? result : null}
          code={code}
          doubt={doubt}
          state={state}
          said={said}
          onPrint={printCard}
        />
      </div>
      <SeriesSection
        directories={directories}
        form={input}
        bankData={bankData}
        isPrinted={isSeriesPrinted}
        onPrinted={setIsSeriesPrinted}
      />
      <PrivacyLine text={texts.privacy} />
    </ToolCard>
  );
}
