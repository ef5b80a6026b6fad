import { hash } from 'node:crypto';
import { compareWithPrevious, withRulesOf } from '../../src/domain/bankFile/compareWithPrevious.ts';
import type { Anomaly, ImportedFile } from '../../src/domain/bankFile/importedFile.ts';
import { type Bank, everyColumn, type Validity } from '../../src/domain/directory/bankDirectory.ts';
import type { BankDirectoryFile } from '../../src/domain/directory/generatedDirectory.ts';

export type ImportedDirectory = ReturnType<typeof importFile>;

/**
 * Makes a directory from an official file. The public files have no IBAN rules: bank codes keep those of the previous
 * directory, with their date; a new one has none (null).
 *
 * @param source name and bytes of the file, recorded as its origin
 */
export function importFile(
  file: ImportedFile,
  source: { readonly name: string; readonly bytes: Uint8Array },
  { validFrom, validUntil }: Validity,
  previous: BankDirectoryFile,
) {
  const { banks: read, anomalies } = compareWithPrevious(file.mainRecords, previous.banks);
  const origin = `Bankleitzahlendatei of the Deutsche Bundesbank (${file.format})`;
  const columns = everyColumn({ asOf: validFrom, source: origin });
  const banks = file.hasBankRules ? read : withRulesOf(previous.banks, read);
  return {
    format: file.format,
    file: {
      validFrom,
      validUntil,
      source: { file: source.name, sha256: hash('sha256', source.bytes) },
      columns: file.hasBankRules ? columns : { ...columns, bankRule: previous.columns.bankRule },
      banksSha256: hash('sha256', JSON.stringify(banks)),
      banks,
    } satisfies BankDirectoryFile,
    anomalies: [...file.anomalies, ...anomalies],
  };
}

/** The generated file: JSON with one bank per line, so that the diff of two quarters is readable. */
export function directoryFileText({ banks, ...head }: BankDirectoryFile): string {
  const bankLines = banks.map((bank) => `    ${JSON.stringify(bank)}`).join(',\n');
  return `${JSON.stringify(head, null, 2).slice(0, -2)},\n  "banks": [\n${bankLines}\n  ]\n}\n`;
}

/** A file of the wrong kind has an anomaly in every line; the first few are enough. */
const LINES_PER_KIND = 20;

/** The reasons why a file is refused, or the accepted anomalies: a line for each. */
export function refusal(anomalies: readonly Anomaly[], isAccepted: boolean): string {
  // If a part of the file is missing, this one anomaly explains all others.
  const count = anomalies.filter(({ code }) => code === 'count');
  const kinds = Map.groupBy(count.length > 0 ? count : anomalies, ({ code }) => code);
  const lines = [...kinds.values()].flatMap((kind) => [
    ...kind
      .slice(0, LINES_PER_KIND)
      .map(({ line, message }) => (line === undefined ? `  ${message}` : `  line ${line}: ${message}`)),
    ...(kind.length > LINES_PER_KIND ? [`  … and ${kind.length - LINES_PER_KIND} more of this kind`] : []),
  ]);
  const what = anomalies.length === 1 ? '1 anomaly' : `${anomalies.length} anomalies`;
  const head = isAccepted
    ? `${what} accepted`
    : `refused because of ${what}; check them, then import with --accept`;
  return [head, ...lines].join('\n');
}

/** Kinds of change, and the text by which a bank differs if it has changed. */
const CHANGES: readonly (readonly [kind: string, value: (bank: Bank) => string])[] = [
  ['renamed', ({ name }) => name],
  ['moved', ({ postcode, town }) => `${postcode} ${town}`],
  ['other BIC', ({ bic }) => bic || 'none'],
  ['other method', ({ accountCheckMethod }) => accountCheckMethod ?? 'not known'],
  ['other rule', ({ bankRule }) => bankRule ?? 'not known'],
  [
    'marked for deletion or no longer',
    ({ isMarkedForDeletion, successor }) =>
      isMarkedForDeletion ? `marked${successor ? `, successor ${successor}` : ''}` : 'not marked',
  ],
];

/** What the new directory changes, as Markdown: a heading for each kind of change, a line for each bank code. */
export function report(
  { format, file }: Pick<ImportedDirectory, 'format' | 'file'>,
  previous: { readonly validFrom: string; readonly banks: readonly Bank[] },
): string {
  const { banks } = file;
  const before = new Map<string, Bank>(previous.banks.map((bank) => [bank.bankCode, bank]));
  const now = new Set<string>(banks.map(({ bankCode }) => bankCode));
  const named = ({ bankCode, name }: Bank) => `${bankCode} ${name}`;
  const sections: [string, string[]][] = [
    ['new', banks.filter(({ bankCode }) => !before.has(bankCode)).map(named)],
    ['deleted', previous.banks.filter(({ bankCode }) => !now.has(bankCode)).map(named)],
    ...CHANGES.map(([kind, value]): [string, string[]] => [
      kind,
      banks.flatMap((bank) => {
        const old = before.get(bank.bankCode);
        return old && value(old) !== value(bank) ? [`${named(bank)}: ${value(old)} → ${value(bank)}`] : [];
      }),
    ]),
    ['without rule', banks.filter(({ bankRule }) => bankRule === null).map(named)],
  ];
  return [
    `# Bank codes from ${file.validFrom} to ${file.validUntil}`,
    `\n${file.source.file} (${format}): ${banks.length} bank codes, compared with the ${previous.banks.length} from ${previous.validFrom}.`,
    `IBAN rules as of ${file.columns.bankRule.asOf}.`,
    ...sections.flatMap(([kind, lines]) => [
      `\n## ${lines.length} ${kind}`,
      ...(lines.length > 0 ? ['', ...lines.map((line) => `- ${line}`)] : []),
    ]),
  ].join('\n');
}
