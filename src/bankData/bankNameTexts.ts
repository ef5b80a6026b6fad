import type { BankCode } from '../domain/account/account.ts';
import type { ColumnDates } from '../domain/directory/bankDirectory.ts';
import type { Resolution } from '../domain/resolve/resolution.ts';
import { germanMonth } from '../ui/germanDate.ts';

/** The data that determine the name of the bank. */
export type NamedBank = Pick<Resolution, 'bank' | 'ruleHolder'>;

/** „Commerzbank, Köln“ */
export function bankWithTown({ name, town }: { readonly name: string; readonly town: string }): string {
  return town === '' ? name : `${name}, ${town}`;
}

/** The bank as the subject of a sentence, in lower case: „die Deutsche Bank“, or „die Bank“ without a `ruleHolder`. */
export function bankInSentence(named: NamedBank): string {
  return `die ${nameOf(named)}`;
}

/** The bank as the subject, at the beginning of a sentence. */
export function bankAtBeginning(named: NamedBank): string {
  return `Die ${nameOf(named)}`;
}

/** The bank in the genitive, „der Deutschen Bank“: an adjective before the noun is inflected, „Berliner“ and „Frankfurter“ are not. */
export function ofBank(named: NamedBank): string {
  return `der ${nameOf(named).replace(/^(\p{Lu}\p{Ll}+(?:sch|igt)e)(?= )/u, '$1n')}`;
}

/** About a bank whose name has „-alt-“; empty for others. The directory does not say what the addition means for the accounts. */
export const formerBankNotes = ({ resultingBank, bank }: Pick<Resolution, 'resultingBank' | 'bank'>) =>
  (resultingBank ?? bank)?.name.includes('-alt-')
    ? [
        'Das Verzeichnis führt diese Bank mit dem Zusatz „-alt-“. Vielleicht haben ihre Kunden inzwischen eine neue IBAN: Fragen Sie den Empfänger.',
      ]
    : [];

function nameOf({ bank, ruleHolder }: NamedBank): string {
  // norisbank has its own name, but uses the rule of Deutsche Bank, to whose group it belongs.
  return /norisbank/i.test(bank?.name ?? '') ? 'norisbank' : (ruleHolder ?? 'Bank');
}

/** `370 400 44`: three, three and two digits (DIN 5008), separated by no-break spaces. */
export function bankCodeInGroups(bankCode: BankCode): string {
  return `${bankCode.slice(0, 3)}\u00A0${bankCode.slice(3, 6)}\u00A0${bankCode.slice(6)}`;
}

type NameDate = Pick<ColumnDates, 'name'>;

/** Not „unknown to the Bundesbank“: a bank code may be newer than the data of this site. */
export function unknownBank(dates: NameDate): string {
  return `Nicht ${inOurData(dates)}`;
}

/** The end of `unknownBankSentence`. */
export const PERHAPS_NEWER = 'Vielleicht ist sie neuer oder gelöscht, oder eine Ziffer ist falsch.';

/** @param subject „Die Bankleitzahl 12345678“ */
export function unknownBankSentence(subject: string, dates: NameDate): string {
  return `${subject} steht nicht ${inOurData(dates)}. ${PERHAPS_NEWER}`;
}

function inOurData({ name }: NameDate): string {
  return `in unseren Bankdaten (Stand ${germanMonth(name)})`;
}
