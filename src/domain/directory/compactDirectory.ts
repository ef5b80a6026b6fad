import type { BankCode } from '../account/bankCode.ts';
import { BIC_OF_DIRECTORY_LENGTH } from '../account/bic.ts';
import {
  type Bank,
  type BankDirectory,
  type ColumnDates,
  everyColumn,
  makeBankDirectory,
} from './bankDirectory.ts';
import { expandName, expandShortName, shortenName, shortenShortName } from './compactNames.ts';

const FORMAT = 'bank-directory-3';

/**
 * The bank directory as the browser loads it. Each column is one string, because compression then finds like next to
 * like. Entries of changing length are separated by `|`; entries of fixed length follow each other, blanks if one is
 * absent.
 */
export interface CompactDirectory {
  readonly format: typeof FORMAT;
  /** YYYY-MM-DD */
  readonly validFrom: string;
  /** YYYY-MM-DD */
  readonly validUntil: string;
  readonly columnDates: ColumnDates;
  /** Of all dates and columns: a file that was cut off or damaged on its way is refused. */
  readonly checksum: number;
  readonly columns: {
    /** Each bank code as its distance from the one before. */
    readonly bankCode: string;
    readonly town: string;
    readonly name: string;
    readonly shortName: string;
    readonly postcode: string;
    readonly bic: string;
    readonly accountCheckMethod: string;
    readonly bankRule: string;
    /** The bank codes that are marked. */
    readonly markedForDeletion: string;
    /** `bank code>successor` */
    readonly successor: string;
  };
}

type Columns = CompactDirectory['columns'];
type Content = Omit<CompactDirectory, 'format' | 'checksum'>;
const WIDTHS = { postcode: 5, bic: BIC_OF_DIRECTORY_LENGTH, accountCheckMethod: 2, bankRule: 6 } as const;
const COLUMNS: readonly (keyof Columns)[] = [
  'bankCode',
  'town',
  'name',
  'shortName',
  'postcode',
  'bic',
  'accountCheckMethod',
  'bankRule',
  'markedForDeletion',
  'successor',
];

const DATED_COLUMNS = Object.keys(everyColumn(null)) as (keyof ColumnDates)[];

/**
 * Writes the compact form.
 *
 * @throws Error if reading it again would not give the same banks (a separator inside a name)
 */
export function writeCompactDirectory(directory: BankDirectory): CompactDirectory {
  const { validFrom, validUntil, columnDates, banks } = directory;
  const list = (entry: (bank: Bank, index: number) => string | number) => banks.map(entry).join('|');
  const fixed = (field: keyof typeof WIDTHS) =>
    banks.map((bank) => (bank[field] ?? '').padEnd(WIDTHS[field])).join('');
  const columns: Columns = {
    bankCode: list((bank, index) => Number(bank.bankCode) - Number(banks[index - 1]?.bankCode ?? 0)),
    town: list((bank) => bank.town),
    name: list((bank) => shortenName(bank.name, bank.town)),
    shortName: list((bank) => shortenShortName(bank.shortName, bank.name, bank.town)),
    postcode: fixed('postcode'),
    bic: fixed('bic'),
    accountCheckMethod: fixed('accountCheckMethod'),
    bankRule: fixed('bankRule'),
    markedForDeletion: banks.flatMap((bank) => (bank.isMarkedForDeletion ? bank.bankCode : [])).join('|'),
    successor: banks
      .flatMap((bank) => (bank.successor ? `${bank.bankCode}>${bank.successor}` : []))
      .join('|'),
  };
  const content = { validFrom, validUntil, columnDates, columns };
  const compact = { format: FORMAT, checksum: checksum(content), ...content } as const;
  const readAgain = readCompactDirectory(compact).banks;
  const changed = banks.find((bank, index) => JSON.stringify(bank) !== JSON.stringify(readAgain[index]));
  if (changed) throw new Error(`Compact directory: bank code ${changed.bankCode} cannot be written`);
  return compact;
}

/**
 * Reads the compact form.
 *
 * @param json the parsed file, from wherever it came
 * @throws Error if it is not such a file, or one that was cut off or damaged
 */
export function readCompactDirectory(json: unknown): BankDirectory {
  const { validFrom, validUntil, columnDates, columns } = checkedCompactDirectory(json);
  const distances = columns.bankCode.split('|');
  const towns = columns.town.split('|');
  const names = columns.name.split('|');
  const shortNames = columns.shortName.split('|');
  const marked = new Set(columns.markedForDeletion.split('|'));
  const successors = new Map(
    columns.successor.split('|').map((pair) => pair.split('>') as [string, BankCode]),
  );
  const cut = (field: keyof typeof WIDTHS, index: number) =>
    columns[field].slice(index * WIDTHS[field], (index + 1) * WIDTHS[field]).trim();

  let number = 0;
  const banks = distances.map((distance, index): Bank => {
    number += Number(distance);
    const bankCode = String(number) as BankCode;
    const town = towns[index] ?? '';
    const name = expandName(names[index] ?? '', town);
    return {
      bankCode,
      name,
      shortName: expandShortName(shortNames[index] ?? '', name, town),
      postcode: cut('postcode', index),
      town,
      bic: cut('bic', index),
      accountCheckMethod: cut('accountCheckMethod', index) || null,
      bankRule: cut('bankRule', index) || null,
      isMarkedForDeletion: marked.has(bankCode),
      successor: successors.get(bankCode) ?? null,
    };
  });
  return makeBankDirectory(validFrom, validUntil, banks, columnDates);
}

function checkedCompactDirectory(json: unknown): CompactDirectory {
  const compact = json as Partial<CompactDirectory> | null;
  const refuse = (reason: string) => new Error(`Compact directory: ${reason}`);
  if (compact?.format !== FORMAT) throw refuse('the file has another format');
  const { validFrom, validUntil, columnDates, columns } = compact;
  const isDay = (day: unknown) => /^\d{4}-\d\d-\d\d$/.test(String(day));
  if (!isDay(validFrom) || !isDay(validUntil)) throw refuse('its validity is missing');
  if (!DATED_COLUMNS.every((column) => isDay(columnDates?.[column])))
    throw refuse('the date of a column is missing');
  if (!columns || COLUMNS.some((column) => typeof columns[column] !== 'string'))
    throw refuse('a column is missing');
  if (checksum(compact as CompactDirectory) !== compact.checksum) throw refuse('it was damaged on its way');
  return compact as CompactDirectory;
}

/** FNV-1a, 32 bits, over the UTF-16 code units of all dates and columns. */
function checksum({ validFrom, validUntil, columnDates, columns }: Content): number {
  let hash = 0x811c9dc5;
  const dates = DATED_COLUMNS.map((column) => columnDates[column]);
  for (const text of [validFrom, validUntil, ...dates, ...COLUMNS.map((column) => columns[column])]) {
    for (let index = 0; index < text.length; index += 1)
      hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
    hash = Math.imul(hash ^ 0xffff, 0x01000193);
  }
  return hash >>> 0;
}
