import { Printer } from 'lucide-react';
import { useEffect, useMemo } from 'react';
import { problemText } from '../../bankData/ibanProblemTexts.ts';
import type { BankDataState } from '../../bankData/useBankData.ts';
import { validity } from '../../bankData/validity.ts';
import { ibanLengthOf } from '../../domain/countries/lengths.ts';
import { checkIban, type IbanCheck } from '../../domain/ibanCheck/checkIban.ts';
import { suggestIbans } from '../../domain/ibanCheck/suggestIbans.ts';
import { Button } from '../../ui/Button.tsx';
import { PrintDate } from '../../ui/PrintDate.tsx';
import { useModule } from '../../ui/useModule.ts';
import styles from './Findings.module.css?late';
import { ForeignIban } from './ForeignIban.tsx';
import { GermanIban } from './GermanIban.tsx';
import { germanView } from './germanView.ts';
import {
  announcement,
  announcementOfRight,
  announcementOfWrong,
  notShown,
  onlyTheFirst,
  position,
  texts,
} from './texts.ts';
import { WrongIban } from './WrongIban.tsx';

interface Props {
  /** As returned by `findIbans`. */
  readonly found: readonly string[];
  readonly bankData: BankDataState;
  readonly onReplace: (given: string, chosen: string) => void;
  /** Called with the sentence for screen readers as soon as it is final. */
  readonly onAnnounce: (sentence: string) => void;
}

/** The list tool handles more. */
const MOST_SHOWN = 20;

/** One result for each IBAN that was found. */
export function Findings({ found, bankData, onReplace, onAnnounce }: Props) {
  const [countries, loadCountries, hasFailed] = useModule(
    () => import('../../domain/countries/countries.ts'),
  );
  const needsCountries = found.some((iban) => !iban.startsWith('DE') && ibanLengthOf(iban.slice(0, 2)));
  useEffect(() => {
    if (needsCountries) loadCountries();
  }, [needsCountries, loadCountries]);

  const all = found.map((iban) => {
    const code = iban.slice(0, 2);
    const country = countries?.ibanCountry(code) ?? null;
    return { ...checkIban(iban, country?.structure), foreignCountry: code === 'DE' ? null : country };
  });
  const checks = all.slice(0, MOST_SHOWN);
  const wrong = all.flatMap(({ problems }, index) => (problems.length > 0 ? [index + 1] : []));
  const summary = announcement(all.length - wrong.length, wrong.length);
  const [only, another] = found;
  const saidOfOne = useMemo(
    () => (only ? wordsFor(checkIban(only), bankData) : texts.nothingFound),
    [only, bankData],
  );
  const said = another === undefined ? saidOfOne : summary;
  useEffect(() => {
    onAnnounce(said);
    return () => onAnnounce('');
  }, [said, onAnnounce]);

  return (
    <section aria-label={texts.resultHeading} data-result className={styles.findings}>
      <h2>{texts.resultHeading}</h2>
      {checks.length === 0 && <p className={styles.nothing}>{texts.nothingFound}</p>}
      {all.length > MOST_SHOWN && (
        <p className={styles.summary}>
          <span>{summary}</span> <span>{onlyTheFirst(MOST_SHOWN, all.length)}</span>
        </p>
      )}
      {checks.map((check, index) => (
        <article key={check.text} className={styles.finding} aria-label={position(index + 1, all.length)}>
          {all.length > 1 && <p className={styles.position}>{position(index + 1, all.length)}</p>}
          {check.germanIban ? (
            <GermanIban
              iban={check.germanIban}
              bankData={bankData}
              onReplace={(chosen) => onReplace(check.text, chosen)}
            />
          ) : check.problems.length === 0 ? (
            <ForeignIban
              iban={check.text}
              country={check.foreignCountry}
              parts={(check.foreignCountry && countries?.bbanParts(check.text, check.foreignCountry)) ?? []}
              hasFailed={hasFailed}
            />
          ) : (
            <WrongIban
              check={check}
              country={check.foreignCountry}
              bankData={bankData}
              onReplace={(chosen) => onReplace(check.text, chosen)}
            />
          )}
        </article>
      ))}
      {all.length > MOST_SHOWN && (
        <p className={styles.notShown}>
          <span>
            {notShown(
              all.length - MOST_SHOWN,
              wrong.filter((number) => number > MOST_SHOWN),
            )}
          </span>{' '}
          <span>{texts.listBefore}</span>
          <a href="/iban-liste">{texts.list}</a>
          <span>{texts.listBehind}</span>
        </p>
      )}
      {checks.length > 0 && (
        <div className={styles.more}>
          <Button variant="quiet" className={styles.print} onClick={() => print()}>
            <Printer size={20} aria-hidden="true" />
            <span>{texts.print}</span>
          </Button>
          {bankData.data && (
            <p className={bankData.data.status === 'expired' ? undefined : styles.printOnly}>
              {validity(bankData.data)}
            </p>
          )}
        </div>
      )}
      <PrintDate />
    </section>
  );
}

/** The result of a single IBAN as a person would say it; '' while its bank is being looked up. */
function wordsFor({ text, problems, germanIban }: IbanCheck, { data, status }: BankDataState): string {
  if (data === null && status !== 'failed') return '';
  if (problems.length > 0)
    return announcementOfWrong(problems.map(problemText), data ? suggestIbans(text, data.resolve).length : 0);
  if (germanIban === null || data === null) return announcementOfRight(texts.right, null);
  const { badge, facts } = germanView(germanIban, data);
  return announcementOfRight(badge, facts.find(([name]) => name === texts.facts.bank)?.[1] ?? null);
}
