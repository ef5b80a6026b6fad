import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { UnreadableFile } from '../../src/domain/bankFile/anomaly.ts';
import type { Bank } from '../../src/domain/directory/bankDirectory.ts';
import type { BankDirectoryFile } from '../../src/domain/directory/generatedDirectory.ts';

const ruleTableFile = z.strictObject({
  validFrom: z.iso.date(),
  validUntil: z.iso.date(),
  sources: z.array(z.strictObject({ what: z.string(), from: z.string() })),
  ruleByBankCode: z.record(z.string().regex(/^[1-8]\d{7}$/), z.string().regex(/^\d{6}$/)),
});

export type RuleTableFile = z.infer<typeof ruleTableFile>;

/** The IBAN rule of each bank code on a day; the public files of the Bundesbank do not contain it. */
export interface RuleTable extends RuleTableFile {
  readonly fileName: string;
}

const FILE_NAME = /^rulesByBankCode\.(\d{4}-\d\d-\d\d)\.json$/;

/**
 * Returns the newest rule table that was valid on a day, or the oldest one. The directory records the date of the rules.
 *
 * @param folder `data/bankRules`
 * @param day YYYY-MM-DD
 */
export function readRuleTable(folder: string, day: string): RuleTable {
  const names = readdirSync(folder)
    .filter((name) => FILE_NAME.test(name))
    .sort();
  const fileName = names.findLast((name) => (FILE_NAME.exec(name)?.[1] ?? '') <= day) ?? names[0];
  if (fileName === undefined) throw new UnreadableFile(`there is no rule table in ${folder}`);
  return { fileName, ...ruleTableFile.parse(JSON.parse(readFileSync(join(folder, fileName), 'utf8'))) };
}

/** The rule table from an extended file, for the public files of later quarters. */
export function ruleTableText(
  head: Pick<BankDirectoryFile, 'validFrom' | 'validUntil' | 'source'>,
  banks: readonly Bank[],
): string {
  const { validFrom, validUntil, source } = head;
  const table: RuleTableFile = {
    validFrom,
    validUntil,
    sources: [
      {
        what: 'all bank codes',
        from: `extended Bankleitzahlendatei of the Deutsche Bundesbank, ${source.file}`,
      },
    ],
    ruleByBankCode: Object.fromEntries(
      banks.flatMap(({ bankCode, bankRule }) => (bankRule ? [[bankCode, bankRule]] : [])),
    ),
  };
  return `${JSON.stringify(table, null, 2)}\n`;
}
