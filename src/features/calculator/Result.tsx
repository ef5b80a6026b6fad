import { useEffect } from 'react';
import {
  accountCheckLabel,
  bankFactsTexts,
  checkedBy,
  expiry,
  nextStep,
} from '../../bankData/bankFactsTexts.ts';
import { BankLine, IbanLine } from '../../bankData/IbanLine.tsx';
import { accountAsText } from '../../bankData/ibanCopyTexts.ts';
import { type Proposal, Proposals } from '../../bankData/Proposals.tsx';
import type { BankDataState } from '../../bankData/useBankData.ts';
import { buildIban, groupIban } from '../../domain/iban/iban.ts';
import { readAccountNumber } from '../../domain/reading/readNumber.ts';
import { asDigits } from '../../domain/reading/strayCharacters.ts';
import { nearAccounts } from '../../domain/resolve/nearNumbers.ts';
import { Notes } from '../../ui/Notes.tsx';
import { PrintDate } from '../../ui/PrintDate.tsx';
import { Verdict } from '../../ui/Verdict.tsx';
import { Arithmetic } from './Arithmetic.tsx';
import { FormulaLine } from './FormulaLine.tsx';
import styles from './Result.module.css';
import { ResultActions, Share } from './ResultActions.tsx';
import { inputDoubt, resultTexts } from './resultTexts.ts';
import { resultView } from './resultView.ts';
import { texts } from './texts.ts';
import { isAsGiven, type TypedAccount } from './typedAccount.ts';

interface Props {
  readonly account: TypedAccount;
  readonly bankData: BankDataState;
  /** The fields have changed since this result. */
  readonly isOutdated: boolean;
  readonly canCalculate: boolean;
  /** Called with the sentence for screen readers as soon as it is final. */
  readonly onAnnounce: (sentence: string) => void;
  readonly onRestart: () => void;
  readonly onChoose: (account: Proposal) => void;
}

/** The IBAN with all that is known about it. Without the bank directory: the IBAN by the plain formula, small, with the reason. */
export function Result({
  account,
  bankData,
  isOutdated,
  canCalculate,
  onAnnounce,
  onRestart,
  onChoose,
}: Props) {
  const { bankCode, accountNumber, typed, doubted } = account;
  const formulaIban = buildIban(bankCode, accountNumber);
  const resolution = bankData.data?.resolve(bankCode, accountNumber) ?? null;
  const view = resolution && resultView(resolution, inputDoubt(account));
  const iban = view?.iban ?? formulaIban;
  const hasFailed = bankData.status === 'failed';
  // An IBAN that the bank may not use must not look like the result.
  const isFormulaOnly = view?.isFormulaOnly ?? true;
  const isLoading = !view && !hasFailed;
  const isDoubtful = view !== null && view.tone !== 'good';
  const isRefused = view?.tone === 'wrong';
  const bank = resolution?.resultingBank ?? resolution?.bank ?? null;
  const validUntil = bankData.data && !expiry(bankData.data) ? bankData.data.directory.validUntil : null;
  // `5320l3000`, with l for 1; `0000532013000`
  const meant = readAccountNumber(asDigits(doubted.accountNumber ?? '')).digits;
  const asGiven = meant === null ? [] : [{ bankCode, accountNumber: meant, otherBank: null, label: meant }];
  const text = resolution ? accountAsText(iban, resolution) : '';

  const announcement = view
    ? [resultTexts.announcement(groupIban(iban), bank, view), expiry(bankData.data) ?? []].flat().join(' ')
    : hasFailed
      ? resultTexts.announcedFormula(groupIban(iban))
      : '';
  // biome-ignore lint/correctness/useExhaustiveDependencies: a change empties the announcement; the same result after it is announced again
  useEffect(() => onAnnounce(announcement), [announcement, account, onAnnounce]);

  const heading = (
    <h2 className={isRefused ? 'visually-hidden' : undefined}>
      {isRefused
        ? resultTexts.noIbanHeading
        : isFormulaOnly && !isLoading
          ? resultTexts.formulaHeading
          : resolution?.outcome === 'invalid-account' || !isAsGiven(account)
            ? resultTexts.doubtfulHeading
            : resultTexts.heading}
    </h2>
  );
  return (
    <section
      aria-label={texts.resultHeading}
      data-result
      className={`${styles.result} ${isLoading ? styles.loading : ''}`}
    >
      {(isLoading || isRefused) && heading}
      {isOutdated && (
        <p className={`box ${styles.outdated}`}>
          <strong>{resultTexts.outdated(bankCode, typed)}</strong> <span>{resultTexts.otherFields}</span>{' '}
          {canCalculate && <span>{resultTexts.calculateAgain}</span>}
        </p>
      )}
      {view ? (
        isDoubtful && (
          <Verdict tone={view.tone} text={view.badge} causes={view.notes.slice(0, -1)}>
            {bankData.data && !isOutdated && (
              <Proposals<Proposal>
                near={
                  doubted.accountNumber === null
                    ? nearAccounts(bankCode, typed, bankData.data.resolve, doubted.bankCode)
                    : asGiven
                }
                onChoose={onChoose}
              />
            )}
            {/* What to do if none of them is meant. */}
            <p>{view.notes.at(-1)}</p>
          </Verdict>
        )
      ) : !isLoading ? (
        <Verdict tone="caution" text={resultTexts.notLookedUp} causes={[resultTexts.formulaOnly.failed]}>
          {!isOutdated && <p>{resultTexts.calculateAgain}</p>}
        </Verdict>
      ) : (
        <p className="muted">{resultTexts.formulaOnly.loading}</p>
      )}
      {!isFormulaOnly && heading}
      {!isFormulaOnly && <IbanLine iban={iban} text={text} isPrimary={!isOutdated && !isDoubtful} />}
      {view && !isDoubtful && (
        <>
          {resolution &&
          view.badge === checkedBy(resolution) &&
          accountCheckLabel(resolution) !== 'richtig' ? (
            <p className="muted">{view.badge}</p>
          ) : (
            <Verdict tone="good" text={view.badge} />
          )}
          <Notes notes={view.notes} />
        </>
      )}
      {resolution && bank && (
        <BankLine
          bank={bank}
          bic={resolution.bankBic}
          remark={isDoubtful ? undefined : bankFactsTexts.limits}
        />
      )}
      {!isLoading && (isFormulaOnly || (view && view.formulaNote !== null)) && (
        <FormulaLine iban={formulaIban} remark={view?.formulaNote ?? null}>
          {isFormulaOnly && !isRefused ? heading : <span>{resultTexts.formula}</span>}
        </FormulaLine>
      )}
      {expiry(bankData.data) && <p className="muted">{expiry(bankData.data)}</p>}
      <ResultActions
        // Another tool, or who opens the link, would not know of the doubt.
        iban={resolution && !isFormulaOnly && isAsGiven(account) ? iban : null}
        text={text}
        onRestart={onRestart}
        panels={{
          share: resolution && !isFormulaOnly && <Share account={account} />,
          arithmetic: <Arithmetic account={account} resolution={resolution} />,
          more: (
            <>
              {!isOutdated && <p className="print-only">{resultTexts.input(bankCode, typed)}</p>}
              {resolution && accountCheckLabel(resolution) && view?.badge !== checkedBy(resolution) && (
                <p>{`${bankFactsTexts.accountCheck}: ${accountCheckLabel(resolution)}`}</p>
              )}
              {view && !isDoubtful && <p>{nextStep}</p>}
              {resolution && <p>{resultTexts.datesOfTheData(resolution.columnDates, validUntil)}</p>}
            </>
          ),
        }}
      />
      <PrintDate />
    </section>
  );
}
