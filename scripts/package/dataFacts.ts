import { generatedFiles } from '../../src/bankData/generatedDirectories.ts';

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
