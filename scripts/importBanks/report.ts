import type { Anomaly } from '../../src/domain/bankFile/anomaly.ts';
import type { Bank } from '../../src/domain/directory/bankDirectory.ts';
import { crossCheck } from './crossCheck.ts';
import type { ImportedDirectory } from './importFile.ts';

/** A file of the wrong kind has an anomaly in every line; the first few are enough. */
const LINES_PER_KIND = 20;

/** The reasons why a file is refused, or the accepted anomalies: a line for each. */
export function refusal(path: string, anomalies: readonly Anomaly[], isAccepted: boolean): string {
  const kinds = Map.groupBy(anomalies, (anomaly) => anomaly.code);
  const lines = [...kinds.values()].flatMap((kind) => [
    ...kind
      .slice(0, LINES_PER_KIND)
      .map(({ line, message }) => (line === undefined ? `  ${message}` : `  line ${line}: ${message}`)),
    ...(kind.length > LINES_PER_KIND ? [`  … and ${kind.length - LINES_PER_KIND} more of this kind`] : []),
  ]);
  const what = anomalies.length === 1 ? '1 anomaly' : `${anomalies.length} anomalies`;
  const head = isAccepted
    ? `${path}: ${what} accepted`
    : `${path}: refused because of ${what}; check them, then import with --accept`;
  return [head, ...lines].join('\n');
}

/** The content of a file, the changes since the previous directory, and the differences from bankdata-germany. */
export function report(
  path: string,
  format: string,
  { head, banks }: ImportedDirectory,
  previous: { readonly validFrom: string; readonly banks: readonly Bank[] } | undefined,
): string {
  const withoutRule = banks.filter((bank) => bank.bankRule === null).map((bank) => bank.bankCode);
  const { quarter, differences } = crossCheck(banks, head.validFrom);
  return [
    `${path}: ${format}, valid ${head.validFrom} to ${head.validUntil}`,
    `  ${banks.length} bank codes${previous ? changes(banks, previous) : ', the first directory'}`,
    `  ${withoutRule.length} without IBAN rule${withoutRule.length > 0 ? `: ${withoutRule.join(', ')}` : ''}`,
    `  bankdata-germany ${quarter} differs in ${differences.length} points${differences.length > 0 ? ':' : ''}`,
    ...differences.map((difference) => `    ${difference}`),
  ].join('\n');
}

function changes(banks: readonly Bank[], previous: { validFrom: string; banks: readonly Bank[] }): string {
  const before = new Map<string, Bank>(previous.banks.map((bank) => [bank.bankCode, bank]));
  const added = banks.filter((bank) => !before.has(bank.bankCode)).length;
  const gone = previous.banks.length - (banks.length - added);
  const changed = banks.filter((bank) => {
    const old = before.get(bank.bankCode);
    return old !== undefined && JSON.stringify(old) !== JSON.stringify(bank);
  }).length;
  return `, ${added} new, ${gone} gone, ${changed} changed since ${previous.validFrom}`;
}
