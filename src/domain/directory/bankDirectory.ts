import type { BankCode } from '../account/account.ts';

/** By bank code: everyday names that are not in the Bankleitzahlendatei. */
export const EVERYDAY_NAMES: ReadonlyMap<string, string> = new Map([
  ['12030000', 'DKB'],
  ['25050000', 'NordLB'],
  ['50050000', 'Helaba'],
  ['76030080', 'Consorsbank'],
]);

/** One bank code of the directory (Bankleitzahlendatei of the Deutsche Bundesbank, main records only). */
export interface Bank {
  readonly bankCode: BankCode;
  readonly name: string;
  readonly shortName: string;
  /** Five digits; empty if the sources do not say. */
  readonly postcode: string;
  /** Empty if the sources do not say. */
  readonly town: string;
  /** Eleven characters; empty if the bank code has none. */
  readonly bic: string;
  /** Prüfzifferverfahren, two characters; null if the sources do not say. */
  readonly accountCheckMethod: string | null;
  /** IBAN-Regel as six digits, rule and version ("000503"); null for a bank code newer than the rule table. */
  readonly bankRule: string | null;
  /** The bank code is marked for deletion (Bankleitzahllöschung = 1). */
  readonly isMarkedForDeletion: boolean;
  readonly successor: BankCode | null;
}

/** All by which people know a bank: its names and its town. */
export const namesOf = ({ bankCode, name, shortName, town }: Bank) =>
  `${name} ${shortName} ${town} ${EVERYDAY_NAMES.get(bankCode) ?? ''}`;

/** First and last day on which names and BICs are valid, both YYYY-MM-DD and both included. */
export interface Validity {
  readonly validFrom: string;
  readonly validUntil: string;
}

/** For each column of a directory the day from which its entries were valid, as YYYY-MM-DD. */
export type ColumnDates = Readonly<Record<Exclude<keyof Bank, 'bankCode'>, string>>;

export interface BankDirectory extends Validity {
  readonly columnDates: ColumnDates;
  /** All banks, by rising bank code. */
  readonly banks: readonly Bank[];
  /** The bank of a bank code; undefined if the directory does not know it. */
  find(bankCode: string): Bank | undefined;
}

/** A record with the same value for every column of a directory except the bank code. */
export function everyColumn<Column>(column: Column) {
  return {
    name: column,
    shortName: column,
    postcode: column,
    town: column,
    bic: column,
    accountCheckMethod: column,
    bankRule: column,
    isMarkedForDeletion: column,
    successor: column,
  };
}

/**
 * @param validFrom first day of validity, YYYY-MM-DD
 * @param validUntil last day of validity, YYYY-MM-DD
 * @param banks by rising bank code, none twice
 * @param columnDates needed if not all columns are as old as the directory
 * @throws Error if the bank codes do not rise: the file was not made by the importer
 */
export function makeBankDirectory(
  validFrom: string,
  validUntil: string,
  banks: readonly Bank[],
  columnDates: ColumnDates = everyColumn(validFrom),
): BankDirectory {
  banks.forEach(({ bankCode }, index) => {
    const previous = banks[index - 1]?.bankCode ?? '';
    if (bankCode <= previous)
      throw new Error(`Bank directory: bank code ${bankCode} does not follow ${previous}`);
  });
  // Results contain banks of the directory. Frozen, so that callers that mutate a result do not affect later ones.
  const frozen = Object.freeze(banks.map((bank) => Object.freeze(bank)));
  const byBankCode = new Map<string, Bank>(frozen.map((bank) => [bank.bankCode, bank]));
  return Object.freeze({
    validFrom,
    validUntil,
    columnDates: Object.freeze(columnDates),
    banks: frozen,
    find: (bankCode: string) => byBankCode.get(bankCode),
  });
}

/** Whether today is in, after or before the time in which a directory is valid. */
export type DirectoryStatus = 'valid' | 'expired' | 'not-yet-valid';

export interface ChosenDirectory<Directory extends Validity> {
  readonly directory: Directory;
  readonly status: DirectoryStatus;
}

/**
 * Picks the directory of today: the newest that has begun, or the next one if none has begun.
 *
 * @param available directories in any order
 * @param now the moment whose day in Germany counts, wherever the visitor's clock is set
 * @throws Error if none is available: a site, a package or a file has at least one
 */
export function chooseDirectory<Directory extends Validity>(
  available: readonly Directory[],
  now: Date,
): ChosenDirectory<Directory> {
  const today = dayInGermany(now);
  const byBegin = available.toSorted((one, other) => one.validFrom.localeCompare(other.validFrom));
  const directory = byBegin.findLast(({ validFrom }) => validFrom <= today) ?? byBegin[0];
  if (!directory) throw new Error('There is no bank directory');
  return { directory, status: directoryStatus(directory, now) };
}

/** @param now the moment whose day in Germany counts */
export function directoryStatus({ validFrom, validUntil }: Validity, now: Date): DirectoryStatus {
  const today = dayInGermany(now);
  if (today < validFrom) return 'not-yet-valid';
  return today > validUntil ? 'expired' : 'valid';
}

/** Made at the first use, because it takes half of the time in which a worker starts. */
let berlinDay: Intl.DateTimeFormat | undefined;
/** The day of the minute that was asked for last: formatting takes longer than resolving an account. */
let last = { minute: Number.NaN, day: '' };

/** The day in Germany, as YYYY-MM-DD: the files of the Bundesbank change there at midnight. */
export function dayInGermany(now: Date): string {
  const minute = Math.floor(now.getTime() / 60_000);
  if (minute === last.minute) return last.day;
  berlinDay ??= new Intl.DateTimeFormat('en', {
    timeZone: 'Europe/Berlin',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  });
  const parts = Object.fromEntries(berlinDay.formatToParts(now).map(({ type, value }) => [type, value]));
  last = { minute, day: `${parts.year}-${parts.month}-${parts.day}` };
  return last.day;
}
