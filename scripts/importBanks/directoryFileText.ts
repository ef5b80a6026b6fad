import { createHash } from 'node:crypto';
import type { Bank } from '../../src/domain/directory/bankDirectory.ts';
import type { BankDirectoryFile } from '../../src/domain/directory/generatedDirectory.ts';

/** sha256 as 64 hexadecimal digits. */
export function sha256(content: string | Uint8Array): string {
  return createHash('sha256').update(content).digest('hex');
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
