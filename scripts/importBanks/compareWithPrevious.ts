import type { Bank } from '../../src/domain/directory/bankDirectory.ts';
import type { Anomaly } from './anomaly.ts';
import type { MainRecord } from './importedFile.ts';

/** Bank codes come and go by a few in a quarter; more means that a part of the file is missing or doubled. */
const GREATEST_MOVE_PERCENT = 3;

/** Which of the main records make the new directory, by rising bank code, and what is odd about them as a whole. */
export function compareWithPrevious(
  mainRecords: readonly MainRecord[],
  previous: readonly Bank[],
): { banks: Bank[]; anomalies: Anomaly[] } {
  const anomalies: Anomaly[] = [];
  const previousByCode = new Map<string, Bank>(previous.map((bank) => [bank.bankCode, bank]));
  const deleted = new Set<string>(
    mainRecords.filter((record) => record.isDeleted).map(({ bank }) => bank.bankCode),
  );
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
      const message = `${bank.bankCode} has no name, nor had it one before (accepted: it is left out)`;
      anomalies.push({ code: 'lost-name', line, message });
    }
  }
  for (const { bankCode, name } of previous) {
    if (banks.has(bankCode) || deleted.has(bankCode)) continue;
    const message = `${bankCode} ${name} is gone, and no deletion record says so (accepted: it is deleted)`;
    anomalies.push({ code: 'vanished', message });
  }
  anomalies.push(...unusualCount(banks.size, previous.length));
  const sorted = [...banks.values()].sort((one, other) => (one.bankCode < other.bankCode ? -1 : 1));
  return { banks: sorted, anomalies };
}

function unusualCount(count: number, before: number): Anomaly[] {
  if (count === 0)
    return [{ code: 'count', message: 'no bank code is in the file (accepted: the directory is empty)' }];
  const move = count - before;
  // In whole numbers: 103 / 100 - 1 is a little more than 0.03.
  if (before === 0 || Math.abs(move) * 100 <= before * GREATEST_MOVE_PERCENT) return [];
  const percent = `${move > 0 ? '+' : '−'}${((Math.abs(move) / before) * 100).toFixed(2)} %`;
  const message = `${count} bank codes after ${before}: ${percent}, more than ${GREATEST_MOVE_PERCENT} % (accepted: so be it)`;
  return [{ code: 'count', message }];
}
