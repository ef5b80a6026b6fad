import type { Kind } from './cellKinds.ts';
import type { UsualForm } from './usualForm.ts';

/** What the first rows show of a column beside the used ones. */
export interface OtherColumn {
  readonly index: number;
  /** Kind of nearly all its cells. Where several are of another, cells may be moved. */
  readonly usual: Kind | null;
  /** Digits of nearly all its cells; 0 if they differ, or are no numbers. */
  readonly usualLength: number;
  /** By its heading and its numbers, it is another account of the row: a new one, that of the payer or of a second person. */
  readonly isSecondAccount: boolean;
  /** Its numbers are sub-accounts or check digits, which may belong to the account number. */
  readonly isSubAccount: boolean;
  /** Most cells name the bank of their row: by its name, BIC or bank code. */
  readonly isOfBank: boolean;
  /** Its cells are names of people or companies. */
  readonly isOfNames: boolean;
  /** The cells that say nothing against the account: `EUR`, or `nein` below „gesperrt“. */
  readonly harmless: Pick<RegExp, 'test'> | null;
  /** What most cells say, of which none is a name or the voice of a choir: `Alt`. */
  readonly usualClass: string | undefined;
  /** Its heading says what its numbers are. */
  readonly isExplained: boolean;
  /** Its heading or most cells explain its numbers. */
  readonly isOfNumbers: boolean;
  /** How many numbers its cells have. */
  readonly mostNumbers: number;
  /** The digits that they have right beside the account (`usualEdge`). */
  readonly edge: number;
  /** It repeats the account or its last digits in most rows: `Konto (Wdh.)`, `DE** **** 0130 00`. */
  readonly isRepeated: boolean;
  /** Which of its cells are remarks about the row: all, all but plain names, or the few that are statements. */
  readonly notes: 'all' | 'names' | 'statements' | null;
  readonly form: UsualForm;
}

/** In a column of names. A third noun may be a remark: `Helga Jung Sperrliste`. */
export const PERSON = /^\p{Lu}[\p{L}.'’-]+,? \p{Lu}[\p{L}.'’-]+$/u;

/** What the first rows of a list show. */
export interface Evidence {
  readonly others: readonly OtherColumn[];
  /** The first column is not a used one, and nearly all rows fill it. */
  readonly beginsFilled: boolean;
  /** The only column with the heading `IBAN`; -1 if there is none. */
  readonly ibanColumn: number;
}
