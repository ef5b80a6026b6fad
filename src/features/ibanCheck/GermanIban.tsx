import { bankCodeInGroups } from '../../bankData/bankNameTexts.ts';
import { BankLine, IbanLine } from '../../bankData/IbanLine.tsx';
import { accountAsText } from '../../bankData/ibanCopyTexts.ts';
import { Proposals } from '../../bankData/Proposals.tsx';
import { type Iban, ibanParts } from '../../domain/iban/iban.ts';
import { Facts } from '../../ui/Facts.tsx';
import { Verdict } from '../../ui/Verdict.tsx';
import styles from './Findings.module.css';
import type { GermanView } from './germanView.ts';
import { texts } from './texts.ts';

interface Props {
  readonly iban: Iban;
  /** Null until the bank directory is loaded. */
  readonly view: GermanView | null;
  /** The bank directory could not be loaded. */
  readonly hasFailed: boolean;
  /** The only IBAN of the text: copying is what the visitor most probably does next. */
  readonly isOnly: boolean;
  readonly onReplace: (chosen: string) => void;
}

/** A German IBAN with correct check digits: its parts, its bank, and whether the bank would form the same IBAN. */
export function GermanIban({ iban, view, hasFailed, isOnly, onReplace }: Props) {
  const text = view?.bank ? accountAsText(iban, { ...view, bankBic: view.bic, resultingBank: null }) : null;
  const tone = view?.tone ?? 'good';
  const notes = view?.notes ?? [hasFailed ? texts.notLookedUp : texts.lookingUp];
  const { bankCode, accountNumber } = ibanParts(iban);
  const line = <IbanLine iban={iban} text={text} isPrimary={isOnly && tone === 'good'} />;
  return (
    <>
      <Verdict tone={tone} text={view?.badge ?? texts.right} causes={notes}>
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
