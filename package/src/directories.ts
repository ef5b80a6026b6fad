import { BIC_OF_DIRECTORY } from '../../src/domain/account/bic.ts';
import { isAccountCheckMethod } from '../../src/domain/accountCheck/checkAccount.ts';
import {
  type BankFileAnswer,
  type BankFileOptions,
  readBundesbankFile as readFile,
} from '../../src/domain/bankFile/readBundesbankFile.ts';
import {
  type Bank,
  type BankDirectory,
  type DirectoryStatus,
  makeBankDirectory,
  directoryStatus as statusOf,
  type Validity,
} from '../../src/domain/directory/bankDirectory.ts';
import { moment, properties, text, validity } from './given.ts';
import { bankCodeOf } from './numbers.ts';

/** One bank code of a directory of your own. What is left out is unknown, and an IBAN without its rule is a guess. */
export interface BankEntry {
  /** Eight digits as people write them. */
  readonly bankCode: string;
  readonly name: string;
  /** Without it `name`. */
  readonly shortName?: string;
  readonly postcode?: string;
  readonly town?: string;
  /** Eleven characters. */
  readonly bic?: string;
  /** Prüfzifferverfahren, two characters. */
  readonly accountCheckMethod?: string;
  /** IBAN-Regel, six digits: `000000` is the plain formula. Without it the answer is `rule-unknown`. */
  readonly bankRule?: string;
  readonly isMarkedForDeletion?: boolean;
  /** The bank code that replaces this one. */
  readonly successor?: string;
}

/**
 * Makes a directory of entries of your own: from a database, or for a test. The file of the Bundesbank is read by
 * `readBundesbankFile`.
 *
 * @param entries in any order
 * @param days first and last day on which they hold, YYYY-MM-DD
 * @throws TypeError that names the entry and its first wrong property, or the bank code that is there twice
 * @example
 * const directory = createDirectory(
 *   [{ bankCode: '12345678', name: 'Testbank', bic: 'TESTDEFFXXX', accountCheckMethod: '00', bankRule: '000000' }],
 *   { validFrom: '2026-09-07', validUntil: '2026-12-06' },
 * );
 * resolveIban(directory, '12345678', '9290701').ok; // true
 */
export function createDirectory(entries: readonly BankEntry[], days: Validity): BankDirectory {
  const { validFrom, validUntil } = properties(days, 'days');
  for (const [name, day] of Object.entries({ validFrom, validUntil }))
    if (!/^\d{4}-\d\d-\d\d$/.test(text(day, name))) throw new TypeError(`${name} must be a day YYYY-MM-DD.`);
  const banks = properties(entries, 'entries')
    .map(bankOf)
    .sort((one, other) => (one.bankCode < other.bankCode ? -1 : 1));
  const twice = banks.find(({ bankCode }, index) => bankCode === banks[index - 1]?.bankCode);
  if (twice) throw new TypeError(`The bank code ${twice.bankCode} is there twice.`);
  return makeBankDirectory(validFrom, validUntil, banks);
}

function bankOf(entry: BankEntry, index: number): Bank {
  const required = <Value>(value: Value | null, name: keyof BankEntry): Value => {
    if (value === null)
      throw new TypeError(`entries[${index}].${name} is wrong: ${JSON.stringify(entry[name])}.`);
    return value;
  };
  const matching = (name: keyof BankEntry, isRight: (value: string) => boolean) => {
    const value = entry[name] ?? null;
    return value === null ? null : required(typeof value === 'string' && isRight(value) ? value : null, name);
  };
  const anyText = (name: keyof BankEntry) => matching(name, () => true);
  const name = required(anyText('name'), 'name');
  const codeAt = (property: 'bankCode' | 'successor') =>
    required(bankCodeOf(entry[property] ?? '', `entries[${index}].${property}`), property);
  return {
    bankCode: codeAt('bankCode'),
    name,
    shortName: anyText('shortName') ?? name,
    postcode: anyText('postcode') ?? '',
    town: anyText('town') ?? '',
    bic: matching('bic', (bic) => BIC_OF_DIRECTORY.test(bic)) ?? '',
    accountCheckMethod: matching('accountCheckMethod', isAccountCheckMethod),
    bankRule: matching('bankRule', (rule) => /^\d{6}$/.test(rule)),
    isMarkedForDeletion: entry.isMarkedForDeletion ?? false,
    successor: entry.successor === undefined ? null : codeAt('successor'),
  };
}

/**
 * Makes a bank directory of a Bankleitzahlendatei as the Deutsche Bundesbank publishes it: XML, CSV, TXT
 * of 168 characters, or the extended TXT of 174. Only main records (Merkmal 1) are used. A wrong file is an answer.
 *
 * Source of the formats: Deutsche Bundesbank, Merkblatt Bankleitzahlendatei.
 *
 * @param bytes the whole file as downloaded, not decoded
 * @throws TypeError if `bytes` is no Uint8Array
 * @example
 * import { ruleTable } from 'iban-regeln/rules';
 * const read = readBundesbankFile(readFileSync('blz-aktuell-csv-data.csv'), { validFrom: '2026-12-07', rules: ruleTable });
 * if (read.ok) resolveIban(read.directory, '37040044', '532013000');
 */
export function readBundesbankFile(bytes: Uint8Array, options: BankFileOptions): BankFileAnswer {
  if (!ArrayBuffer.isView(bytes)) throw new TypeError('bytes must be a Uint8Array: the file, not decoded.');
  return readFile(bytes, options);
}

/**
 * Whether a directory is valid.
 *
 * @param now the moment whose day in Germany counts
 * @throws TypeError if `now` is no valid Date
 * @example
 * directoryStatus(bankDirectory()) === 'expired'; // time for a newer release
 */
export function directoryStatus(directory: Validity, now: Date = new Date()): DirectoryStatus {
  return statusOf(validity(directory), moment(now));
}
