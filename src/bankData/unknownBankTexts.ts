import type { ColumnDates } from '../domain/directory/bankDirectory.ts';
import { germanMonth } from '../ui/germanDate.ts';

type NameDate = Pick<ColumnDates, 'name'>;

/** Not „unknown to the Bundesbank“: a bank code may be newer than the data of this site. */
export function unknownBank(dates: NameDate): string {
  return `Nicht ${inOurData(dates)}`;
}

/** @param subject „Die Bankleitzahl 12345678“ */
export function unknownBankSentence(subject: string, dates: NameDate): string {
  return `${subject} steht nicht ${inOurData(dates)}. Vielleicht ist sie neuer oder gelöscht, oder eine Ziffer ist falsch.`;
}

/** About accounts that may have been meant. */
export const proposalTexts = {
  meant: 'Meinten Sie:',
  compare: 'Vergleichen Sie mit Ihrer Vorlage, bevor Sie wählen.',
};
export const successorTexts: typeof proposalTexts = {
  meant: 'Mit der neuen Bankleitzahl rechnen:',
  compare:
    'Vielleicht hat das Konto dort eine andere Nummer. Fragen Sie die Bank, bevor Sie Geld überweisen.',
};

function inOurData({ name }: NameDate): string {
  return `in unseren Bankdaten (Stand ${germanMonth(name)})`;
}
