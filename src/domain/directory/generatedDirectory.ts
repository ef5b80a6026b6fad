import { z } from 'zod';
import type { BankCode } from '../account/account.ts';
import { BIC_OF_DIRECTORY } from '../account/bic.ts';
import {
  type Bank,
  type BankDirectory,
  type ColumnDates,
  everyColumn,
  makeBankDirectory,
} from './bankDirectory.ts';

const day = z.iso.date();
const sha256 = z.string().regex(/^[0-9a-f]{64}$/);
const bankCode = z
  .string()
  .regex(/^[1-8]\d{7}$/)
  .transform((text) => text as BankCode);

const bank = z.strictObject({
  bankCode,
  name: z.string().min(1),
  shortName: z.string(),
  postcode: z.string().regex(/^(\d{5})?$/),
  town: z.string(),
  bic: z.string().regex(BIC_OF_DIRECTORY),
  accountCheckMethod: z.nullable(z.string().regex(/^[0-9A-Z]\d$/)),
  bankRule: z.nullable(z.string().regex(/^\d{6}$/)),
  isMarkedForDeletion: z.boolean(),
  successor: z.nullable(bankCode),
});

/** Where a column came from and the day from which its entries were valid. */
const column = z.strictObject({ asOf: day, source: z.string().min(1) });

const bankDirectoryFile = z.strictObject({
  validFrom: day,
  validUntil: day,
  /** The file that the importer read; sha256 of its bytes. */
  source: z.strictObject({ file: z.string().min(1), sha256 }),
  columns: z.strictObject(everyColumn(column)),
  /** sha256 of `JSON.stringify(banks)` in UTF-8. */
  banksSha256: sha256,
  banks: z.array(bank),
});

/** `data/banks/<validFrom>.generated.json`: the directory with the origin of its columns. */
export type BankDirectoryFile = z.infer<typeof bankDirectoryFile>;

/**
 * Checks the shape of a generated directory file.
 *
 * @param json the parsed content of `data/banks/<validFrom>.generated.json`
 * @throws Error that names the first malformed entries
 */
export function parseBankDirectoryFile(json: unknown): BankDirectoryFile {
  const parsed = bankDirectoryFile.safeParse(json);
  if (!parsed.success) throw new Error(`Bank directory: ${z.prettifyError(parsed.error).slice(0, 2000)}`);
  return parsed.data;
}

/**
 * Makes the directory from a generated file, for the command line, the build and tests; the browser reads the
 * compact file instead (`readCompactDirectory`).
 *
 * @param json the parsed content of `data/banks/<validFrom>.generated.json`
 * @throws Error if an entry is malformed or the bank codes do not rise
 */
export function readBankDirectory(json: unknown): BankDirectory {
  const { validFrom, validUntil, columns, banks } = parseBankDirectoryFile(json);
  const dates = Object.entries(columns).map(([name, { asOf }]) => [name, asOf]);
  const columnDates: ColumnDates = Object.fromEntries(dates);
  return makeBankDirectory(validFrom, validUntil, banks satisfies readonly Bank[], columnDates);
}
