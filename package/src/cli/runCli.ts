import { parseArgs } from 'node:util';
import { type BankDirectory, directoryStatus } from '../../../src/domain/directory/bankDirectory.ts';
import { resolveIban } from '../resolveIban.ts';
import { convertList, REASONS, reasonOf } from './convertList.ts';

const USAGE = `Usage: iban-regeln [--json] BANK_CODE ACCOUNT_NUMBER
       iban-regeln [--columns NAME,NAME] --list FILE
       iban-regeln --help | --version

Writes the IBAN that the bank uses for a bank code (8 digits) and an account number (1 to 10 digits). If there is none,
it writes nothing but the reason on standard error. With --json it writes the answer of resolveIban, with every step.

--list reads a CSV from FILE (“-”: standard input) and writes one line for each row, in their order: tab-separated with a
header. Encoding, delimiter (; , tab |), quotes and header are found; the two columns by their names (BLZ, Konto …), if
there are two only, or by --columns: names of the header, or numbers from 1.

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

The other cells of the row follow.

Reasons:

${Object.entries(REASONS)
  .map(([name, sentence]) => `  ${name.padEnd(24)}  ${sentence}`)
  .join('\n')}

Exit code: 0, also for a list with lines without an IBAN; 1 if FILE cannot be read or its columns are not certain; 2 if the
arguments are wrong; 3 if there is no certain IBAN for the given numbers`;

export interface CliContext {
  readonly version: string;
  readonly directory: (now: Date) => BankDirectory;
}

/**
 * The command line: one IBAN, or a list in constant memory.
 *
 * @param args without the program and the script
 * @returns the exit code, as the usage says
 */
export async function runCli(args: readonly string[], context: CliContext): Promise<number> {
  const read = readArguments(args);
  if (typeof read === 'string') {
    console.error(`${read} See iban-regeln --help.`);
    return 2;
  }
  const { help, version, json, list, columns, numbers } = read;
  if (help || version) {
    console.log(help ? USAGE : context.version);
    return 0;
  }
  if (list === undefined) return writeOne(directoryOf(context), numbers, json);
  return convertList(list, columns, () => directoryOf(context));
}

function directoryOf(context: CliContext): BankDirectory {
  const now = new Date();
  const directory = context.directory(now);
  if (directoryStatus(directory, now) === 'expired')
    console.error(
      `The bank data were valid until ${directory.validUntil}; newer banks and rules are missing.`,
    );
  return directory;
}

function writeOne(directory: BankDirectory, numbers: readonly [string, string], isJson: boolean): number {
  const answer = resolveIban(directory, ...numbers);
  if (isJson) console.log(JSON.stringify(answer));
  else if (answer.ok) console.log(answer.iban);
  if (!answer.ok) console.error(`${reasonOf(answer)}: ${REASONS[reasonOf(answer)]}`);
  return answer.ok ? 0 : 3;
}

/** The arguments, or what is wrong with them in one sentence. */
function readArguments(args: readonly string[]) {
  const flag = { type: 'boolean', default: false } as const;
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        ...{ help: { ...flag, short: 'h' }, version: flag, json: flag },
        ...{ columns: { type: 'string' }, list: { type: 'string' } },
      },
    });
    const { help, version, list } = values;
    const [bankCode = '', account = ''] = positionals;
    const columns = values.columns?.split(',').map((name) => name.trim()) ?? null;
    if (!help && !version) {
      if (list === undefined && positionals.length !== 2)
        return 'Give a bank code and an account number, and nothing else; or --list FILE.';
      if (list !== undefined && (positionals.length > 0 || values.json))
        return 'Give either --list FILE or the two numbers, --json only with these.';
      if (columns !== null && columns.length !== 2) return 'Give two columns: --columns NAME,NAME.';
    }
    return { ...values, columns, numbers: [bankCode, account] as const };
  } catch (error) {
    // The other messages are about unknown options.
    const [sentence = ''] = (error as Error).message.split('. ');
    return sentence.endsWith('.') ? sentence : `${sentence}.`;
  }
}
