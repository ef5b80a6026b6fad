import type { BankCode } from '../account/account.ts';
import { BIC_OF_DIRECTORY } from '../account/bic.ts';
import { isAccountCheckMethod } from '../accountCheck/checkAccount.ts';
import { ruleInForce } from '../bankRules/registry.ts';
import type { Anomaly, MainRecord } from './importedFile.ts';

/**
 * The fields of a record in the order of the official files (Merkblatt Bankleitzahlendatei of the Deutsche Bundesbank): form,
 * last position in the TXT.
 */
const FIELDS = {
  bankCode: [/^[1-8]\d{7}$/, 8],
  /** Merkmal: 1 main record, 2 branch. */
  recordType: [/^[12]$/, 9],
  name: [/(?:)/, 67],
  postcode: [/^\d{5}$/, 72],
  town: [/./, 107],
  shortName: [/./, 134],
  /** Institution number for primary account numbers; the site does not use it. */
  pan: [/^(\d{5})?$/, 139],
  bic: [BIC_OF_DIRECTORY, 150],
  accountCheckMethod: [/^[0-9A-Z]\d$/, 152],
  recordNumber: [/^\d{6}$/, 158],
  /** Added, deleted, modified, unchanged. */
  changeMark: [/^[ADMU]$/, 159],
  /** 1: the bank code will be deleted. */
  deletionMark: [/^[01]$/, 160],
  successor: [/^(00000000|[1-8]\d{7})$/, 168],
} as const;

type FieldName = keyof typeof FIELDS;
const FIELD_NAMES = Object.keys(FIELDS) as FieldName[];
export const FIELD_COUNT = FIELD_NAMES.length;

/** Without these fields it is unknown which bank code a record describes and whether it still exists. */
const KEYS: readonly FieldName[] = ['bankCode', 'recordType', 'changeMark'];

/** The fields of one record as text, without the padding spaces. */
type RecordFields = Readonly<Record<FieldName, string>> & {
  /** Only in the extended file: rule (four digits) and version (two). */
  readonly bankRule?: string | undefined;
};

interface Place {
  readonly index: number;
  /** The zero-based position in the TXT, and the first position after the field. */
  readonly from: number;
  readonly to: number;
}

/** Reads each field of a record at its place in the format. */
export function recordFields(textAt: (place: Place) => string, bankRule?: string): RecordFields {
  let from = 0;
  const entries = FIELD_NAMES.map((name, index) => {
    const [, to] = FIELDS[name];
    const text = textAt({ index, from, to });
    from = to;
    return [name, text] as const;
  });
  return { ...(Object.fromEntries(entries) as Record<FieldName, string>), bankRule };
}

/** Adds an anomaly of the current line. */
type Report = (code: Anomaly['code'], message: string) => void;

/**
 * Reads the records of a file and checks each of their fields.
 *
 * @param firstLine of the records
 * @param fieldsOf null if a line has no fields, which it then reports
 * @returns the usable main records
 */
export function readRecords(
  lines: readonly string[],
  firstLine: number,
  fieldsOf: (line: string, report: Report) => RecordFields | null,
): { mainRecords: MainRecord[]; anomalies: Anomaly[] } {
  const anomalies: Anomaly[] = [];
  const mainRecords = lines.flatMap((text, index) => {
    const line = firstLine + index;
    const report: Report = (code, message) => anomalies.push({ code, line, message });
    const fields = fieldsOf(text, report);
    return (fields && readRecord(fields, line, report)) ?? [];
  });
  return { mainRecords, anomalies };
}

/** @returns null for a branch and for an unusable record */
function readRecord(fields: RecordFields, line: number, report: Report): MainRecord | null {
  const { bankCode } = fields;
  const wrong = FIELD_NAMES.filter((name) => !FIELDS[name][0].test(fields[name]));
  const wrongKeys = wrong.filter((name) => KEYS.includes(name));
  for (const name of wrongKeys)
    report('wrong-field', `${name} is “${fields[name]}” (accepted: the record is omitted)`);
  if (wrongKeys.length > 0) return null;
  for (const name of wrong)
    report('wrong-field', `${name} of ${bankCode} is “${fields[name]}” (accepted: left empty)`);
  if (fields.name === '')
    report('lost-name', `${bankCode} has no name (accepted: it keeps the name of the previous directory)`);

  const text = (name: FieldName) => (wrong.includes(name) ? '' : fields[name]);
  const method = text('accountCheckMethod');
  const isMethod = method === '' || isAccountCheckMethod(method);
  if (!isMethod)
    report(
      'unknown-method',
      `${bankCode} has the unknown check-digit method ${method} (accepted: “not known”)`,
    );
  const { bankRule: rule } = fields;
  const isRule = rule === undefined || ruleInForce(rule) !== undefined;
  if (!isRule)
    report('unknown-rule', `${bankCode} has the unknown IBAN rule ${rule} (accepted: “not known”)`);
  if (fields.recordType === '2') return null;
  return {
    line,
    isDeleted: fields.changeMark === 'D',
    isNew: fields.changeMark === 'A',
    bank: {
      bankCode: bankCode as BankCode,
      name: fields.name,
      shortName: text('shortName'),
      postcode: text('postcode'),
      town: text('town'),
      bic: text('bic'),
      accountCheckMethod: (isMethod && method) || null,
      bankRule: (isRule && rule) || null,
      isMarkedForDeletion: text('deletionMark') === '1',
      successor: (text('successor').replace('00000000', '') as BankCode | '') || null,
    },
  };
}
