/**
 * Resolves the IBANs of a list of bank codes and account numbers: `npm run -s iban -- [--json] [FILE]`.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseAccountNumber } from '../src/domain/account/accountNumber.ts';
import { parseBankCode } from '../src/domain/account/bankCode.ts';
import { type BankDirectory, chooseDirectory } from '../src/domain/directory/bankDirectory.ts';
import { readBankDirectory } from '../src/domain/directory/generatedDirectory.ts';
import type { Outcome } from '../src/domain/resolve/resolution.ts';
import { resolveIban } from '../src/domain/resolve/resolveIban.ts';
import { generatedDays, generatedFile } from './importBanks/directoryFolder.ts';
import { cellsOf, runLineByLine } from './lineByLine.ts';

const USAGE = `Usage: npm run -s iban -- [--json] [FILE]

Reads lines “bank code<tab, semicolon or comma>account number” from FILE or standard input and writes one line for
each, in their order: tab-separated with a header, or with --json one JSON object per line.

  bank_code, account  as entered
  formula_iban        the IBAN by the plain formula
  account_check       valid, invalid or unchecked (the account number carries no check digit)
  bank_iban           the IBAN that the bank uses; empty for the last four outcomes below
  bank_bic            the BIC that goes with it
  bank_name           the bank of the bank code as entered
  rule                IBAN-Regel of the Deutsche Bundesbank, rule and version
  outcome             standard, changed, no-iban, invalid-account, unknown-bank or bad-input

Exit code: 0, 1 where FILE cannot be read, 2 where the arguments are wrong`;

const COLUMNS = [
  'bank_code',
  'account',
  'formula_iban',
  'account_check',
  'bank_iban',
  'bank_bic',
  'bank_name',
  'rule',
  'outcome',
] as const;

/** The cells of a row; an empty cell is an empty string. */
type Row = Readonly<Record<Exclude<(typeof COLUMNS)[number], 'outcome'>, string>> & {
  readonly outcome: Outcome | 'bad-input';
};

process.exitCode = await runLineByLine(
  {
    usage: USAGE,
    flags: ['json'],
    prepare(flags) {
      const directory = directoryOfToday();
      return flags.has('json')
        ? { header: null, convert: (line) => asJson(rowOf(directory, line)) }
        : { header: COLUMNS.join('\t'), convert: (line) => asCells(rowOf(directory, line)) };
    },
  },
  process.argv.slice(2),
);

function directoryOfToday(): BankDirectory {
  const folder = join(import.meta.dirname, '../data/banks');
  const directories = generatedDays(folder).map((day) =>
    readBankDirectory(JSON.parse(readFileSync(generatedFile(folder, day), 'utf8'))),
  );
  const chosen = chooseDirectory(directories, new Date());
  if (chosen === undefined) throw new Error(`There is no bank directory in ${folder}`);
  return chosen.directory;
}

function rowOf(directory: BankDirectory, line: string): Row {
  const cells = cellsOf(line);
  const [bankCodeText = '', accountText = ''] = cells;
  const bankCode = parseBankCode(bankCodeText);
  const accountNumber = parseAccountNumber(accountText);
  if (cells.length !== 2 || bankCode === null || accountNumber === null)
    return badInput(bankCodeText, accountText);
  const resolution = resolveIban(directory, bankCode, accountNumber);
  return {
    bank_code: bankCodeText,
    account: accountText,
    formula_iban: resolution.formulaIban,
    account_check: resolution.accountCheck?.verdict ?? '',
    bank_iban: resolution.bankIban ?? '',
    bank_bic: resolution.bankBic ?? '',
    bank_name: resolution.bank?.name ?? '',
    rule: resolution.rule ?? '',
    outcome: resolution.outcome,
  };
}

function badInput(bankCodeText: string, accountText: string): Row {
  return {
    bank_code: printable(bankCodeText),
    account: printable(accountText),
    formula_iban: '',
    account_check: '',
    bank_iban: '',
    bank_bic: '',
    bank_name: '',
    rule: '',
    outcome: 'bad-input',
  };
}

/** Invalid input may contain anything, so control characters are removed: they could break the line or control the terminal. */
function printable(text: string): string {
  return text.replace(/\p{Cc}/gu, ' ').trim();
}

function asCells(row: Row): string {
  return COLUMNS.map((column) => row[column]).join('\t');
}

/** The same as a JSON object; empty cells are null. */
function asJson(row: Row): string {
  return JSON.stringify(Object.fromEntries(COLUMNS.map((column) => [column, row[column] || null])));
}
