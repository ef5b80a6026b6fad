import { type Bank, type BankDirectory, everyColumn, makeBankDirectory } from './bankDirectory.ts';

type Columns = { readonly [Column in keyof Bank]: readonly Bank[Column][] };

export type CompactDirectory = ReturnType<typeof writeCompactDirectory>;

/** The bank directory as the browser loads it: by columns, because similar values next to each other compress better. */
export function writeCompactDirectory(directory: BankDirectory) {
  const { validFrom, validUntil, columnDates, banks } = directory;
  const names = ['bankCode', ...Object.keys(everyColumn(null))] as (keyof Bank)[];
  const columns = Object.fromEntries(
    names.map((name) => [name, banks.map((bank) => bank[name])]),
  ) as never as Columns;
  const content = { validFrom, validUntil, columnDates, columns };
  // So that a file with another format or one damaged in transit is refused.
  return { ...content, checksum: checksum(content) };
}

/**
 * @param json the parsed file, not yet validated
 * @throws Error if it is not such a file or is damaged
 */
export function readCompactDirectory(json: unknown): BankDirectory {
  const { checksum: expected, ...content } = (json ?? {}) as CompactDirectory;
  if (checksum(content) !== expected) throw new Error('Compact directory: the file is damaged');
  const { validFrom, validUntil, columnDates, columns } = content;
  const named = Object.entries(columns);
  const banks = columns.bankCode.map(
    (_, index) => Object.fromEntries(named.map(([name, cells]) => [name, cells[index]])) as never as Bank,
  );
  return makeBankDirectory(validFrom, validUntil, banks, columnDates);
}

/** FNV-1a, 32 bits, over the UTF-16 code units of the content as JSON. */
function checksum(content: unknown): number {
  const text = JSON.stringify(content);
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1)
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  return hash >>> 0;
}
