import { bankCodeInGroups } from '../../bankData/bankCodeInGroups.ts';
import { BankLine, IbanLine } from '../../bankData/IbanLine.tsx';
import { accountAsText } from '../../bankData/ibanCopyTexts.ts';
import { type Iban, ibanParts } from '../../domain/iban/iban.ts';
import { Facts } from '../../ui/Facts.tsx';
import { Notes } from '../../ui/Notes.tsx';
import { Verdict } from '../../ui/Verdict.tsx';
import type { GermanView } from './germanView.ts';
import { GiroCodeLink, IbanChoice } from './IbanChoice.tsx';
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
  const waiting = hasFailed ? texts.notLookedUp : texts.lookingUp;
  const isDoubtful = view !== null && view.tone !== 'good';
  const verdict = (
    <Verdict tone={view?.tone ?? 'good'} text={view?.badge ?? texts.right}>
      {isDoubtful && view.notes.map((note) => <p key={note}>{note}</p>)}
    </Verdict>
  );
  const { checkDigits, bankCode, accountNumber } = ibanParts(iban);
  return (
    <>
      {isDoubtful && verdict}
      <IbanLine iban={iban} text={text} isPrimary={isOnly && !isDoubtful} />
      {!isDoubtful && verdict}
      {view?.bank && <BankLine bank={view.bank} bic={view.bic} />}
      {view && (
        <Facts
          facts={[
            [texts.facts.checkDigits, texts.rightCheckDigits(checkDigits)],
            [texts.facts.bankCode, bankCodeInGroups(bankCode)],
            ...(view.accountCheck ? [[texts.facts.accountCheck, view.accountCheck] as const] : []),
            [texts.facts.accountNumber, accountNumber.replace(/^0+(?=.)/, '')],
          ]}
        />
      )}
      {!isDoubtful && (isOnly || !view) && <Notes notes={view ? view.notes : [waiting]} />}
      {view?.otherIban && <IbanChoice iban={view.otherIban} remark={null} onChoose={onReplace} />}
      {view?.isForPayments && <GiroCodeLink iban={iban} />}
    </>
  );
}
