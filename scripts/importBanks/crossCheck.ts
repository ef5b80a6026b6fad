import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { z } from 'zod';
import { type Bank, dayInGermany } from '../../src/domain/directory/bankDirectory.ts';

const nameAndBic = z.record(z.string(), z.array(z.string()));
const nextQuarter = z.object({ valid: z.string(), remove: z.array(z.string()), upsert: nameAndBic });

type NamesAndBics = z.infer<typeof nameAndBic>;

/**
 * Compares names and BICs with those of the package `bankdata-germany`, which is made from the same official files.
 *
 * @param validFrom selects the current or the next quarter of the package
 * @returns the quarter that was compared (`before YYYY-MM-DD` or `from YYYY-MM-DD`) and a sentence for each difference
 */
export function crossCheck(
  banks: readonly Bank[],
  validFrom: string,
): { quarter: string; differences: string[] } {
  const { quarter, namesAndBics } = packageData(validFrom);
  const differences: string[] = [];
  for (const bank of banks) {
    const [name, bic = ''] = namesAndBics[bank.bankCode] ?? [];
    if (name === undefined) differences.push(`${bank.bankCode} ${bank.name} is not in it`);
    else if (name !== bank.name)
      differences.push(`${bank.bankCode} is called “${name}” there, “${bank.name}” here`);
    if (name !== undefined && bic !== bank.bic)
      differences.push(`${bank.bankCode} has the BIC “${bic}” there, “${bank.bic}” here`);
  }
  const here = new Set<string>(banks.map((bank) => bank.bankCode));
  for (const [bankCode, [name]] of Object.entries(namesAndBics))
    if (!here.has(bankCode)) differences.push(`${bankCode} ${name} is only there`);
  return { quarter, differences };
}

/** The API of the package returns only single banks, so its two data files are read. */
function packageData(validFrom: string): { quarter: string; namesAndBics: NamesAndBics } {
  const main = createRequire(import.meta.url).resolve('bankdata-germany');
  const read = (name: string) => JSON.parse(readFileSync(join(dirname(main), 'data', name), 'utf8'));
  const current = nameAndBic.parse(read('current.json'));
  const next = nextQuarter.parse(read('next.json'));
  const nextFrom = dayInGermany(new Date(next.valid));
  if (validFrom < nextFrom) return { quarter: `before ${nextFrom}`, namesAndBics: current };
  const namesAndBics = { ...current, ...next.upsert };
  for (const bankCode of next.remove) delete namesAndBics[bankCode];
  return { quarter: `from ${nextFrom}`, namesAndBics };
}
