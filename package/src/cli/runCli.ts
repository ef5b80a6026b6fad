import { parseArgs } from 'node:util';
import { type BankDirectory, directoryStatus } from '../../../src/domain/directory/bankDirectory.ts';
import { DELIMITERS } from '../../../src/table/tableFormat.ts';
import { type ResolvedIban, resolveIban } from '../resolveIban.ts';
import { convertList } from './convertList.ts';
import { asCells, asJson, convertRow, headerOf, REASONS, reasonOf, rowOf, type WriteRow } from './ibanRow.ts';

const usage = (command: string) => `Usage: ${command} [--json] BANK_CODE ACCOUNT_NUMBER
       ${command} [--json] [--columns NAME,NAME] [--delimiter CHARACTER] --list FILE
       ${command} --help | --version

Writes the IBAN that the bank uses for a bank code (8 digits) and an account number (1 to 10 digits). If there is none,
it writes nothing but the reason on standard error. With --json it writes one JSON object with all that is known.

--list reads a CSV from FILE (“-”: standard input) and writes one line for each row, in their order: tab-separated with a
header, or with --json one JSON object per line. Encoding, delimiter (; , tab |), quotes and header are found; the two
columns by their names (BLZ, Konto …), if there are two only, or by --columns: names of the header, or numbers from 1.

  bank_code, account  as entered; control characters and line breaks as \uFFFD, long cells end with …
  formula_iban        the IBAN by the plain formula
  account_check       valid, invalid or unchecked (the account number carries no check digit)
  bank_iban           the IBAN that the bank uses; empty if it is not certain
  bank_bic            the BIC that goes with it
  bank_name           the bank of the bank code as entered
  rule                IBAN-Regel of the Deutsche Bundesbank, rule and version
  outcome             standard, changed, no-iban, invalid-account, undetermined, unknown-bank or bad-input
  reason              why bank_iban is empty, one of those below
  likely_iban         for rule-unknown and rule-disputed: an IBAN to ask the bank about, not to pay to

The other cells of the row follow, with --json as other_columns.

Reasons:

${Object.entries(REASONS)
  .map(([name, sentence]) => `  ${name.padEnd(24)}  ${sentence}`)
  .join('\n')}

Exit code: 0, also for a list with lines without an IBAN; 1 if FILE cannot be read or
its columns are not certain; 2 if the arguments are wrong;
3 if there is no certain IBAN for the given numbers`;

/** Exit codes of the command. */
const EXIT = { done: 0, unreadable: 1, usage: 2, refused: 3 } as const;

export interface CliContext {
  /** The command as the user typed it, for the usage. */
  readonly command: string;
  readonly version: string;
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
    console.error(`${read} See ${context.command} --help.`);
    return EXIT.usage;
  }
  if (read.help) {
    console.log(usage(context.command));
    return EXIT.done;
  }
  if (read.version) {
    console.log(context.version);
    return EXIT.done;
  }
  const now = new Date();
  const write: WriteRow = read.json ? asJson : asCells;
  if (read.list === undefined) return writeOne(directoryOf(context, now), read.numbers, read.json);
  const { list: path, delimiter, columns } = read;
  return convertList({ path, folder: context.folder, delimiter, columns }, () => {
    const directory = directoryOf(context, now);
    return {
      header: (found) => (read.json ? null : headerOf(found)),
      convert: (row, found) => convertRow(directory, row, found, write),
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
  if (isJson) console.log(asJson(rowOf(answer, bankCode, account), []));
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

/** The arguments, or what is wrong with them in one sentence. */
function readArguments(args: readonly string[]) {
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        help: { type: 'boolean', short: 'h' },
        version: { type: 'boolean' },
        columns: { type: 'string' },
        delimiter: { type: 'string' },
        json: { type: 'boolean' },
        list: { type: 'string' },
      },
    });
    const { help = false, version = false, json = false, list } = values;
    const [bankCode = '', account = ''] = positionals;
    const delimiter =
      DELIMITERS.find((known) => known === values.delimiter?.replace(/^tab$|^\\t$/, '\t')) ?? null;
    const columns = values.columns?.split(',').map((name) => name.trim()) ?? null;
    if (!help && !version) {
      if (list === undefined && positionals.length !== 2)
        return 'Give a bank code and an account number, and nothing else; or --list FILE.';
      if (list !== undefined && positionals.length > 0) return 'Give either --list FILE or the two numbers.';
      if (values.delimiter !== undefined && delimiter === null)
        return 'The delimiter is one of ; , | or tab.';
      if (columns !== null && columns.length !== 2) return 'Give two columns: --columns NAME,NAME.';
    }
    const numbers: Numbers = [bankCode, account];
    return { help, version, json, delimiter, columns, list, numbers };
  } catch (error) {
    // The rest is about options that the command does not have.
    const [sentence = ''] = (error as Error).message.split('. ');
    return sentence.endsWith('.') ? sentence : `${sentence}.`;
  }
}
