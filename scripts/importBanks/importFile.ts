import type { Anomaly } from '../../src/domain/bankFile/anomaly.ts';
import { compareWithPrevious } from '../../src/domain/bankFile/compareWithPrevious.ts';
import type { ImportedFile } from '../../src/domain/bankFile/importedFile.ts';
import { joinRule } from '../../src/domain/bankFile/ruleTable.ts';
import { type Bank, everyColumn, type Validity } from '../../src/domain/directory/bankDirectory.ts';
import type { BankDirectoryFile } from '../../src/domain/directory/generatedDirectory.ts';
import { sha256 } from './directoryFileText.ts';
import type { MergedFile } from './readMergedTsv.ts';
import type { RuleTable } from './ruleTable.ts';

type Columns = BankDirectoryFile['columns'];

export interface ImportedDirectory {
  /** The generated file without the banks. */
  readonly head: Omit<BankDirectoryFile, 'banksSha256' | 'banks'>;
  readonly banks: readonly Bank[];
  readonly anomalies: readonly Anomaly[];
}

/**
 * Creates a directory from a parsed file.
 *
 * @param source name and bytes of the file, recorded as its origin
 * @param previous the banks of the previous directory, empty for the first one
 * @param ruleTable gives the IBAN rules if the file does not
 */
export function importFile(
  file: ImportedFile | MergedFile,
  source: { name: string; bytes: Buffer },
  validity: Validity,
  previous: readonly Bank[],
  ruleTable: RuleTable,
): ImportedDirectory {
  const compared = compareWithPrevious(file.mainRecords, previous);
  const columns = 'header' in file ? file.header.columns : officialColumns(validity.validFrom, file.format);
  const head = { ...validity, source: { file: source.name, sha256: sha256(source.bytes) } };
  const anomalies = [...file.anomalies, ...compared.anomalies];
  if (file.hasBankRules) return { head: { ...head, columns }, banks: compared.banks, anomalies };

  const bankRule = { asOf: ruleTable.validFrom, source: `data/bankRules/${ruleTable.fileName}` };
  const banks = compared.banks.map((bank) => joinRule(bank, ruleTable));
  return { head: { ...head, columns: { ...columns, bankRule } }, banks, anomalies };
}

function officialColumns(asOf: string, format: string): Columns {
  return everyColumn({ asOf, source: `Bankleitzahlendatei of the Deutsche Bundesbank (${format})` });
}
