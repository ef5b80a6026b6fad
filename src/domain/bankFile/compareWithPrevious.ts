import type { Bank } from '../directory/bankDirectory.ts';
import type { Anomaly, MainRecord } from './importedFile.ts';

/** Only a few bank codes change in a quarter. A greater change means that part of the file is missing or duplicated. */
const GREATEST_MOVE_PERCENT = 3;

/** @returns the banks of the new directory, sorted by bank code, and the anomalies of the main records as a whole */
export function compareWithPrevious(
  mainRecords: readonly MainRecord[],
  previous: readonly Bank[],
): { banks: Bank[]; anomalies: Anomaly[] } {
  const anomalies: Anomaly[] = [];
  const previousByCode = new Map<string, Bank>(previous.map((bank) => [bank.bankCode, bank]));
  const inFile = new Set<string>(mainRecords.map(({ bank }) => bank.bankCode));
  const banks = new Map<string, Bank>();

  for (const { line, bank, isDeleted } of mainRecords) {
    if (isDeleted) continue;
    if (banks.has(bank.bankCode)) {
      const message = `${bank.bankCode} has a second main record (accepted: the first one counts)`;
      anomalies.push({ code: 'duplicate', line, message });
      continue;
    }
    const name = bank.name || previousByCode.get(bank.bankCode)?.name;
    if (name) banks.set(bank.bankCode, { ...bank, name });
    else {
      const message = `${bank.bankCode} has no name and had none before (accepted: it is omitted)`;
      anomalies.push({ code: 'lost-name', line, message });
    }
  }
  for (const { bankCode, name } of previous) {
    if (inFile.has(bankCode)) continue;
    const message = `${bankCode} ${name} is gone, and no deletion record says so (accepted: it is deleted)`;
    anomalies.push({ code: 'vanished', message });
  }
  anomalies.push(...unusualCount(banks.size, previous.length));
  const sorted = [...banks.values()].sort((one, other) => Number(one.bankCode) - Number(other.bankCode));
  return { banks: sorted, anomalies };
}

function unusualCount(count: number, before: number): Anomaly[] {
  if (count === 0)
    return [{ code: 'count', message: 'no bank code is in the file (accepted: the directory is empty)' }];
  const move = count - before;
  // With integers, because 103 / 100 - 1 is slightly more than 0.03.
  if (before === 0 || Math.abs(move) * 100 <= before * GREATEST_MOVE_PERCENT) return [];
  const percent = `${move > 0 ? '+' : '−'}${((Math.abs(move) / before) * 100).toFixed(2)} %`;
  const message = `${count} bank codes after ${before}: ${percent}, more than ${GREATEST_MOVE_PERCENT} % (accepted: the new count is used)`;
  return [{ code: 'count', message }];
}

/**
 * Banks with the IBAN-Regeln of earlier ones, because the public files of the Bundesbank contain none. A bank code that is
 * newer gets null: it probably has no rule, but no source confirms it.
 */
export function withRulesOf(earlier: readonly Bank[], banks: readonly Bank[]): Bank[] {
  const rules = new Map(earlier.map(({ bankCode, bankRule }) => [bankCode, bankRule]));
  return banks.map((bank) => ({ ...bank, bankRule: rules.get(bank.bankCode) ?? null }));
}
