import type { Bank } from '../directory/bankDirectory.ts';

/** A main record (Merkmal 1): the one record of a bank code that is relevant for payments. */
export interface MainRecord {
  /** Line of the file, counted from 1. */
  readonly line: number;
  /** Change mark D: the bank code is deleted from the first day of validity of the file. */
  readonly isDeleted: boolean;
  /** Change mark A: the bank code is new from that day on. */
  readonly isNew: boolean;
  /** The name is empty if it is missing in the file. The rule is null if the file has no rules. */
  readonly bank: Bank;
}

/** The result of a reader: the main records that it could read, and all anomalies. */
export interface ImportedFile {
  readonly format: string;
  readonly mainRecords: readonly MainRecord[];
  readonly anomalies: readonly Anomaly[];
  /** The file contains the IBAN rule of each bank code. Only the extended files do. */
  readonly hasBankRules: boolean;
}

/** Something that a Bankleitzahlendatei does not usually contain. The import stops unless anomalies are accepted. */
export interface Anomaly {
  readonly code:
    | 'encoding'
    | 'header'
    | 'line-length'
    | 'field-count'
    | 'wrong-field'
    | 'lost-name'
    | 'unknown-method'
    | 'unknown-rule'
    | 'duplicate'
    | 'vanished'
    | 'count'
    | 'validity';
  /** The line of the file, counted from 1; undefined if the anomaly concerns the whole file. */
  readonly line?: number;
  /** The anomaly, and in brackets what happens if it is accepted. */
  readonly message: string;
}

/** A file that cannot be used even if anomalies are accepted; the message gives the reason. */
export class UnreadableFile extends Error {}
