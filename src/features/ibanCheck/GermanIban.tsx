import { nextStep } from '../../bankData/bankFactsTexts.ts';
import { ibanPartsToShow } from '../../bankData/ibanPartsToShow.ts';
import { useIbanCopy } from '../../bankData/useIbanCopy.ts';
import type { Iban } from '../../domain/iban/iban.ts';
import { Facts } from '../../ui/Facts.tsx';
import { LabelledParts } from '../../ui/LabelledParts.tsx';
import { Notes } from '../../ui/Notes.tsx';
import { Verdict } from '../../ui/Verdict.tsx';
import type { GermanView } from './germanView.ts';
import { IbanActions } from './IbanActions.tsx';
import { IbanChoice } from './IbanChoice.tsx';
import { texts } from './texts.ts';

interface Props {
  readonly iban: Iban;
  /** Null until the bank directory is loaded. */
  readonly view: GermanView | null;
  /** The bank directory could not be loaded. */
  readonly hasFailed: boolean;
  readonly onReplace: (chosen: string) => void;
}

/** A German IBAN with correct check digits: its parts, its bank, and whether the bank would form the same IBAN. */
export function GermanIban({ iban, view, hasFailed, onReplace }: Props) {
  const copying = useIbanCopy(iban);
  const waiting = hasFailed ? texts.notLookedUp : texts.lookingUp;
  const isDoubtful = view !== null && view.tone !== 'good';
  return (
    <>
      <Verdict tone={view?.tone ?? 'good'} text={view?.badge ?? texts.right}>
        {isDoubtful && view.notes.map((note) => <p key={note}>{note}</p>)}
      </Verdict>
      <LabelledParts ref={copying.place} parts={ibanPartsToShow(iban)} />
      {view && <Facts facts={view.facts} />}
      {!isDoubtful && <Notes notes={view ? view.notes : [waiting]} />}
      {view?.otherIban && <IbanChoice iban={view.otherIban} remark={null} onChoose={onReplace} />}
      <p>
        <span>{texts.limits}</span> {!isDoubtful && <span>{nextStep}</span>}
      </p>
      <IbanActions iban={iban} copying={copying} isForPayments={view?.isForPayments ?? false} />
    </>
  );
}
