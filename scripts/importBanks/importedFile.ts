import type { Bank } from '../../src/domain/directory/bankDirectory.ts';
import type { BankDirectoryFile } from '../../src/domain/directory/generatedDirectory.ts';
import type { Anomaly } from './anomaly.ts';

/** A main record (Merkmal 1): the one record of a bank code that counts for payments. */
export interface MainRecord {
  /** Line of the file, counted from 1. */
  readonly line: number;
  /** Change mark D: the bank code is gone from the day on which the file becomes valid. */
  readonly isDeleted: boolean;
  /** Its name is empty where the file has lost it; its rule is null where the file has no rules. */
  readonly bank: Bank;
}

/** What a reader makes of a file: the main records that it understood, and all that it did not expect. */
export interface ImportedFile {
  readonly format: string;
  readonly mainRecords: readonly MainRecord[];
  readonly anomalies: readonly Anomaly[];
  /** The file says the IBAN rule of each bank code; otherwise the rule table does. */
  readonly hasBankRules: boolean;
  /** Only a merged file says when it is valid and how old its columns are. */
  readonly header?: Pick<BankDirectoryFile, 'validFrom' | 'validUntil' | 'columns'>;
}
