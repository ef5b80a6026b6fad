import { problemText } from '../../bankData/ibanProblemTexts.ts';
import type { BankDataState } from '../../bankData/useBankData.ts';
import { Facts } from '../../ui/Facts.tsx';
import { Verdict } from '../../ui/Verdict.tsx';
import styles from './Findings.module.css';
import { IbanChoice, MarkedIban } from './IbanChoice.tsx';
import { type JudgedIban, markedPlaces } from './judgeIban.ts';
import { texts } from './texts.ts';

interface Props {
  readonly judged: JudgedIban;
  readonly bankData: BankDataState;
  /** The only IBAN of the text: it stands nowhere else. */
  readonly isOnly: boolean;
  readonly onReplace: (chosen: string) => void;
}

/** A wrong IBAN: where, why, and which IBANs may have been meant. */
export function WrongIban({
  judged: { text, badge, problems, country, suggestions },
  bankData: { data, status },
  isOnly,
  onReplace,
}: Props) {
  const isGerman = text.startsWith('DE') && problems[0]?.code !== 'creditor-identifier';
  return (
    <>
      <Verdict tone="wrong" text={badge} causes={problems.map(problemText)} />
      {isOnly && suggestions.length === 0 && <MarkedIban iban={text} marked={markedPlaces(problems)} />}
      {country && <Facts facts={[[texts.facts.country, `${country.name} (${text.slice(0, 2)})`]]} />}
      {suggestions.length > 0 && (
        <div className={styles.remark}>
          <h3>{texts.suggestions}</h3>
          <ul className={styles.remark}>
            {suggestions.map((suggestion) => (
              <li key={suggestion.iban}>
                <IbanChoice
                  suggestion={suggestion}
                  given={text}
                  bank={data?.directory.find(suggestion.iban.slice(4, 12))}
                  onChoose={onReplace}
                />
              </li>
            ))}
          </ul>
          <p className={`muted ${styles.remark}`}>
            {suggestions.length === 1 ? texts.oneSuggestion : texts.moreSuggestions}
          </p>
        </div>
      )}
      {isGerman && suggestions.length === 0 && (data || status === 'failed') && (
        <p className={`muted ${styles.remark}`}>{data ? texts.noSuggestion : texts.notLookedUp}</p>
      )}
    </>
  );
}
