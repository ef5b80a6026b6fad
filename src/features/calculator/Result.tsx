import { Printer, QrCode, RotateCcw } from 'lucide-react';
import { useEffect, useState } from 'react';
import { BankFacts } from '../../bankData/BankFacts.tsx';
import type { BankDataState } from '../../bankData/useBankData.ts';
import { useIbanCopy } from '../../bankData/useIbanCopy.ts';
import { expiry, validity } from '../../bankData/validityTexts.ts';
import { buildIban, groupIban } from '../../domain/iban/iban.ts';
import { handOverLink } from '../../handOver/handOver.ts';
import { Button } from '../../ui/Button.tsx';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { Notes } from '../../ui/Notes.tsx';
import { PrintDate } from '../../ui/PrintDate.tsx';
import { Verdict } from '../../ui/Verdict.tsx';
import { Arithmetic } from './Arithmetic.tsx';
import { FormulaLine } from './FormulaLine.tsx';
import { IbanLine } from './IbanLine.tsx';
import styles from './Result.module.css';
import { ResultCopyButtons } from './ResultCopyButtons.tsx';
import { resultTexts } from './resultTexts.ts';
import { resultView } from './resultView.ts';
import { Share } from './Share.tsx';
import { texts } from './texts.ts';
import type { TypedAccount } from './typedAccount.ts';

interface Props {
  readonly account: TypedAccount;
  readonly bankData: BankDataState;
  /** The fields have changed since this result. */
  readonly isOutdated: boolean;
  /** Called with the sentence for screen readers as soon as it is final. */
  readonly onAnnounce: (sentence: string) => void;
  /** Empties the fields. */
  readonly onRestart: () => void;
}

/**
 * The IBAN with all that is known about it. Until the bank directory is there: the IBAN by the plain formula, small, and a
 * sentence that explains this.
 */
export function Result({ account, bankData, isOutdated, onAnnounce, onRestart }: Props) {
  const { bankCode, accountNumber, typed } = account;
  const formulaIban = buildIban(bankCode, accountNumber);
  const resolution = bankData.data?.resolve(bankCode, accountNumber) ?? null;
  const view = resolution && resultView(resolution);
  const iban = view?.iban ?? formulaIban;
  const hasFailed = bankData.status === 'failed';
  // An IBAN that the bank may not use must not look like the result.
  const isFormulaOnly = view?.isFormulaOnly ?? true;
  const isLoading = !view && !hasFailed;
  const isDoubtful = view !== null && view.tone !== 'good';
  const [mainPlace, setMainPlace] = useState<HTMLElement | null>(null);
  const [formulaPlace, setFormulaPlace] = useState<HTMLElement | null>(null);
  const copying = useIbanCopy(iban);
  const formulaCopying = useIbanCopy(formulaIban);

  const announcement = view
    ? [
        resultTexts.announcement(
          groupIban(iban),
          resolution?.resultingBank ?? resolution?.bank ?? null,
          view,
        ),
        expiry(bankData.data) ?? [],
      ]
        .flat()
        .join(' ')
    : hasFailed
      ? resultTexts.announcedFormula(groupIban(iban))
      : '';
  // biome-ignore lint/correctness/useExhaustiveDependencies: a change empties the announcement; the same result after it is announced again
  useEffect(() => onAnnounce(announcement), [announcement, account, onAnnounce]);

  return (
    <section
      aria-label={texts.resultHeading}
      data-result
      className={`${styles.result} ${isLoading ? styles.loading : ''}`}
    >
      <h2>{isFormulaOnly ? resultTexts.formulaHeading : resultTexts.heading}</h2>
      {isOutdated && (
        <p className={styles.outdated}>
          <strong>{resultTexts.outdated(bankCode, typed)}</strong> <span>{resultTexts.calculateAgain}</span>
        </p>
      )}
      {view ? (
        <Verdict tone={view.tone} text={view.badge}>
          {isDoubtful && (
            <>
              {view.notes.map((note) => (
                <p key={note}>{note}</p>
              ))}
              <p>{resultTexts.given(bankCode, typed)}</p>
            </>
          )}
        </Verdict>
      ) : !isLoading ? (
        <Verdict tone="caution" text={resultTexts.notLookedUp}>
          <p>{resultTexts.formulaOnly.failed}</p>
        </Verdict>
      ) : (
        <p className={styles.kind}>{resultTexts.formulaOnly.loading}</p>
      )}
      {!isFormulaOnly && <IbanLine iban={iban} copying={copying} buttons={setMainPlace} />}
      {!isDoubtful && !isOutdated && <p className={styles.input}>{resultTexts.input(bankCode, typed)}</p>}
      {resolution && <BankFacts resolution={resolution} isDoubtful={isDoubtful} />}
      {view && !isDoubtful && <Notes notes={view.notes} />}
      {(isFormulaOnly || (view && view.formulaNote !== null)) && (
        <FormulaLine
          iban={formulaIban}
          copying={formulaCopying}
          remark={view?.formulaNote ?? null}
          button={setFormulaPlace}
        />
      )}
      <ResultCopyButtons
        main={{ place: mainPlace, copying }}
        formula={{ place: formulaPlace, copying: formulaCopying }}
        isOutdated={isOutdated}
      />
      <div className={styles.more}>
        <Arithmetic account={account} resolution={resolution} />
        <Button variant="quiet" className={styles.action} onClick={onRestart}>
          <RotateCcw size={20} aria-hidden="true" />
          <span>{resultTexts.restart}</span>
        </Button>
        <Button variant="quiet" className={styles.action} onClick={() => print()}>
          <Printer size={20} aria-hidden="true" />
          <span>{resultTexts.print}</span>
        </Button>
        {resolution && !isFormulaOnly && (
          <ButtonLink variant="quiet" className={styles.action} {...handOverLink('/girocode', iban)}>
            <QrCode size={20} aria-hidden="true" />
            <span>{resultTexts.giroCode}</span>
          </ButtonLink>
        )}
        {!isFormulaOnly && <Share account={account} />}
        {bankData.data && <p className={styles.validity}>{validity(bankData.data)}</p>}
      </div>
      {resolution && <p className={styles.dates}>{resultTexts.datesOfTheData(resolution.columnDates)}</p>}
      <PrintDate />
    </section>
  );
}
