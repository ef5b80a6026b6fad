import { nextStep } from '../../bankData/bankFactsTexts.ts';
import { ibanPartsToShow } from '../../bankData/ibanPartsToShow.ts';
import type { BankDataState } from '../../bankData/useBankData.ts';
import { useIbanCopy } from '../../bankData/useIbanCopy.ts';
import type { Iban } from '../../domain/iban/iban.ts';
import { Facts } from '../../ui/Facts.tsx';
import { LabelledParts } from '../../ui/LabelledParts.tsx';
import { Notes } from '../../ui/Notes.tsx';
import { Verdict } from '../../ui/Verdict.tsx';
import { germanView } from './germanView.ts';
import { IbanActions } from './IbanActions.tsx';
import { IbanChoice } from './IbanChoice.tsx';
import { texts } from './texts.ts';

interface Props {
  readonly iban: Iban;
  readonly bankData: BankDataState;
  readonly onReplace: (chosen: string) => void;
}

/** A German IBAN with correct check digits: its parts, its bank, and whether the bank would form the same IBAN. */
export function GermanIban({ iban, bankData, onReplace }: Props) {
  const copying = useIbanCopy(iban);
  const view = bankData.data && germanView(iban, bankData.data);
  const waiting = bankData.status === 'failed' ? texts.notLookedUp : texts.lookingUp;
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
      <IbanActions iban={iban} copying={copying} isInSepa />
    </>
  );
}
