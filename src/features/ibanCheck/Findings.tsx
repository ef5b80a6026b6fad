import { Printer } from 'lucide-react';
import { useEffect } from 'react';
import type { BankDataState } from '../../bankData/useBankData.ts';
import { validity } from '../../bankData/validity.ts';
import { ibanLengthOf } from '../../domain/countries/lengths.ts';
import { checkIban } from '../../domain/ibanCheck/checkIban.ts';
import { Announcement } from '../../ui/Announcement.tsx';
import { Button } from '../../ui/Button.tsx';
import { useModule } from '../../ui/useModule.ts';
import styles from './Findings.module.css';
import { ForeignIban } from './ForeignIban.tsx';
import { GermanIban } from './GermanIban.tsx';
import { announcement, notShown, onlyTheFirst, position, texts } from './texts.ts';
import { WrongIban } from './WrongIban.tsx';

interface Props {
  /** As returned by `findIbans`. */
  readonly found: readonly string[];
  readonly bankData: BankDataState;
  readonly onReplace: (given: string, chosen: string) => void;
}

/** The list tool handles more. */
const MOST_SHOWN = 20;

/** One result for each IBAN that was found. */
export function Findings({ found, bankData, onReplace }: Props) {
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

  return (
    <section aria-label={texts.resultHeading} data-result className={styles.findings}>
      <Announcement text={all.length === 0 ? texts.nothingFound : summary} />
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
          {bankData.data?.status === 'expired' && <p>{validity(bankData.data)}</p>}
        </div>
      )}
    </section>
  );
}
