import type { AccountNumber } from '../../src/domain/account/accountNumber.ts';
import type { BankCode } from '../../src/domain/account/bankCode.ts';
import { explainAccountCheck } from '../../src/domain/accountCheck/explainAccountCheck.ts';
import { allProcedures, methodInWords, methodNames } from '../../src/domain/accountCheck/methodInWords.ts';
import { procedureInWords } from '../../src/domain/accountCheck/procedureInWords.ts';
import { readVectors, type VectorRow } from '../../tests/vectors.ts';
import { directory } from './bankData.ts';

const bankCodes = Map.groupBy(directory.banks, ({ accountCheckMethod }) => accountCheckMethod);
const published = Map.groupBy(readVectors('pz_published.tsv'), ({ method }) => method);
const random = Map.groupBy(readVectors('pz_random.tsv'), ({ method }) => method);

export function procedureTable(): string {
  const rows = allProcedures().map((procedure) => {
    const { terms, checkDigit } = procedureInWords(procedure);
    return `| ${procedure.name} | ${terms} | ${procedure.divisor} | ${checkDigit} |`;
  });
  return ['| procedure | what is added | divisor | check digit |', '|---|---|---|---|', ...rows].join('\n');
}

export function methodTable(): string {
  const rows = methodNames.map((method) => {
    const { account, computed, source } = example(method);
    const count = bankCodes.get(method)?.length ?? 0;
    return `| ${method} | ${methodInWords(method)} | ${Number(account)}: ${computed} | ${source} | ${count} |`;
  });
  return [
    '| method | what is checked | example | its source | bank codes |',
    '|---|---|---|---|---|',
    ...rows,
  ].join('\n');
}

/** A right account: one with a check digit if there is one, of the Bundesbank if possible, and from many suites. */
function example(method: string): { account: string; computed: string; source: string } {
  const isRight = (row: VectorRow) => verdictOf(row) !== 'invalid';
  const [best] = (published.get(method) ?? [])
    .filter((row) => (row.expected ?? '').startsWith('valid') && isRight(row))
    .sort((one, other) => rank(other) - rank(one));
  const row =
    best ??
    (random.get(method) ?? []).find((row) => row.verdict === 'valid' && row.dissent === '' && isRight(row));
  if (row === undefined) throw new Error(`method ${method} has no example`);
  const source = row.sources?.replaceAll(',', ', ') ?? 'accepted by all programs compared';
  return { account: row.account ?? '', computed: computedOf(row), source };
}

function rank(row: VectorRow): number {
  const sources = (row.sources ?? '').split(',');
  return sources.length + (sources.includes('Bundesbank') ? 10 : 0) + (verdictOf(row) === 'valid' ? 20 : 0);
}

const explain = ({ method = '', account, blz }: VectorRow) =>
  explainAccountCheck(method, account as AccountNumber, (blz || undefined) as BankCode | undefined);

const verdictOf = (row: VectorRow) => explain(row).verdict;

function computedOf(row: VectorRow): string {
  const { verdict, variants } = explain(row);
  const last = variants.at(-1);
  if (verdict === 'unchecked') return 'no check digit';
  if (last === undefined || last.given !== last.expected) return `right${row.blz ? ` at ${row.blz}` : ''}`;
  const before = variants.length > 1 ? `calculation ${variants.length}: ` : '';
  return `${before}sum ${last.sum}, remainder ${last.remainder} by ${last.divisor}, check digit ${last.expected} at ${last.checkPosition}`;
}
