import { bankCodeInGroups } from '../../bankData/bankNameTexts.ts';
import { BankLine, CopiedIban, IbanLine } from '../../bankData/IbanLine.tsx';
import { accountAsText } from '../../bankData/ibanCopyTexts.ts';
import { problemText } from '../../bankData/ibanProblemTexts.ts';
import { Proposals } from '../../bankData/Proposals.tsx';
import type { BankDataState } from '../../bankData/useBankData.ts';
import { type Iban, ibanParts } from '../../domain/iban/iban.ts';
import { Notes } from '../../ui/Notes.tsx';
import { Verdict } from '../../ui/Verdict.tsx';
import styles from './Findings.module.css';
import { IbanChoice, MarkedIban } from './IbanChoice.tsx';
import { type JudgedIban, markedPlaces } from './judgeIban.ts';
import { sepaText, texts } from './texts.ts';

interface Props {
  readonly judged: JudgedIban;
  readonly bankData: BankDataState;
  /** The table of countries could not be loaded. */
  readonly isWithoutCountries: boolean;
  /** The only IBAN of the text: it stands nowhere else, and copying is what the visitor most probably does next. */
  readonly isOnly: boolean;
  readonly onReplace: (chosen: string) => void;
}

export function IbanResult(props: Props) {
  const { germanIban, tone } = props.judged;
  if (germanIban) return <GermanIban iban={germanIban} {...props} />;
  return tone === 'wrong' ? <WrongIban {...props} /> : <ForeignIban {...props} />;
}

/** A German IBAN with correct check digits: its parts, its bank, and whether the bank would form the same IBAN. */
function GermanIban({
  iban,
  judged: { view, tone, badge },
  bankData,
  isOnly,
  onReplace,
}: Props & { readonly iban: Iban }) {
  const text = view?.bank ? accountAsText(iban, { ...view, bankBic: view.bic, resultingBank: null }) : null;
  const notes = view?.notes ?? [bankData.status === 'failed' ? texts.notLookedUp : texts.lookingUp];
  const { bankCode, accountNumber } = ibanParts(iban);
  const line = <IbanLine iban={iban} text={text} isPrimary={isOnly && tone === 'good'} />;
  return (
    <>
      <Verdict tone={tone} text={badge} causes={notes}>
        {view && <Proposals near={view.near} onChoose={({ bankIban }) => onReplace(bankIban)} />}
      </Verdict>
      {view?.otherIban ? (
        <>
          <figure>
            <figcaption className="muted">{texts.checked}</figcaption>
            {line}
          </figure>
          <figure className={styles.remark}>
            <figcaption className="muted">{texts.byRule}</figcaption>
            <IbanLine iban={view.otherIban} text={view.otherText} isPrimary={false} />
          </figure>
        </>
      ) : (
        line
      )}
      {view?.bank && <BankLine bank={view.bank} bic={view.bic} />}
      {view && (
        <Facts
          facts={[
            [texts.facts.bankCode, bankCodeInGroups(bankCode)],
            [texts.facts.accountNumber, accountNumber.replace(/^0+(?=.)/, '')],
          ]}
        />
      )}
    </>
  );
}

function WrongIban({
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

function ForeignIban({ judged: { text, badge, country }, isWithoutCountries, isOnly }: Props) {
  return (
    <>
      <Verdict tone="good" text={badge} />
      <CopiedIban iban={text} text={null} isPrimary={isOnly}>
        {(source) => <MarkedIban ref={source} iban={text} />}
      </CopiedIban>
      {country && (
        <Facts
          facts={[
            [texts.facts.country, `${country.name} (${text.slice(0, 2)})`],
            [texts.facts.sepa, sepaText(country.sepa)],
          ]}
        />
      )}
      <Notes notes={[texts.noForeignBanks, ...(isWithoutCountries ? [texts.countryNotLoaded] : [])]} />
    </>
  );
}

function Facts({ facts }: { readonly facts: readonly (readonly [name: string, value: string])[] }) {
  return (
    <dl className={`row ${styles.facts}`}>
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt className="muted">{name}</dt>
          <dd className="number">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
