import { hash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Bank, BankDirectory } from '../../src/domain/directory/bankDirectory.ts';
import {
  type BankDirectoryFile,
  parseBankDirectoryFile,
  readBankDirectory,
} from '../../src/domain/directory/generatedDirectory.ts';

const FILE_NAME = /^(\d{4}-\d\d-\d\d)\.generated\.json$/;

export function generatedFile(folder: string, validFrom: string): string {
  return join(folder, `${validFrom}.generated.json`);
}

/** What the generated files of a folder hold, oldest first. */
function contents(folder: string): readonly unknown[] {
  const days = readdirSync(folder).flatMap((name) => FILE_NAME.exec(name)?.[1] ?? []);
  return days.sort().map((day) => JSON.parse(readFileSync(generatedFile(folder, day), 'utf8')));
}

/** The generated directories of a folder, oldest first. */
export function generatedDirectories(folder: string): BankDirectoryFile[] {
  return contents(folder).map(parseBankDirectoryFile);
}

/** The same as the domain uses them. */
export function bankDirectories(folder: string): BankDirectory[] {
  return contents(folder).map(readBankDirectory);
}

/** The generated file: JSON with one bank per line, so that the diff of two quarters is readable. */
export function directoryFileText(
  head: Omit<BankDirectoryFile, 'banksSha256' | 'banks'>,
  banks: readonly Bank[],
): string {
  const headText = JSON.stringify({ ...head, banksSha256: sha256(JSON.stringify(banks)) }, null, 2);
  const bankLines = banks.map((bank) => `    ${JSON.stringify(bank)}`).join(',\n');
  return `${headText.slice(0, -2)},\n  "banks": [\n${bankLines}\n  ]\n}\n`;
}

/** sha256 as 64 hexadecimal digits. */
export function sha256(content: string | Uint8Array): string {
  return hash('sha256', content);
}
