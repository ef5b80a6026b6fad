import { parseArgs } from 'node:util';
import { type BankDirectory, directoryStatus } from '../../src/domain/directory/bankDirectory.ts';
import { type ResolvedIban, resolveIban } from './resolveIban.ts';
import { noIbanSentences, resolveSentences } from './sentences.ts';

/** Every reason with its sentence. */
const REASONS: Readonly<Record<string, string>> = { ...resolveSentences, ...noIbanSentences };

const USAGE = `Usage: iban-regeln [--json] BANK_CODE ACCOUNT_NUMBER
       iban-regeln --help | --version

Writes the IBAN that the bank uses for a bank code (8 digits) and an account number (1 to 10 digits). If there is none,
it writes nothing but the reason on standard error. With --json it writes the answer of resolveIban, with every step.

Reasons:

${Object.entries(REASONS)
  .map(([name, sentence]) => `  ${name.padEnd(24)}  ${sentence}`)
  .join('\n')}

Exit code: 0; 2 if the arguments are wrong; 3 if there is no certain IBAN for the given numbers`;

export interface CliContext {
  readonly version: string;
  readonly directory: (now: Date) => BankDirectory;
}

/**
 * The command line: one IBAN.
 *
 * @param args without the program and the script
 * @returns the exit code, as the usage says
 */
export function runCli(args: readonly string[], context: CliContext): number {
  const read = readArguments(args);
  if (typeof read === 'string') {
    console.error(`${read} See iban-regeln --help.`);
    return 2;
  }
  const { help, version, json, numbers } = read;
  if (help || version) {
    console.log(help ? USAGE : context.version);
    return 0;
  }
  return writeOne(directoryOf(context), numbers, json);
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

function reasonOf({ code, resolution }: ResolvedIban & { ok: false }): string {
  return (code === 'no-iban' && resolution.noIbanReason) || code;
}

/** The arguments, or what is wrong with them in one sentence. */
function readArguments(args: readonly string[]) {
  const flag = { type: 'boolean', default: false } as const;
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: { help: { ...flag, short: 'h' }, version: flag, json: flag },
    });
    const [bankCode = '', account = ''] = positionals;
    if (!values.help && !values.version && positionals.length !== 2)
      return 'Give a bank code and an account number, and nothing else.';
    return { ...values, numbers: [bankCode, account] as const };
  } catch (error) {
    // The other messages are about unknown options.
    const [sentence = ''] = (error as Error).message.split('. ');
    return sentence.endsWith('.') ? sentence : `${sentence}.`;
  }
}
