import { parseArgs } from 'node:util';
import { type BankDirectory, directoryStatus } from '../../../src/domain/directory/bankDirectory.ts';
import { type ResolvedIban, resolveIban } from '../resolveIban.ts';
import { asCells, asJson, COLUMNS, rowOf, rowOfLine, type WriteRow } from './ibanRow.ts';
import { convertLines } from './lineByLine.ts';
import { REASONS, reasonOf } from './refusals.ts';

const usage = (command: string) => `Usage: ${command} [--json] BANK_CODE ACCOUNT_NUMBER
       ${command} [--json] --list FILE

Writes the IBAN that the bank uses for a bank code (8 digits) and an account number (1 to 10 digits). If there is none,
it writes nothing but the reason on standard error. With --json it writes one JSON object with all that is known.

--list reads lines “bank code<tab, semicolon or comma>account number” from FILE (“-”: standard input), UTF-8, and writes
one line for each, in their order: tab-separated with a header, or with --json one JSON object per line.

  bank_code, account  as entered
  formula_iban        the IBAN by the plain formula
  account_check       valid, invalid or unchecked (the account number carries no check digit)
  bank_iban           the IBAN that the bank uses; empty if it is not certain
  bank_bic            the BIC that goes with it
  bank_name           the bank of the bank code as entered
  rule                IBAN-Regel of the Deutsche Bundesbank, rule and version
  outcome             standard, changed, no-iban, invalid-account, undetermined, unknown-bank or bad-input
  reason              why bank_iban is empty, one of those below
  likely_iban         for rule-unknown and rule-disputed: an IBAN to ask the bank about, not to pay to

Reasons:

${Object.entries(REASONS)
  .map(([name, sentence]) => `  ${name.padEnd(24)}  ${sentence}`)
  .join('\n')}

Exit code: 0, also for a list with lines without an IBAN; 1 if FILE cannot be read; 2 if the arguments are wrong;
3 if there is no certain IBAN for the given numbers`;

/** Exit codes of the command. */
const EXIT = { done: 0, unreadable: 1, usage: 2, refused: 3 } as const;

export interface CliContext {
  /** The command as the user typed it, for the usage. */
  readonly command: string;
  /** The folder from which the path of FILE counts. */
  readonly folder: string;
  readonly directory: (now: Date) => BankDirectory;
}

/**
 * The command line: one IBAN, or a list in constant memory.
 *
 * @param args without the program and the script
 * @returns the exit code
 */
export async function runCli(args: readonly string[], context: CliContext): Promise<number> {
  const read = readArguments(args);
  if (typeof read === 'string') {
    console.error(`${read}\n\n${usage(context.command)}`);
    return EXIT.usage;
  }
  if (read.help) {
    console.log(usage(context.command));
    return EXIT.done;
  }
  const now = new Date();
  const write: WriteRow = read.json ? asJson : asCells;
  if (read.list === undefined) return writeOne(directoryOf(context, now), read.numbers, read.json);
  return convertLines(read.list, context.folder, () => {
    const directory = directoryOf(context, now);
    return {
      header: read.json ? null : COLUMNS.join('\t'),
      convert: (line) => write(rowOfLine(directory, line)),
    };
  });
}

function directoryOf(context: CliContext, now: Date): BankDirectory {
  const directory = context.directory(now);
  const status = directoryStatus(directory, now);
  if (status === 'expired')
    console.error(
      `The bank data were valid until ${directory.validUntil}; newer banks and rules are missing.`,
    );
  if (status === 'not-yet-valid')
    console.error(`The bank data are valid from ${directory.validFrom}; check the clock of this computer.`);
  return directory;
}

function writeOne(directory: BankDirectory, [bankCode, account]: Numbers, isJson: boolean): number {
  const answer = resolveIban(directory, bankCode, account);
  if (isJson) console.log(asJson(rowOf(answer, bankCode, account)));
  else if (answer.ok) console.log(answer.iban);
  if (!answer.ok) console.error(`${reasonOf(answer)}: ${REASONS[reasonOf(answer)]}${successorOf(answer)}`);
  return answer.ok ? EXIT.done : EXIT.refused;
}

/** A bank code that has been deleted may have a successor, which may have IBANs. */
function successorOf({ resolution }: ResolvedIban): string {
  const { bankCode, resultingBankCode } = resolution ?? {};
  return resolution?.noIbanReason && bankCode !== resultingBankCode
    ? ` Its successor is ${resultingBankCode}.`
    : '';
}

type Numbers = readonly [bankCode: string, account: string];

interface Arguments {
  readonly help: boolean;
  readonly json: boolean;
  readonly list: string | undefined;
  readonly numbers: Numbers;
}

/** The arguments, or what is wrong with them. */
function readArguments(args: readonly string[]): Arguments | string {
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        help: { type: 'boolean', default: false },
        json: { type: 'boolean', default: false },
        list: { type: 'string' },
      },
    });
    const [bankCode = '', account = ''] = positionals;
    const expected = values.list === undefined ? 2 : 0;
    if (!values.help && positionals.length !== expected)
      return expected === 0
        ? 'Give either --list FILE or the two numbers.'
        : `Give a bank code and an account number, not ${positionals.length} arguments; or --list FILE.`;
    return { help: values.help, json: values.json, list: values.list, numbers: [bankCode, account] };
  } catch (error) {
    return (error as Error).message;
  }
}
