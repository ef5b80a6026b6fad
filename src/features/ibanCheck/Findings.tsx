import { Printer } from 'lucide-react';
import { useEffect, useMemo } from 'react';
import { expiry, nextStep, validity } from '../../bankData/bankFactsTexts.ts';
import type { InsertionReading } from '../../bankData/insertion/readInsertion.ts';
import type { BankDataState } from '../../bankData/useBankData.ts';
import { ibanLengthOf } from '../../domain/countries/lengths.ts';
import { mayBeAccount, numbersBeside } from '../../domain/ibanCheck/numbersBeside.ts';
import { handOverLink } from '../../handOver/handOver.ts';
import { Button, ButtonLink } from '../../ui/Button.tsx';
import { useLoaded } from '../../ui/loading.ts';
import { Notes } from '../../ui/Notes.tsx';
import { PrintDate } from '../../ui/PrintDate.tsx';
import styles from './Findings.module.css';
import { GiroCodeLink, IbanRow } from './IbanChoice.tsx';
import { IbanResult } from './IbanResult.tsx';
import { announcementOf, type JudgedIban, judgeIban } from './judgeIban.ts';
import { announcement, texts } from './texts.ts';

interface Props {
  /** As returned by `findIbans`. */
  readonly found: readonly string[];
  /** The whole text; empty while the visitor is typing. */
  readonly text: string;
  /** Announced if nothing is found. */
  readonly nothing: string;
  readonly bankData: BankDataState;
  /** Counts how often the visitor has asked for a result. */
  readonly asked: number;
  /** The IBAN that the visitor has just put in the place of another: its result is announced. */
  readonly chosen: string | null;
  readonly onReplace: (given: string, chosen: string) => void;
  /** Called with the sentence for screen readers as soon as it is final. */
  readonly onAnnounce: (sentence: string) => void;
}

/** Shown besides all wrong ones. The list tool handles more. */
const MOST_SHOWN = 20;

export const importReader = () => import('../../bankData/insertion/readInsertion.ts');

export function Findings({ found, text, nothing, bankData, asked, chosen, onReplace, onAnnounce }: Props) {
  const [countries, loadCountries, hasFailed] = useLoaded(
    () => import('../../domain/countries/countries.ts'),
  );
  const needsCountries = found.some(isForeign);
  useEffect(() => {
    if (needsCountries) loadCountries();
  }, [needsCountries, loadCountries]);

  const { data, status } = bankData;
  const judged = useMemo(
    () =>
      found.map((iban) =>
        judgeIban(iban, isForeign(iban) ? (countries?.ibanCountry(iban.slice(0, 2)) ?? null) : null, data),
      ),
    [found, countries, data],
  );
  const beside = useMemo(() => numbersBeside(text), [text]);
  const [reader, loadReader] = useLoaded(importReader);
  useEffect(() => loadReader(), [loadReader]);
  const reading = useMemo(
    () => reader?.readInsertion({ text, field: 'bankCode', replacesAll: true }, bankData),
    [reader, text, bankData],
  );
  const doubts = (judged.some(({ tone }) => tone !== 'wrong') && reading?.doubts) || [];
  const words = doubts.filter((doubt) => !beside.some((number) => number.includes(doubt)));
  const [notRead, doubt] = [texts.notRead(beside), texts.doubts(words)];
  const isLikeAccount = beside.some(mayBeAccount);
  const isOnly = found.length === 1;
  const summary = announcement(
    judged.map(({ tone }) => tone),
    beside.length,
  );

  const isFinal =
    (data !== null || status === 'failed') && (!needsCountries || countries !== null || hasFailed);
  const spoken = judged.find(({ text }) => text === chosen) ?? (isOnly ? judged[0] : undefined);
  const result = spoken ? announcementOf(spoken) : found.length === 0 ? nothing : summary;
  const said = isFinal ? [result, notRead, doubt].filter(Boolean).join(' ') : '';
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is asked for again is announced again
  useEffect(() => {
    onAnnounce(said);
    return () => onAnnounce('');
  }, [said, asked, onAnnounce]);

  const finding = (judged: JudgedIban) => (
    <IbanResult
      judged={judged}
      bankData={bankData}
      isWithoutCountries={hasFailed}
      isOnly={isOnly}
      onReplace={(chosen) => onReplace(judged.text, chosen)}
    />
  );
  return (
    <section aria-label={texts.resultHeading} data-result className={styles.findings}>
      <h2>{texts.resultHeading}</h2>
      {found.length === 0 && <NothingFound nothing={nothing} reading={reading} />}
      {found.length > 1 && (
        <p className={styles.remark}>
          <span>{summary}</span>{' '}
          {found.length > MOST_SHOWN && (
            <>
              <span>{texts.onlyTheFirst(MOST_SHOWN)}</span> <a href="/iban-liste">{texts.list}</a>
            </>
          )}
        </p>
      )}
      <Notes notes={[isLikeAccount ? notRead : '', doubt].filter(Boolean)} isCaution />
      {judged.map((iban, index) =>
        index >= MOST_SHOWN && iban.tone === 'good' ? null : (
          <article
            key={iban.text}
            tabIndex={-1}
            className={styles.finding}
            aria-label={texts.position(index + 1, found.length)}
            data-iban={iban.text}
          >
            {isOnly ? (
              finding(iban)
            ) : (
              <IbanRow judged={iban} isOpen={iban.text === chosen}>
                {finding(iban)}
                {isPayable(iban) && <GiroCodeLink iban={iban.text} />}
              </IbanRow>
            )}
          </article>
        ),
      )}
      {!isLikeAccount && notRead && <p className={`muted ${styles.remark}`}>{notRead}</p>}
      {judged.some(({ tone }) => tone !== 'wrong') && (
        <p className={`muted ${styles.remark}`}>
          <span>{texts.limits}</span> {judged.some(isCompared) && <span>{nextStep}</span>}
        </p>
      )}
      {found.length > 0 && (
        <div className={`row muted ${styles.more}`}>
          {isOnly && judged.filter(isPayable).map(({ text }) => <GiroCodeLink key={text} iban={text} />)}
          <Button icon={Printer} variant="quiet" onClick={() => print()}>
            {texts.print}
          </Button>
          {data && <p className={expiry(data) ? undefined : 'print-only'}>{validity(data)}</p>}
        </div>
      )}
      <PrintDate />
    </section>
  );
}

/** An IBAN of a country that has IBANs, and not of Germany. */
function isForeign(iban: string): boolean {
  return !iban.startsWith('DE') && ibanLengthOf(iban.slice(0, 2)) !== undefined;
}

/** Payment codes work inside the single euro payments area only, and only a known bank is paid to. */
function isPayable({ germanIban, country, tone, view }: JudgedIban): boolean {
  return germanIban ? view?.isForPayments === true : tone === 'good' && country?.sepa != null;
}

/** Banks of the euro area compare the payee's name (Regulation (EU) 2024/886). */
function isCompared({ germanIban, country, tone, view }: JudgedIban): boolean {
  if (germanIban) return view?.tone === 'good';
  return tone === 'good' && country?.sepa?.euro === true && country.sepa.eea;
}

/** A text without an IBAN. If it surely has bank code and account number, the calculator is offered. */
function NothingFound({ nothing, reading }: Pick<Props, 'nothing'> & { reading?: InsertionReading | null }) {
  const { bankCode, accountNumber } = (reading?.isCertain && reading.readings[0]) || {};
  return (
    <div>
      <p>{nothing}</p>
      {nothing === texts.bic && <a href="/bic">{texts.bankOfBic}</a>}
      {bankCode && accountNumber && (
        <>
          <p className={styles.remark}>{texts.accountFound(bankCode, accountNumber)}</p>
          <ButtonLink variant="primary" {...handOverLink('/', `${bankCode} ${accountNumber}`)}>
            {texts.calculate}
          </ButtonLink>
        </>
      )}
    </div>
  );
}
