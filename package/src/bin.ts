#!/usr/bin/env node
import { runCli } from './cli/runCli.ts';
import { bankDirectory } from './directory.ts';

process.exitCode = await runCli(process.argv.slice(2), {
  command: 'iban-regeln',
  folder: '.',
  directory: bankDirectory,
});
