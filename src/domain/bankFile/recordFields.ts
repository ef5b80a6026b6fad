import { BIC_OF_DIRECTORY } from '../account/bic.ts';

/** Without these fields it is unknown which bank code a record describes and whether it still exists. */
export const KEY_FORMS = {
  bankCode: /^[1-8]\d{7}$/,
  /** Merkmal: 1 main record, 2 branch. */
  recordType: /^[12]$/,
  /** Added, deleted, modified, unchanged. */
  changeMark: /^[ADMU]$/,
} as const;

export const FIELD_FORMS = {
  postcode: /^\d{5}$/,
  town: /./,
  shortName: /./,
  /** Institution number for primary account numbers; the site does not use it. */
  pan: /^(\d{5})?$/,
  bic: BIC_OF_DIRECTORY,
  accountCheckMethod: /^[0-9A-Z]\d$/,
  recordNumber: /^\d{6}$/,
  /** 1: the bank code will be deleted. */
  deletionMark: /^[01]$/,
  successor: /^(00000000|[1-8]\d{7})$/,
} as const;

/** The fields of one record as text, without the padding spaces. */
export type RecordFields = Readonly<
  Record<keyof typeof KEY_FORMS | keyof typeof FIELD_FORMS | 'name', string>
> & {
  /** Only in the extended file: rule (four digits) and version (two). */
  readonly bankRule?: string;
};

export type FieldName = keyof RecordFields;

/** The fields in the order of the official files (Merkblatt Bankleitzahlendatei of the Deutsche Bundesbank). */
export const OFFICIAL_ORDER = [
  'bankCode',
  'recordType',
  'name',
  'postcode',
  'town',
  'shortName',
  'pan',
  'bic',
  'accountCheckMethod',
  'recordNumber',
  'changeMark',
  'deletionMark',
  'successor',
] as const satisfies readonly FieldName[];
