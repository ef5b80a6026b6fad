import type { Anomaly } from '../../src/domain/bankFile/anomaly.ts';
import { compareWithPrevious } from '../../src/domain/bankFile/compareWithPrevious.ts';
import type { ImportedFile } from '../../src/domain/bankFile/importedFile.ts';
import { withRulesOf } from '../../src/domain/bankFile/withRulesOf.ts';
import { type Bank, everyColumn, type Validity } from '../../src/domain/directory/bankDirectory.ts';
import type { BankDirectoryFile } from '../../src/domain/directory/generatedDirectory.ts';
import { sha256 } from './directoryFolder.ts';

export interface ImportedDirectory {
  readonly format: string;
  /** The generated file without the banks. */
  readonly head: Omit<BankDirectoryFile, 'banksSha256' | 'banks'>;
  readonly banks: readonly Bank[];
  readonly anomalies: readonly Anomaly[];
}

/**
 * Makes a directory of an official file. The public files have no IBAN rules: bank codes keep those of the previous
 * directory, with their date; a new one has none (null).
 *
 * @param source name and bytes of the file, recorded as its origin
 */
export function importFile(
  file: ImportedFile,
  source: { readonly name: string; readonly bytes: Uint8Array },
  { validFrom, validUntil }: Validity,
  previous: BankDirectoryFile,
): ImportedDirectory {
  const { banks, anomalies } = compareWithPrevious(file.mainRecords, previous.banks);
  const origin = `Bankleitzahlendatei of the Deutsche Bundesbank (${file.format})`;
  const columns = everyColumn({ asOf: validFrom, source: origin });
  return {
    format: file.format,
    head: {
      validFrom,
      validUntil,
      source: { file: source.name, sha256: sha256(source.bytes) },
      columns: file.hasBankRules ? columns : { ...columns, bankRule: previous.columns.bankRule },
    },
    banks: file.hasBankRules ? banks : withRulesOf(previous.banks, banks),
    anomalies: [...file.anomalies, ...anomalies],
  };
}
