#!/usr/bin/env node
import { readFileSync } from 'node:fs';
import { runCli } from './cli/runCli.ts';
import { bankDirectory } from './directory.ts';

process.exitCode = await runCli(process.argv.slice(2), {
  version: JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8')).version,
  directory: bankDirectory,
});
