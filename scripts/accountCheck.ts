/**
 * Checks a list of account numbers, each by its check-digit method: `npm run -s account-check -- [FILE]`.
 */

import { parseArgs } from 'node:util';
import { cellsOf, convertLines, STANDARD_INPUT } from '../package/src/cli/lineByLine.ts';
import { parseAccountNumber } from '../src/domain/account/accountNumber.ts';
import { parseBankCode } from '../src/domain/account/bankCode.ts';
import { checkAccount, isAccountCheckMethod } from '../src/domain/accountCheck/checkAccount.ts';

const USAGE = `Usage: npm run -s account-check -- [FILE]

Reads lines “method<tab>account number[<tab>bank code]” from FILE or standard input (semicolons and commas part them as
well) and writes one word for each, in their order: valid, invalid, unchecked (the account number carries no check
digit by this method) or bad-input. The methods are the Prüfzifferberechnungsmethoden of the Deutsche
Bundesbank; 52, 53, B6 and C0 need the bank code.

Exit code: 0, 1 where FILE cannot be read, 2 where the arguments are wrong`;

process.exitCode = await run(process.argv.slice(2));

async function run(args: string[]): Promise<number> {
  try {
    const options = { help: { type: 'boolean' } } as const;
    const { values, positionals } = parseArgs({ args, allowPositionals: true, options });
    if (positionals.length > 1) throw new Error('more than one FILE is given');
    if (!values.help) {
      // npm starts scripts in the folder of the repository; INIT_CWD is the folder in which the user typed the command.
      const folder = process.env.INIT_CWD ?? '.';
      const [path = STANDARD_INPUT] = positionals;
      return convertLines(path, folder, () => ({ header: null, convert: verdictOf }));
    }
    console.log(USAGE);
    return 0;
  } catch (error) {
    console.error(`${(error as Error).message}\n\n${USAGE}`);
    return 2;
  }
}

function verdictOf(line: string): string {
  const cells = cellsOf(line);
  const [methodText = '', accountText = '', bankCodeText] = cells;
  const method = methodText.toUpperCase();
  const accountNumber = parseAccountNumber(accountText);
  if (cells.length > 3 || !isAccountCheckMethod(method) || accountNumber === null) return 'bad-input';
  if (bankCodeText === undefined) return checkAccount(method, accountNumber);
  const bankCode = parseBankCode(bankCodeText);
  return bankCode === null ? 'bad-input' : checkAccount(method, accountNumber, bankCode);
}
