import type { Plugin } from 'rolldown';
import { generatedDirectories } from '../../src/bankData/generatedDirectories.ts';
import type { Bank } from '../../src/domain/directory/bankDirectory.ts';

/** Makes the module of `package/src/virtual.d.ts`: the bank directories. */
export function dataModule(): Plugin {
  const id = '\0virtual:directories.js';
  const directories = () =>
    generatedDirectories.map(({ banks, validFrom, validUntil, columnDates }) => ({
      ...{ validFrom, validUntil, columnDates },
      rows: banks.map(rowOf).join('\n'),
    }));
  return {
    name: 'data-module',
    resolveId: (name) => (name === 'virtual:directories' ? id : null),
    load: (name) => (name === id ? `export const packed = () => ${JSON.stringify(directories())};\n` : null),
  };
}

/** Written by rows, because the name of a bank resembles its short name and town, and gzip finds only nearby repetitions. */
function rowOf(bank: Bank): string {
  const { bankCode, name, shortName, postcode, town, bic, accountCheckMethod, bankRule, successor } = bank;
  const cells = [bankCode, name, shortName, postcode, town, bic, accountCheckMethod, bankRule, successor];
  const row = [...cells, bank.isMarkedForDeletion ? '1' : ''].map((cell) => cell ?? '');
  if (/[\t\n]/.test(row.join(''))) throw new Error(`The bank ${bankCode} has a tab or line break`);
  return row.join('\t');
}
