/**
 * The command line of the package on the data of this repository: `npm run -s iban -- BANK_CODE ACCOUNT_NUMBER`, or
 * `npm run -s iban -- --list FILE`.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runCli } from '../package/src/cli/runCli.ts';
import { generatedDirectories } from '../src/bankData/generatedDirectories.ts';
import { chooseDirectory } from '../src/domain/directory/bankDirectory.ts';

// npm starts scripts in the folder of the repository; INIT_CWD is the folder in which the user typed the command.
process.chdir(process.env.INIT_CWD ?? '.');
process.exitCode = await runCli(process.argv.slice(2), {
  command: 'npm run -s iban --',
  version: JSON.parse(readFileSync(join(import.meta.dirname, '../package/package.json'), 'utf8')).version,
  directory: (now) => chooseDirectory(generatedDirectories, now).directory,
});
