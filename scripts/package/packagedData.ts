import type { Plugin } from 'rolldown';
import { generatedDirectories, generatedFiles } from '../../src/bankData/generatedDirectories.ts';
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

/** The licences of the collections that the facts may come from, by the name of the source in `data/`. */
const LICENCES: Readonly<Record<string, string>> = {
  'bankdata-germany': 'MIT or MPL-2.0',
  'iban-commons': 'Apache-2.0',
  ibandit: 'MIT',
};

/** The data of a release with their dates and sources, as `dist/DATA.md` of the package. */
export function dataFacts(): string {
  const directories = generatedFiles.map(({ validFrom, validUntil, columns, banks }) => {
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
  const text = `# Data of this release\n\n${directories.join('\n')}`;
  const licences = Object.entries(LICENCES).filter(([name]) => text.includes(name));
  const lines = licences.map(([name, licence]) => `- ${name}: ${licence}`);
  return `${text}
## Licences

The facts are those of the Bankleitzahlendatei of the Deutsche Bundesbank.

${lines.join('\n')}
`;
}
