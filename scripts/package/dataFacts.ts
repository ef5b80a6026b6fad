import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseBankDirectoryFile } from '../../src/domain/directory/generatedDirectory.ts';
import { generatedDays, generatedFile } from '../importBanks/directoryFolder.ts';
import { readRuleTable } from '../importBanks/ruleTable.ts';

const LICENCES = `## Licences

The facts are those of the Deutsche Bundesbank, which publishes the Bankleitzahlendatei for general use in payments. The
packages through which they came: bankdata-germany is under MIT or MPL-2.0, schwifty under MIT; konto_check is under LGPL, and
only the facts of its table were taken, no code.`;

/** The data of a release with their dates and sources, as `dist/DATA.md` of the package. */
export function dataFacts(root: string): string {
  const folder = join(root, 'data/banks');
  const directories = generatedDays(folder).map((day) => {
    const { validFrom, validUntil, columns, banks } = parseBankDirectoryFile(
      JSON.parse(readFileSync(generatedFile(folder, day), 'utf8')),
    );
    const rows = Object.entries(columns).map(
      ([name, { asOf, source }]) => `| \`${name}\` | ${asOf} | ${source} |`,
    );
    return `## Bank directory, ${validFrom} to ${validUntil}

${banks.length} bank codes. Main records of the Bankleitzahlendatei of the Deutsche Bundesbank.

| column | valid from | source |
|---|---|---|
${rows.join('\n')}
`;
  });
  const { validFrom, validUntil, sources, fileName } = readRuleTable(
    join(root, 'data/bankRules'),
    '9999-12-31',
  );
  const rules = sources.map(({ what, from }) => `- ${what}: ${from}`);
  return `# Data of this release

${directories.join('\n')}
## Table of IBAN rules, ${validFrom} to ${validUntil} (${fileName})

${rules.join('\n')}

${LICENCES}
`;
}
