export type NumberKind = 'bankCode' | 'accountNumber';

/** A bank code and an account number that belong together. */
export interface Account {
  readonly bankCode: string;
  readonly accountNumber: string;
}

/** What says that a number is a bank code or an account number. */
export type Evidence =
  /** Its label, or the heading of its column. */
  | 'label'
  /** A bank of the directory has this bank code. */
  | 'directory'
  | 'iban'
  | 'bic'
  /** Nothing but the two numbers is in the text. */
  | 'pair'
  /** Nothing: it is only offered. */
  | 'none';

/** One meaning of a text. A number that is null is not in it. */
export interface Reading {
  readonly bankCode: string | null;
  readonly accountNumber: string | null;
  readonly evidence: Readonly<Record<NumberKind, Evidence>>;
  /** Whether the account number passes the check of the bank. */
  readonly check: 'fits' | 'fails' | 'unchecked';
}

/** What the reader asks the bank directory. */
export interface KnownBanks {
  readonly isBankCode: (digits: string) => boolean;
  /** @param bic eleven characters */
  readonly bankCodesOf: (bic: string) => readonly string[];
  /** Whether words name another bank than the one with this bank code. */
  readonly contradicts: (name: string, bankCode: string) => boolean;
  /** Whether the name of one of these banks, or of any bank if there are none, or a town has this word. */
  readonly hasWord: (word: string, bankCodes: readonly string[]) => boolean;
  /** The IBAN that the bank uses if the account number is right; null if it has none. */
  readonly ibanOf: (account: Account) => string | null;
  /** Whether the account number passes the check of the bank. */
  readonly check: (account: Account) => Reading['check'];
}

/** Something with digits in a text. */
export interface Piece {
  /** Of its label, if it has one, and of the number, in the text. */
  readonly start: number;
  readonly numberStart: number;
  readonly end: number;
  readonly label: NumberKind | 'other' | null;
  /** What it is by its form, if neither of the two; see `FORMS`. */
  readonly form: string | null;
  /** Null if the text does not determine them: a letter among them, a part that is masked, unusual separators. */
  readonly digits: string | null;
  /** Numbers that it may mean if the digits are not determined. */
  readonly options: readonly string[];
}

/** What a piece of a text is. */
export type Role =
  | 'bankCode'
  | 'accountNumber'
  /** The number of an account that is written as IBAN. */
  | 'iban'
  /** Labelled, but the text does not determine its digits. */
  | 'refused'
  /** By evidence of its own it is something else: a label, a form, too few digits. */
  | 'other'
  /** Nothing explains it. */
  | 'open';

export interface Explained extends Piece {
  readonly role: Role;
}
