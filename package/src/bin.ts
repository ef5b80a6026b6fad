#!/usr/bin/env node
import { readFileSync } from 'node:fs';
import { bankDirectory } from './directory.ts';
import { runCli } from './runCli.ts';

process.exitCode = runCli(process.argv.slice(2), {
  version: JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8')).version,
  directory: bankDirectory,
});
