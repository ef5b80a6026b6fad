import { QrCode } from 'lucide-react';
import { useEffect, useMemo, useRef, useState } from 'react';
import type { AvailableDirectory } from '../../bankData/bankData.ts';
import { ExpiryNote } from '../../bankData/ExpiryNote.tsx';
import { useBankData } from '../../bankData/useBankData.ts';
import { usePausedAnnouncement } from '../../bankData/usePausedAnnouncement.ts';
import { readPayeeIban } from '../../domain/giroCode/payeeIban.ts';
import { groupIban } from '../../domain/iban/iban.ts';
import { HANDED_IBAN, takeHandOver } from '../../handOver/handOver.ts';
import { Button } from '../../ui/Button.tsx';
import { useFirstUse, useLoaded } from '../../ui/loading.ts';
import { guarded, PrivacyLine } from '../../ui/tool.tsx';
import { type CardField, checkCard, EMPTY_CARD, payeeStanding } from './card.ts';
import { noteText, problemText, stateText } from './fieldNotes.ts';
import styles from './GiroCode.module.css';
import { GiroCodePreview, PictureButtons } from './GiroCodePreview.tsx';
import { IbanNote, PaymentTextField } from './PaymentTextField.tsx';
import { SeriesSection } from './SeriesSection.tsx';
import type { DrawnCard } from './series/useSeriesJob.ts';
import { doubtText, texts } from './texts.ts';

const MORE_FIELDS = ['headline', 'reference', 'originatorInformation', 'purpose', 'bic'] as const;

/** A payment as a QR code for banking apps (EPC069-12): the form, and beside it a preview of the code. */
export const GiroCode = guarded(GiroCodeTool);

function GiroCodeTool({ directories }: { readonly directories: readonly AvailableDirectory[] }) {
  const inputs = useRef(new Map<CardField, HTMLInputElement | HTMLTextAreaElement>());
  const moreFields = useRef<HTMLDetailsElement>(null);
  const preview = useRef<HTMLElement>(null);
  const [input, setInput] = useState(EMPTY_CARD);
  const [leftFields, setLeftFields] = useState<ReadonlySet<CardField>>(new Set());
  /** The cards of a series, which print shows instead of the single one until they change. */
  const [printed, setPrinted] = useState<readonly DrawnCard[] | null>(null);
  const [bankData, loadBankData] = useBankData(directories);

  const result = useMemo(() => checkCard(input, (iban) => payeeStanding(iban, bankData)), [input, bankData]);
  const doubt = result.ok && result.doubt ? doubtText(result.doubt) : null;
  const payload = result.ok ? result.payload : null;
  const [encoder, loadEncoder, hasFailed] = useLoaded(() => import('./qrMatrix.ts'));
  const code = useMemo(
    () => (payload === null || encoder === null ? null : encoder.qrMatrix(payload)),
    [payload, encoder],
  );
  const state =
    payload === null || code !== null ? stateText(result, doubt) : hasFailed ? texts.code.failed : '';
  const [said, , endPause] = usePausedAnnouncement(state, input, state);

  useFirstUse(() => {
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
    setInput({
      ...EMPTY_CARD,
      ...Object.fromEntries([...inputs.current].map(([field, { value }]) => [field, value])),
    });
  }, []);

  /** The preview is in view or has been scrolled past. */
  const [isCodeReached, setCodeReached] = useState(false);
  useEffect(() => {
    const observer = new IntersectionObserver(([entry]) => setCodeReached(entry?.isIntersecting === true), {
      rootMargin: '99999px 0px 0px',
      threshold: 0.5,
    });
    if (preview.current) observer.observe(preview.current);
    return () => observer.disconnect();
  }, []);

  const iban = readPayeeIban(input.iban);
  const isLookedUp = iban.ok && iban.iban.startsWith('DE');

  const needsMore = !result.ok && result.problems.some(({ code }) => code === 'bic-missing');
  useEffect(() => {
    if (needsMore && moreFields.current) moreFields.current.open = true;
  }, [needsMore]);

  function showCode() {
    preview.current?.focus({ preventScroll: true });
    preview.current?.scrollIntoView();
  }

  function paymentField(field: CardField) {
    const problem = problemText(result, field, input, leftFields);
    const note = problem === null && noteText(field, input[field]);
    return (
      <PaymentTextField
        key={field}
        field={field}
        typed={input[field]}
        problem={problem}
        note={field === 'iban' ? <IbanNote typed={input.iban} note={note} bankData={bankData} /> : note}
        onInput={(text) => setInput((before) => ({ ...before, [field]: text }))}
        onLeave={() => setLeftFields((before) => (before.has(field) ? before : new Set(before).add(field)))}
        inputRef={(element) => {
          if (element) inputs.current.set(field, element);
        }}
      />
    );
  }

  return (
    <div className={`tool-card ${styles.card}`} data-giro-code>
      <div className={styles.columns}>
        <div>
          <form
            className={`no-print ${styles.form}`}
            autoComplete="off"
            onSubmit={(event) => event.preventDefault()}
            onBlur={endPause}
            noValidate
          >
            <p className="muted">
              {texts.series.question} <a href="#kartenserie">{texts.series.link}</a>
            </p>
            {paymentField('iban')}
            <div className={styles.pair}>
              {paymentField('name')}
              {paymentField('amount')}
            </div>
            {paymentField('text')}
            <details ref={moreFields} className={styles.more}>
              <summary>{texts.more}</summary>
              <p className="muted">{texts.moreHint}</p>
              {MORE_FIELDS.map(paymentField)}
            </details>
          </form>
          {isLookedUp && <ExpiryNote data={bankData.data} />}
          {code !== null && (
            <div className={`${styles.toCode} no-print`} data-reached={isCodeReached || undefined}>
              <Button icon={QrCode} variant={doubt === null ? 'primary' : 'outlined'} onClick={showCode}>
                {doubt === null ? texts.code.see : texts.code.seeAndCheck}
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
        />
        {result.ok && code !== null && <PictureButtons card={result} matrix={code} doubt={doubt} />}
      </div>
      <SeriesSection
        directories={directories}
        form={input}
        bankData={bankData}
        printed={printed}
        onPrinted={setPrinted}
      />
      <PrivacyLine />
    </div>
  );
}
