import type { BankCode } from '../account/bankCode.ts';
import { isAccountCheckMethod } from '../accountCheck/checkAccount.ts';
import { isKnownRule } from '../bankRules/registry.ts';
import type { Anomaly } from './anomaly.ts';
import type { MainRecord } from './importedFile.ts';
import { FIELD_FORMS, KEY_FORMS, type RecordFields } from './recordFields.ts';

/** Adds an anomaly of the current line. */
type Report = (code: Anomaly['code'], message: string) => void;

/**
 * Reads one record and checks each of its fields.
 *
 * @param anomalies the anomalies of the record are added to it
 * @returns the main record; undefined for a branch and for an unusable record
 */
export function readRecord(fields: RecordFields, line: number, anomalies: Anomaly[]): MainRecord | undefined {
  const report: Report = (code, message) => anomalies.push({ code, line, message });
  if (!hasKeys(fields, report)) return undefined;

  const text = (field: keyof typeof FIELD_FORMS) => {
    if (FIELD_FORMS[field].test(fields[field])) return fields[field];
    report('wrong-field', `${field} of ${fields.bankCode} is “${fields[field]}” (accepted: left empty)`);
    return '';
  };
  text('pan');
  text('recordNumber');
  if (fields.name === '')
    report(
      'lost-name',
      `${fields.bankCode} has no name (accepted: it keeps the name of the previous directory)`,
    );
  const bank = {
    bankCode: fields.bankCode as BankCode,
    name: fields.name,
    shortName: text('shortName'),
    postcode: text('postcode'),
    town: text('town'),
    bic: text('bic'),
    accountCheckMethod: knownMethod(fields.bankCode, text('accountCheckMethod'), report),
    bankRule: fields.bankRule === undefined ? null : knownRule(fields.bankCode, fields.bankRule, report),
    isMarkedForDeletion: text('deletionMark') === '1',
    successor: text('successor').replace('00000000', '') as BankCode | '',
  };
  if (fields.recordType === '2') return undefined;
  return {
    line,
    isDeleted: fields.changeMark === 'D',
    isNew: fields.changeMark === 'A',
    bank: { ...bank, successor: bank.successor || null },
  };
}

function hasKeys(fields: RecordFields, report: Report): boolean {
  const wrong = (Object.keys(KEY_FORMS) as (keyof typeof KEY_FORMS)[]).filter(
    (key) => !KEY_FORMS[key].test(fields[key]),
  );
  for (const key of wrong)
    report('wrong-field', `${key} is “${fields[key]}” (accepted: the record is omitted)`);
  return wrong.length === 0;
}

function knownMethod(bankCode: string, method: string, report: Report): string | null {
  if (method === '' || isAccountCheckMethod(method)) return method || null;
  report(
    'unknown-method',
    `${bankCode} has the unknown check-digit method ${method} (accepted: “not known”)`,
  );
  return null;
}

function knownRule(bankCode: string, rule: string, report: Report): string | null {
  if (isKnownRule(rule)) return rule;
  report('unknown-rule', `${bankCode} has the unknown IBAN rule ${rule} (accepted: “not known”)`);
  return null;
}
