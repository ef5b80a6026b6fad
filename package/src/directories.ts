import {
  type BankFileAnswer,
  type BankFileOptions,
  readBundesbankFile as readFile,
} from '../../src/domain/bankFile/readBundesbankFile.ts';
import { isDay } from '../../src/domain/bankFile/validityCalendar.ts';
import { type BankSearchResult, searchBanks as search } from '../../src/domain/bankSearch/bankSearch.ts';
import {
  type Bank,
  type BankDirectory,
  makeBankDirectory,
  type Validity,
} from '../../src/domain/directory/bankDirectory.ts';
import { bankCodeOf, directory as directoryOf, properties, text } from './given.ts';

/**
 * One bank code of a directory of your own: its number and name, and any other field of `Bank` that is known. Without
 * `bankRule` an IBAN would be a guess, and the answer is `rule-unknown`; `000000` is the plain formula.
 */
export type BankEntry = {
  readonly bankCode: string;
  readonly name: string;
  readonly successor?: string | null;
} & Partial<Omit<Bank, 'bankCode' | 'name' | 'successor'>>;

/**
 * Makes a directory from entries of your own, from a database or for a test. `readBundesbankFile` reads the file of the
 * Bundesbank.
 *
 * @param entries in any order
 * @param days first and last day on which they are valid, YYYY-MM-DD
 * @throws TypeError that names the entry and its wrong property; Error if a bank code occurs twice
 * @example
 * const directory = createDirectory(
 *   [{ bankCode: '12345678', name: 'Testbank', bic: 'TESTDEFFXXX', accountCheckMethod: '00', bankRule: '000000' }],
 *   { validFrom: '2026-09-07', validUntil: '2026-12-06' },
 * );
 * resolveIban(directory, '12345678', '9290701').ok; // true
 */
export function createDirectory(entries: readonly BankEntry[], days: Validity): BankDirectory {
  const { validFrom, validUntil } = properties(days, 'days');
  for (const day of [validFrom, validUntil])
    if (!isDay(day)) throw new TypeError(`days must have two days YYYY-MM-DD, not ${day}.`);
  const banks = properties(entries, 'entries').map(bankOf);
  banks.sort((one, other) => (one.bankCode < other.bankCode ? -1 : 1));
  return makeBankDirectory(validFrom, validUntil, banks);
}

function bankOf(entry: BankEntry, index: number): Bank {
  const codeAt = (property: 'bankCode' | 'successor') => {
    const bankCode = bankCodeOf(entry[property], `entries[${index}].${property}`);
    if (bankCode === null) throw new TypeError(`entries[${index}].${property} must have eight digits.`);
    return bankCode;
  };
  return {
    bankCode: codeAt('bankCode'),
    name: text(entry.name, `entries[${index}].name`),
    shortName: entry.shortName ?? entry.name,
    postcode: entry.postcode ?? '',
    town: entry.town ?? '',
    bic: entry.bic ?? '',
    accountCheckMethod: entry.accountCheckMethod ?? null,
    bankRule: entry.bankRule ?? null,
    isMarkedForDeletion: entry.isMarkedForDeletion ?? false,
    successor: entry.successor == null ? null : codeAt('successor'),
  };
}

/**
 * Makes a bank directory from a Bankleitzahlendatei as the Deutsche Bundesbank publishes it: CSV, TXT
 * of 168 characters, or the extended TXT of 174. Only main records (Merkmal 1) are used. A wrong file is an answer.
 *
 * Source of the formats: Deutsche Bundesbank, Merkblatt Bankleitzahlendatei.
 *
 * @param bytes the whole file as downloaded, not decoded
 * @throws TypeError if `bytes` is not a Uint8Array
 * @example
 * const file = readFileSync('blz-aktuell-csv-data.csv');
 * const read = readBundesbankFile(file, { validFrom: '2026-12-07', rules: bankDirectory() });
 * if (read.ok) resolveIban(read.directory, '37040044', '532013000');
 */
export function readBundesbankFile(bytes: Uint8Array, options: BankFileOptions): BankFileAnswer {
  if (!ArrayBuffer.isView(bytes)) throw new TypeError('bytes must be a Uint8Array: the file, not decoded.');
  return readFile(bytes, properties(options, 'options'));
}

/**
 * Finds banks by name, town, postcode, bank code or BIC, in any order and spelling of umlauts; words, numbers and BICs may be
 * cut short. Everything typed must match. The first search in a directory builds its index: call it with `''` while nobody
 * waits.
 *
 * @param limit the maximum number of banks
 * @throws TypeError if the directory is missing, or the query is not a string
 * @example
 * searchBanks(bankDirectory(), 'sparkasse koeln', 5).banks[0]?.bic; // 'COLSDE33XXX'
 */
export function searchBanks(directory: BankDirectory, query: string, limit = 20): BankSearchResult {
  return search(directoryOf(directory), text(query, 'query'), limit);
}
