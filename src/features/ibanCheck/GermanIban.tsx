import { ibanPartsToShow } from '../../bankData/ibanPartsToShow.ts';
import type { BankDataState } from '../../bankData/useBankData.ts';
import type { Iban } from '../../domain/iban/iban.ts';
import { Badge } from '../../ui/Badge.tsx';
import { Facts } from '../../ui/Facts.tsx';
import { LabelledParts } from '../../ui/LabelledParts.tsx';
import { Notes } from '../../ui/Notes.tsx';
import { useCopy } from '../../ui/useCopy.ts';
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
  const copying = useCopy(iban);
  const view = bankData.data && germanView(iban, bankData.data);
  const waiting = bankData.status === 'failed' ? texts.notLookedUp : texts.lookingUp;
  return (
    <>
      <Badge tone={view?.tone ?? 'good'} text={view?.badge ?? texts.right} />
      <LabelledParts ref={copying.place} parts={ibanPartsToShow(iban)} />
      {view && <Facts facts={view.facts} />}
      <Notes notes={view ? view.notes : [waiting]} />
      {view?.otherIban && <IbanChoice iban={view.otherIban} remark={null} onChoose={onReplace} />}
      <p>{texts.limits}</p>
      <IbanActions iban={iban} copying={copying} isInSepa />
    </>
  );
}
