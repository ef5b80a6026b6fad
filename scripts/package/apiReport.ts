import { join } from 'node:path';

export const API_FILE = join(import.meta.dirname, '../../package/api.md');

const HEAD = `# Public declarations

Written by \`npm run package\`. Whoever changes this file changes what others build on.
`;

/** The declarations of all entries as one text, without comments, so that it changes only with a type or a name. */
export function apiReport(declarations: Readonly<Record<string, string>>): string {
  const parts = Object.entries(declarations).map(
    ([name, text]) =>
      `\n## ${name === 'index' ? 'iban-regeln' : `iban-regeln/${name}`}\n\n\`\`\`ts\n${bare(text)}\n\`\`\`\n`,
  );
  return HEAD + parts.join('');
}

/** Declarations without comments and empty lines. */
function bare(text: string): string {
  return text
    .replace(/^[ \t]*\/\*\*[\s\S]*?\*\/\n/gm, '')
    .replace(/\t/g, '  ')
    .replace(/[ \t]+$/gm, '')
    .replace(/\n{2,}/g, '\n')
    .replace(/\n *\|/g, ' |')
    .replace(/=\n *(?=["{])/g, '= ')
    .trim();
}
