import { bankCodeInGroups } from '../bankData/bankCodeInGroups.ts';
import { newestDirectory } from '../bankData/generatedDirectories.ts';

/**
 * Rows of a Markdown table about banks of the newest directory: name, bank code, and whether the bank has an IBAN rule
 * of its own.
 *
 * @param bankCodes separated by blanks, in the order of the rows
 * @throws Error if a bank code is not in the directory or has no known rule
 */
export function bankRows(bankCodes: string): string {
  return bankCodes.split(' ').map(row).join('\n');
}

function row(bankCode: string): string {
  const bank = newestDirectory().find(bankCode);
  if (!bank?.bankRule) throw new Error(`The newest bank directory has no bank code ${bankCode} with a rule`);
  const ownRule = bank.bankRule.startsWith('0000') ? 'nein' : 'ja';
  const name = bank.name.replaceAll(' - ', ' – ');
  return `| ${name} | ${bankCodeInGroups(bank.bankCode)} | ${ownRule} |`;
}
