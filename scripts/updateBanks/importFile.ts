import { hash } from 'node:crypto';
import { compareWithPrevious, withRulesOf } from '../../src/domain/bankFile/compareWithPrevious.ts';
import type { ImportedFile } from '../../src/domain/bankFile/importedFile.ts';
import { everyColumn, type Validity } from '../../src/domain/directory/bankDirectory.ts';
import type { BankDirectoryFile } from '../../src/domain/directory/generatedDirectory.ts';

export type ImportedDirectory = ReturnType<typeof importFile>;

/**
 * Makes a directory from an official file. The public files have no IBAN rules: bank codes keep those of the previous
 * directory, with their date; a new one has none (null).
 *
 * @param source name and bytes of the file, recorded as its origin
 */
export function importFile(
  file: ImportedFile,
  source: { readonly name: string; readonly bytes: Uint8Array },
  { validFrom, validUntil }: Validity,
  previous: BankDirectoryFile,
) {
  const { banks: read, anomalies } = compareWithPrevious(file.mainRecords, previous.banks);
  const origin = `Bankleitzahlendatei of the Deutsche Bundesbank (${file.format})`;
  const columns = everyColumn({ asOf: validFrom, source: origin });
  const banks = file.hasBankRules ? read : withRulesOf(previous.banks, read);
  return {
    format: file.format,
    file: {
      validFrom,
      validUntil,
      source: { file: source.name, sha256: hash('sha256', source.bytes) },
      columns: file.hasBankRules ? columns : { ...columns, bankRule: previous.columns.bankRule },
      banksSha256: hash('sha256', JSON.stringify(banks)),
      banks,
    } satisfies BankDirectoryFile,
    anomalies: [...file.anomalies, ...anomalies],
  };
}

/** The generated file: JSON with one bank per line, so that the diff of two quarters is readable. */
export function directoryFileText({ banks, ...head }: BankDirectoryFile): string {
  const bankLines = banks.map((bank) => `    ${JSON.stringify(bank)}`).join(',\n');
  return `${JSON.stringify(head, null, 2).slice(0, -2)},\n  "banks": [\n${bankLines}\n  ]\n}\n`;
}
